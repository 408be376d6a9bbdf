/// What a player's clock shows, and how it is spoken.
public struct ClockFace: Equatable, Sendable {
    public var digits: String
    public var spoken: String
    /// Whether less than a minute is left.
    public var urgent: Bool
}

/// The captured goats as places of which some are filled.
public struct TallyFace: Equatable, Sendable {
    public var captured: Int
    public var needed: Int
    public var words: String
}

/// The pieces that have not yet entered.
public struct TrayFace: Equatable, Sendable {
    public var count: Int
    public var words: String
    public var canDrag: Bool
}

/// One player's bar.
public struct PlayerFace: Equatable, Sendable {
    public var piece: DrawnPiece
    public var name: String
    public var toMove: Bool
    public var thinking: Bool
    public var clock: ClockFace?
    public var tally: TallyFace?
    public var tray: TrayFace?
}

/// Claiming a draw, where the rules have it.
public struct ClaimFace: Equatable, Sendable {
    /// The words of the button: what it does, or from when it can be done.
    public var title: String
    public var enabled: Bool
}

/// One row of the list of moves.
public struct MoveRow: Identifiable, Equatable, Sendable {
    public var ply: Int
    public var text: String
    public var spoken: String

    public var id: Int { ply }
}

/// A hint as far as it was asked for.
public struct HintFace: Equatable, Sendable {
    public var sentence: String
    /// The button that asks for the next step; nil at the last.
    public var more: String?
}

/// What the person is asked before it happens.
public enum GameQuestion: Equatable, Sendable {
    case resign, claim, playOn
}
