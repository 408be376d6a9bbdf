import Aadupuli
import Foundation
import Observation

/// A game with its number among the games that are kept.
@MainActor
final class KeptGame {
    let game: Game
    /// Its number; nil until it is kept for the first time.
    var number: Int64?

    init(_ game: Game, number: Int64? = nil) {
        self.game = game
        self.number = number
    }
}

/// Games, settings, statistics and progress on disk. What is to be written is written in order, on a queue of its own.
@MainActor @Observable
public final class Archive {
    @ObservationIgnored private let store: Store
    @ObservationIgnored private let disk = Thinker("org.aadupuli.disk")
    @ObservationIgnored private var pending: Task<Void, Never>?
    @ObservationIgnored var words: Words?
    /// What went wrong, until it works again.
    public private(set) var fault: StoreError?
    /// Files that were set aside since the app was started.
    public private(set) var setAside: [SetAsideFile] = []

    /// The archive in a folder, or in memory where the folder cannot be used.
    init(folder: String) {
        do {
            store = try Store.open(folder: folder)
        } catch {
            store = Store.inMemory()
            fault = error as? StoreError
        }
    }

    /// An archive over a store, for tests.
    init(store: Store) {
        self.store = store
    }

    /// What the person should know of the disk, if anything.
    public var problem: String? {
        guard let words else { return nil }
        return fault.map { words.texts.storeProblem(error: $0) } ?? setAside.first?.words
    }

    // MARK: In order

    private func inOrder(_ work: @escaping @MainActor () async -> Void) {
        pending = Task { [before = pending] in
            await before?.value
            await work()
        }
    }

    /// Returns when everything is written that was to be written.
    public func settle() async {
        await pending?.value
    }

    /// Runs a call on the disk's queue, after all that was to be written before.
    private func ask<Answer: Sendable>(_ call: @escaping @Sendable (Store) throws -> Answer) async -> Answer? {
        await settle()
        return await run(call)
    }

    private func run<Answer: Sendable>(_ call: @escaping @Sendable (Store) throws -> Answer) async -> Answer? {
        let store = store
        let result = await disk.think { _ in Result { try call(store) } }
        if let texts = words?.texts { setAside += store.takeProblems(texts: texts) }
        switch result {
        case .success(let answer):
            fault = nil
            return answer
        case .failure(let error):
            if let error = error as? StoreError { fault = error }
            return nil
        }
    }

    // MARK: Games

    /// Keeps a new game, and makes it the one that is being played.
    func begin(_ kept: KeptGame) {
        inOrder {
            let game = kept.game
            kept.number = await self.run { try $0.start(game: game) }
        }
    }

    /// Keeps a game as it stands.
    func save(_ kept: KeptGame) {
        inOrder {
            guard let number = kept.number else { return }
            let game = kept.game
            if let now = await self.run({ try $0.save(gameNumber: number, game: game) }) { kept.number = now }
        }
    }

    /// The game that is being played.
    func current() async -> GameEntry? {
        guard let texts = words?.texts else { return nil }
        return await ask { try $0.current(texts: texts) } ?? nil
    }

    /// Opens a game to go on with it.
    func resume(_ number: Int64) async -> KeptGame? {
        guard let texts = words?.texts else { return nil }
        return await ask { try $0.resume(texts: texts, gameNumber: number) }.map { KeptGame($0, number: number) }
    }

    /// Opens a game to look at it.
    func look(at number: Int64) async -> Game? {
        guard let texts = words?.texts else { return nil }
        return await ask { try $0.openGame(texts: texts, gameNumber: number) }
    }

    /// The games, the newest first.
    func games(most: Int) async -> [GameListing] {
        guard let texts = words?.texts else { return [] }
        return await ask { try $0.games(texts: texts, most: Int32(clamping: most)) } ?? []
    }

    /// Deletes a game; answers by what it is brought back.
    func delete(_ number: Int64) async -> String? {
        await ask { try $0.deleteGame(gameNumber: number) }
    }

    func delete(unreadable name: String) async -> String? {
        await ask { try $0.deleteUnreadable(name: name) }
    }

    func keep(unreadable name: String) async {
        _ = await ask { try $0.keepUnreadable(name: name) }
    }

    /// Brings back what was deleted.
    func undoDelete(_ name: String) async -> Bool {
        await ask { try $0.undoDelete(name: name) } != nil
    }

    /// Takes in a save, a record or an export of everything.
    func bring(_ content: Data) async -> Result<ImportSummary, ImportError> {
        guard let texts = words?.texts else { return .failure(.Unknown) }
        let reply = await ask { store -> Result<ImportSummary, ImportError> in
            do {
                return .success(try store.takeIn(texts: texts, content: content))
            } catch let error as ImportError {
                return .failure(error)
            }
        }
        return reply ?? .failure(.Unknown)
    }

    /// Everything as one text.
    func export() async -> String? {
        await ask { try $0.exportEverything() }
    }

    /// Deletes everything.
    func deleteEverything() async {
        _ = await ask { try $0.deleteEverything() }
        setAside = []
    }

    // MARK: Statistics

    func statistics() async -> StatisticsSnapshot? {
        await ask { try $0.statistics() }
    }

    func resetStatistics() async {
        _ = await ask { try $0.resetStatistics() }
    }

    // MARK: Lessons and puzzles

    func lessons() async -> [LessonEntry] {
        guard let texts = words?.texts else { return [] }
        return await ask { try $0.lessons(texts: texts) } ?? []
    }

    /// A lesson where it was left; nil where the disk failed.
    func lesson(_ id: LessonId) -> Lesson? { try? store.lesson(lesson: id) }

    func keep(_ lesson: Lesson) {
        inOrder { _ = await self.run { try $0.keepLesson(lesson: lesson) } }
    }

    func forgetLessons() async {
        _ = await ask { try $0.restartLessons() }
    }

    func puzzles(of game: GameId, today: String) async -> PuzzleOverview? {
        await ask { try $0.puzzles(game: game, today: today) }
    }

    func takePuzzleSeed(of game: GameId) async -> Int64? {
        await ask { try $0.nextPuzzleSeed(game: game) }
    }

    /// Keeps how a puzzle went; with a day, as the puzzle of that day.
    func keep(_ puzzle: Puzzle, day: String?) {
        inOrder {
            _ = await self.run { store in
                if let day {
                    try store.keepDailyPuzzle(puzzle: puzzle, day: day)
                } else {
                    try store.keepPuzzle(puzzle: puzzle)
                }
            }
        }
    }

    // MARK: Settings

    /// Reads the settings, at once: the app cannot show anything without them.
    func readSettings() -> Settings? {
        do {
            return try store.settings()
        } catch {
            fault = error as? StoreError
            return nil
        }
    }

    /// Keeps the settings.
    func keep(_ settings: Settings) {
        inOrder { _ = await self.run { try $0.keepSettings(settings: settings) } }
    }
}
