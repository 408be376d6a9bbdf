import Aadupuli
import Foundation
import Observation

/// The whole app: which screens are open, and the models that outlive a screen.
@MainActor @Observable
public final class AppModel {
    /// What the models work with.
    @ObservationIgnored public let services: Services
    /// The screens that are open above home, the topmost last.
    public var path: [Route] = []
    /// The game that is being played or looked at.
    public private(set) var game: GameModel?
    /// Home.
    public let home: HomeModel
    /// My games.
    public let games: GamesModel
    /// Whether words and surfaces are dark.
    public var isDark = false
    /// Whether nothing was chosen yet on the screen of the first start.
    public private(set) var isFirstStart: Bool

    /// Every word.
    public var words: Words { services.words }
    /// The settings.
    public var settings: SettingsModel { services.settings }
    /// Whether boards have a dark ground.
    public var boardIsDark: Bool { settings.colors(dark: isDark) != .paper }

    /// The app on a device, with what it keeps in a folder.
    public convenience init(platform: any Platform, folder: String) {
        self.init(services: Services(platform: platform, folder: folder))
    }

    /// The app with these services.
    public init(services: Services) {
        self.services = services
        home = HomeModel(services: services)
        games = GamesModel(services: services)
        isFirstStart = !services.settings.startedBefore
    }

    // MARK: Ways

    /// Opens a screen above the one that is open.
    public func open(_ route: Route) {
        path.append(route)
    }

    /// Opens a screen in place of the one that is open.
    public func replaceTop(with route: Route) {
        if !path.isEmpty { path.removeLast() }
        path.append(route)
    }

    /// Goes home; a game that is open is kept.
    public func goHome() {
        path = []
    }

    /// The way to the open screen as text, to be kept by the system.
    public var place: String { path.text }

    /// Goes back to a place that the system has kept, as far as it still exists.
    public func restore(place: String) async {
        guard path.isEmpty else { return }
        let kept = [Route](text: place)
        if kept.contains(.game), game == nil {
            guard let current = await services.archive.current(),
                let reopened = await services.archive.resume(current.number)
            else { return }
            hold(reopened)
        }
        path = kept
    }

    /// The first start: straight into the first lesson.
    public func startLearning() {
        leaveFirstStart()
        path = [.learn, .lesson(services.learning.suggested.id)]
    }

    /// The first start: a new game.
    public func startPlaying() {
        leaveFirstStart()
        path = [.newGame(nil)]
    }

    private func leaveFirstStart() {
        isFirstStart = false
        services.settings.startedBefore = true
    }

    // MARK: Games

    private func hold(_ kept: KeptGame) {
        game?.leave()
        game = GameModel(kept, services: services)
    }

    /// Starts the game that the page describes. One that is unfinished is kept among the games.
    public func startGame(_ page: NewGameModel) {
        guard let begun = page.begin() else { return }
        game?.leave()
        let kept = KeptGame(begun)
        services.archive.begin(kept)
        let model = GameModel(kept, services: services)
        game = model
        path = [.game]
        services.platform.announce(words.text("announce-game-started", ["rules": .text(model.rules)]))
    }

    /// Goes on with the unfinished game.
    public func continueGame(_ card: GameCard) {
        Task { await resumeGame(card.id) }
    }

    /// Opens a game of the list: to play on, or to review where it has ended.
    public func openGame(_ card: GameCard) {
        if card.isFinished {
            open(.review(card.id))
        } else {
            continueGame(card)
        }
    }

    /// Goes on with a game of the list.
    public func resumeGame(_ number: Int64) async {
        guard let kept = await services.archive.resume(number) else {
            await games.refresh()
            await home.refresh()
            return
        }
        hold(kept)
        path = [.game]
    }

    /// Opens the review of a game that is open.
    public func openReview(of model: GameModel) {
        Task {
            await services.archive.settle()
            if let number = model.number { open(.review(number)) }
        }
    }

    // MARK: Life of the app

    /// The app goes to the background.
    public func pause() {
        game?.pause()
    }

    /// The app comes back; another day may have begun.
    public func resume() {
        game?.resume()
        Task { await home.refresh() }
    }

    /// A file that another app handed over, or that was chosen; nil where it could not be read.
    public func bring(bytes: Data?) async {
        await games.bring(bytes: bytes)
        if path.last != .games, path.last != .settings { path = [.games] }
    }

    /// Deletes all games, statistics, progress and settings.
    public func deleteEverything() async {
        game?.leave()
        game = nil
        await services.archive.deleteEverything()
        await services.reload()
        await games.deletedEverything()
        await home.refresh()
        isFirstStart = !services.settings.startedBefore
        path = []
    }

    // MARK: Models of screens

    public func newGame(_ start: GameStart?) -> NewGameModel {
        NewGameModel(start: start, services: services, keepsUnfinished: home.unfinished != nil)
    }
    public func review(of number: Int64) -> ReviewModel { ReviewModel(number: number, services: services) }
    public func puzzles() -> PuzzlesModel { PuzzlesModel(services: services) }
    public func puzzle(_ choice: PuzzleChoice) -> PuzzleModel { PuzzleModel(choice: choice, services: services) }
    public func learn() -> LearnModel { LearnModel(services: services) }
    public func lesson(_ id: String) -> LessonModel {
        LessonModel(services.learning.lesson(LessonId(id: id) ?? .board), services: services)
    }
    public func guide(_ topic: GuideTopic) -> GuideModel { GuideModel(topic: topic, services: services) }
    public func statistics() -> StatisticsModel { StatisticsModel(services: services) }
    public func print() -> PrintModel { PrintModel(services: services) }
    public func about() -> AboutModel { AboutModel(services: services) }
}
