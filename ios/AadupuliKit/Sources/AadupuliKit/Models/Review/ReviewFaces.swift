/// The strip of values over the moves.
public struct StripFace: Equatable, Sendable {
    public struct Value: Equatable, Sendable {
        /// From -1, the tigers win, to 1, the goats win.
        public var height: Double
        /// Whether it is proved.
        public var isExact: Bool
    }

    public var title: String
    public var goatsBetter: String
    public var tigersBetter: String
    /// Whether the values are proved or estimated.
    public var legend: String?
    /// One value a position, the start in front.
    public var values: [Value]
    /// The position that is shown.
    public var selected: Int
    /// What a screen reader says of the position that is shown.
    public var spoken: String
}

/// How far a review has come.
public struct WorkFace: Equatable, Sendable {
    public var share: Double
    public var words: String
}
