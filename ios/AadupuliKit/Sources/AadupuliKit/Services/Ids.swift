import Aadupuli

// The words that texts, saved places and file names use for the core's choices.

extension GameId {
    /// The word for it, such as `adu-huli`.
    public var id: String {
        switch self {
        case .standard: "standard"
        case .parlour: "parlour"
        case .aduHuli: "adu-huli"
        case .baghChal: "bagh-chal"
        }
    }

    /// The game that this word names.
    public init?(id: String) {
        guard let game = allGames().first(where: { $0.id == id }) else { return nil }
        self = game
    }
}

extension Variant {
    /// The word for it, such as `multiple-jumps`.
    public var id: String {
        switch self {
        case .fifteenCaptures: "fifteen-captures"
        case .multipleJumps: "multiple-jumps"
        case .placingTigers: "placing-tigers"
        case .repeaterLoses: "repeater-loses"
        }
    }

    /// The variant that this word names.
    public init?(id: String) {
        guard let variant = allVariants().first(where: { $0.id == id }) else { return nil }
        self = variant
    }
}

extension Side {
    /// The word for it: `goats` or `tigers`.
    public var id: String {
        switch self {
        case .goats: "goats"
        case .tigers: "tigers"
        }
    }

    /// The opponent.
    public var other: Side {
        switch self {
        case .goats: .tigers
        case .tigers: .goats
        }
    }
}

extension LessonId {
    /// The word for it, such as `tiger-moves`.
    public var id: String {
        switch self {
        case .board: "board"
        case .tigerMoves: "tiger-moves"
        case .captures: "captures"
        case .safePoints: "safe-points"
        case .trapping: "trapping"
        case .draws: "draws"
        case .baghChal: "bagh-chal"
        case .aduHuli: "adu-huli"
        }
    }

    /// The lesson that this word names.
    public init?(id: String) {
        guard let lesson = allLessons().first(where: { $0.id == id }) else { return nil }
        self = lesson
    }
}

extension Rules {
    /// The same rules as a choice.
    public var choice: RulesChoice { RulesChoice(game: game, variants: variants, handicap: handicap) }
}

extension PuzzleTheme {
    /// The word for it, such as `save-goat`.
    public var id: String {
        switch self {
        case .capture: "capture"
        case .fork: "fork"
        case .trap: "trap"
        case .saveGoat: "save-goat"
        case .holdDraw: "hold-draw"
        }
    }

    /// The theme that this word names.
    public init?(id: String) {
        guard let theme = allPuzzleThemes().first(where: { $0.id == id }) else { return nil }
        self = theme
    }
}

extension PuzzleDifficulty {
    /// The word for it, such as `medium`.
    public var id: String {
        switch self {
        case .easy: "easy"
        case .medium: "medium"
        case .hard: "hard"
        }
    }

    /// The difficulty that this word names.
    public init?(id: String) {
        guard let difficulty = allPuzzleDifficulties().first(where: { $0.id == id }) else { return nil }
        self = difficulty
    }
}
