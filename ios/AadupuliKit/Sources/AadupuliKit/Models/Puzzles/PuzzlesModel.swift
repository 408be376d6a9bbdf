import Aadupuli
import Observation

/// The screen of puzzles: the one of the day, and the others by theme and difficulty.
@MainActor @Observable
public final class PuzzlesModel {
    @ObservationIgnored private let services: Services
    /// How hard the puzzles are that are opened from here; nil for any.
    public var difficulty: PuzzleDifficulty?

    init(services: Services) {
        self.services = services
    }

    private var words: Words { services.words }
    private var learning: Learning { services.learning }

    /// Reads progress again.
    public func refresh() async {
        await learning.refresh()
    }

    /// Whether the puzzle of the day waits.
    public var daily: String {
        learning.isDailySolved ? words.text("home-daily-solved") : words.text("home-daily-waiting")
    }

    public var streak: String { words.text("puzzle-streak", ["count": .number(learning.streak)]) }
    public var longestStreak: String {
        words.text("puzzle-longest-streak", ["count": .number(learning.longestStreak)])
    }
    public var solved: String { words.text("puzzle-solved-count", ["count": .number(learning.solved)]) }

    public var difficulties: [Choice<PuzzleDifficulty?>] {
        [Choice(nil, words.text("action-all"))]
            + allPuzzleDifficulties().map {
                Choice($0, words.text("puzzle-difficulty", ["difficulty": .text($0.id)]))
            }
    }

    /// Any theme, and the themes of which there are puzzles as hard as is chosen.
    public var themes: [Choice<PuzzleTheme?>] {
        [Choice(nil, words.text("action-all"))]
            + puzzleThemes(game: learning.game, difficulty: difficulty).map {
                Choice($0, words.text("puzzle-theme", ["theme": .text($0.id)]))
            }
    }

    /// A puzzle of this theme, or of any, as hard as is chosen.
    public func choice(of theme: PuzzleTheme?) -> PuzzleChoice {
        .wish(theme: theme?.id, difficulty: difficulty?.id)
    }
}
