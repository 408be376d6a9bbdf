import Aadupuli
import Observation

/// One lesson in the list.
public struct LessonCard: Identifiable, Equatable, Sendable {
    public var id: LessonId
    public var title: String
    public var summary: String
    /// Not started, in progress, done.
    public var state: String
    public var isDone: Bool
}

/// The screen of lessons and guides.
@MainActor @Observable
public final class LearnModel {
    @ObservationIgnored private let services: Services

    init(services: Services) {
        self.services = services
    }

    private var words: Words { services.words }

    /// The lessons that teach the game.
    public var lessons: [LessonCard] { cards { !$0.aboutDifferences } }

    /// The lessons on what is different in another game.
    public var differences: [LessonCard] { cards(\.aboutDifferences) }

    /// How to play, for each game.
    public var rules: [Choice<GuideTopic>] {
        allGames().map { Choice(.rules(game: $0.id), words.name(of: $0)) }
    }

    /// Strategy, for each side.
    public var strategies: [Choice<GuideTopic>] {
        [
            Choice(.strategy(game: GameId.standard.id, side: Side.goats.id), words.text("learn-strategy-goats")),
            Choice(.strategy(game: GameId.standard.id, side: Side.tigers.id), words.text("learn-strategy-tigers")),
        ]
    }

    /// Reads progress again.
    public func refresh() async {
        await services.learning.refresh()
    }

    /// Forgets how far all lessons have come.
    public func forgetProgress() async {
        await services.learning.forgetLessons()
    }

    private func cards(_ belongs: (LessonEntry) -> Bool) -> [LessonCard] {
        services.learning.lessons.filter(belongs).map { entry in
            let state =
                entry.inTheMiddle
                ? words.text("learn-in-progress")
                : entry.completed ? words.text("learn-done") : words.text("learn-not-started")
            return LessonCard(
                id: entry.lesson, title: entry.title, summary: entry.summary, state: state, isDone: entry.completed)
        }
    }
}
