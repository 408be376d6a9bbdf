/// Who stands on a point, as it is drawn.
public enum DrawnPiece: Hashable, Sendable {
    case tiger, goat
}

/// A point where the selected piece can go, and the goat that it would take on the way.
public struct DrawnTarget: Hashable, Sendable {
    public var point: Int
    public var takes: Int?

    public init(point: Int, takes: Int? = nil) {
        self.point = point
        self.takes = takes
    }
}

/// The move that led to a position; `ply` tells one such move from the next.
public struct DrawnMove: Hashable, Sendable {
    public var ply: Int
    public var from: Int?
    public var to: Int
    public var over: Int?
    public var piece: DrawnPiece

    public init(ply: Int, from: Int?, to: Int, over: Int?, piece: DrawnPiece) {
        self.ply = ply
        self.from = from
        self.to = to
        self.over = over
        self.piece = piece
    }
}

/// An arrow along a move; without a start it comes from above, as a piece from the hand does.
public struct DrawnArrow: Hashable, Sendable {
    public var from: Int?
    public var to: Int

    public init(from: Int? = nil, to: Int) {
        self.from = from
        self.to = to
    }
}

/// What a hint or a lesson draws: rings around points, and arrows.
public struct DrawnPointer: Hashable, Sendable {
    public var rings: [Int]
    public var arrows: [DrawnArrow]

    public init(rings: [Int] = [], arrows: [DrawnArrow] = []) {
        self.rings = rings
        self.arrows = arrows
    }
}

/// Which pieces are drawn.
public enum DrawnSet: Hashable, Sendable {
    /// A tiger's and a goat's head.
    case tokens
    /// Large and small stones.
    case pebbles
}

/// Everything that is drawn on a board, computed by nobody here: it is filled from a snapshot of the core.
public struct BoardPicture: Hashable, Sendable {
    public var pieces: [DrawnPiece?]
    public var selected: Int?
    public var targets: [DrawnTarget] = []
    /// Whether targets are known but not shown: a drag snaps to them all the same.
    public var hidesTargets = false
    public var trapped: Set<Int> = []
    public var moved: DrawnMove?
    public var pointer = DrawnPointer()
    /// Lines that are drawn strongly, each as its points in order.
    public var strongLines: [[Int]] = []
    /// The names of the points, where they are shown.
    public var names: [String]?
    /// Whether the pieces are turned to face a player on the other side.
    public var upsideDown = false

    public init(pieces: [DrawnPiece?]) {
        self.pieces = pieces
    }
}

/// How one point is spoken of.
public struct PointSpeech: Hashable, Sendable {
    /// Where it is and what stands there.
    public var label: String
    /// Whether it is selected, can move, is a target; empty if there is nothing to say.
    public var value: String
    /// What activating it does, if it does anything.
    public var action: String?
    /// Whether the piece here is the selected one.
    public var selected: Bool

    public init(label: String, value: String = "", action: String? = nil, selected: Bool = false) {
        self.label = label
        self.value = value
        self.action = action
        self.selected = selected
    }
}

/// Points of one kind, which a screen reader can step through.
public struct BoardRotor: Hashable, Sendable {
    public var title: String
    public var points: [Int]

    public init(title: String, points: [Int]) {
        self.title = title
        self.points = points
    }
}

/// How a whole board is spoken of.
public struct BoardSpeech: Hashable, Sendable {
    /// What the board is called.
    public var board: String
    /// One element a point, in reading order.
    public var points: [PointSpeech]
    public var tigers: BoardRotor
    public var goats: BoardRotor
    public var targets: BoardRotor

    public init(board: String, points: [PointSpeech], tigers: BoardRotor, goats: BoardRotor, targets: BoardRotor) {
        self.board = board
        self.points = points
        self.tigers = tigers
        self.goats = goats
        self.targets = targets
    }
}
