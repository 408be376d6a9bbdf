import Aadupuli
import Observation

/// The screen that everything starts from.
@MainActor @Observable
public final class HomeModel {
    @ObservationIgnored private let services: Services
    /// The unfinished game, to go on with.
    public private(set) var unfinished: GameCard?
    /// The last three games that have ended.
    public private(set) var recent: [GameCard] = []

    init(services: Services) {
        self.services = services
    }

    private var words: Words { services.words }

    /// What the person should know of the disk, if anything.
    public var problem: String? { services.archive.problem }

    /// Reads everything again.
    public func refresh() async {
        let current = await services.archive.current()
        unfinished = current.flatMap { $0.outcome == nil ? GameCard($0, services: services) : nil }
        let games = await services.archive.games(most: 12)
        let finished = games.compactMap { listing -> GameCard? in
            guard case .playable(let entry) = listing, entry.outcome != nil else { return nil }
            return GameCard(entry, services: services)
        }
        recent = Array(finished.prefix(3))
        await services.learning.refresh()
    }

    /// How many lessons are done.
    public var learnProgress: String {
        let all = services.learning.lessons
        let done = all.filter(\.completed).count
        return words.text("home-learn-progress", ["done": .number(done), "all": .number(all.count)])
    }

    /// Whether the puzzle of the day waits, and the streak.
    public var puzzlesDetail: String {
        let learning = services.learning
        return words.list([
            learning.isDailySolved ? words.text("home-daily-solved") : words.text("home-daily-waiting"),
            words.text("home-streak", ["count": .number(learning.streak)]),
        ])
    }

    /// The board of the first start.
    public var startShape: BoardShape { services.shape(of: .aaduPuli) }

    /// The position of the first start.
    public var startPicture: BoardPicture {
        let choice = RulesChoice(game: .standard)
        let points = (try? rulesOf(choice: choice)).flatMap { try? pointsOf(position: $0.start, rules: choice) }
        return BoardPicture(points: points ?? [], lastMove: nil, showsTrapped: false)
    }
}
