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

/// What a hint or a lesson draws: rings around points, and an arrow.
public struct DrawnPointer: Hashable, Sendable {
    public var rings: [Int]
    public var from: Int?
    public var to: Int?

    public init(rings: [Int] = [], from: Int? = nil, to: Int? = nil) {
        self.rings = rings
        self.from = from
        self.to = to
    }
}

/// Everything that is drawn on a board, computed by nobody here: it is filled from a snapshot of the core.
public struct BoardPicture: Hashable, Sendable {
    public var pieces: [DrawnPiece?]
    public var selected: Int?
    public var targets: [DrawnTarget] = []
    public var trapped: Set<Int> = []
    public var moved: DrawnMove?
    public var pointer = DrawnPointer()
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
