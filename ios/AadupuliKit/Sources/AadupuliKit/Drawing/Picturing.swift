import Aadupuli
import Foundation

extension BoardShape {
    /// The board as the core lays it out.
    public init(_ layout: BoardLayout) {
        self.init(
            points: layout.points.map { CGPoint(x: $0.x, y: $0.y) },
            lines: layout.lines.map { line in line.map { Int($0) } },
            ways: layout.points.map { point in
                Ways(
                    up: point.up.map { Int($0) }, down: point.down.map { Int($0) }, left: point.left.map { Int($0) },
                    right: point.right.map { Int($0) })
            })
    }

    /// The board of this kind.
    public static func of(_ kind: BoardKind) -> BoardShape {
        BoardShape(boardLayout(kind: kind))
    }
}

extension Piece {
    /// How the piece is drawn.
    public var drawn: DrawnPiece {
        switch self {
        case .tiger: .tiger
        case .goat: .goat
        }
    }
}

extension Side {
    /// The piece that the side plays.
    public var drawn: DrawnPiece {
        switch self {
        case .tigers: .tiger
        case .goats: .goat
        }
    }
}

extension DrawnMove {
    /// The move as it is drawn; a stop or a pass moves nothing.
    public init?(_ entry: MoveEntry) {
        self.init(entry.played, ply: Int(entry.ply), piece: entry.side.drawn)
    }

    /// A move that has led to a position: what moved stands there now.
    init?(_ move: Move, ply: Int, on points: [PointState]) {
        let piece = DrawnArrow(move).flatMap { arrow in
            points.indices.contains(arrow.to) ? points[arrow.to].piece?.drawn : nil
        }
        guard let piece else { return nil }
        self.init(move, ply: ply, piece: piece)
    }

    private init?(_ move: Move, ply: Int, piece: DrawnPiece) {
        switch move {
        case .place(let to): self.init(ply: ply, from: nil, to: Int(to), over: nil, piece: piece)
        case .step(let from, let to): self.init(ply: ply, from: Int(from), to: Int(to), over: nil, piece: piece)
        case .capture(let from, let over, let to):
            self.init(ply: ply, from: Int(from), to: Int(to), over: Int(over), piece: piece)
        case .stop, .pass: return nil
        }
    }
}

extension BoardPicture {
    /// The points of a snapshot, and the move that led to it.
    public init(points: [PointState], lastMove: MoveEntry?, showsTrapped: Bool) {
        self.init(pieces: points.map { $0.piece?.drawn })
        if showsTrapped { trapped = Set(points.filter(\.trapped).map { Int($0.point) }) }
        moved = lastMove.flatMap(DrawnMove.init)
    }
}

extension [PointState] {
    /// Where the selected piece can go; with nothing selected, where a piece can enter, if that is shown.
    func targets(from selected: Int?, placements: Bool) -> [DrawnTarget] {
        if let selected, indices.contains(selected) {
            return self[selected].targets.map { DrawnTarget(point: Int($0.to), takes: $0.captures.map { Int($0) }) }
        }
        return placements ? filter(\.canPlace).map { DrawnTarget(point: Int($0.point)) } : []
    }
}

extension DrawnArrow {
    /// An arrow along a move; a stop or a pass has none.
    public init?(_ move: Move) {
        switch move {
        case .place(let to): self.init(to: Int(to))
        case .step(let from, let to), .capture(let from, _, let to): self.init(from: Int(from), to: Int(to))
        case .stop, .pass: return nil
        }
    }
}

extension DrawnPointer {
    /// What a lesson or a diagram points at.
    public init(_ pointers: Pointers) {
        self.init(rings: pointers.points.map { Int($0) }, arrows: pointers.arrows.compactMap { DrawnArrow($0) })
    }

    /// An arrow along a move, from a ring around its piece.
    public init(_ move: Move) {
        let arrow = DrawnArrow(move)
        self.init(rings: arrow?.from.map { [$0] } ?? [], arrows: arrow.map { [$0] } ?? [])
    }
}
