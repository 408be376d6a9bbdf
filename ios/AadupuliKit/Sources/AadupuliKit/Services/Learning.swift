import Aadupuli
import Observation

/// How far the person has come with lessons and puzzles; the archive keeps it.
@MainActor @Observable
final class Learning {
    @ObservationIgnored private let archive: Archive
    @ObservationIgnored private let platform: any Platform
    @ObservationIgnored private let settings: SettingsModel
    /// Every lesson with how far it has come.
    private(set) var lessons: [LessonEntry] = []
    private var puzzles: PuzzleOverview?

    init(archive: Archive, platform: any Platform, settings: SettingsModel) {
        self.archive = archive
        self.platform = platform
        self.settings = settings
    }

    /// Reads it again.
    func refresh() async {
        lessons = await archive.lessons()
        puzzles = await archive.puzzles(of: game, today: platform.today)
    }

    // MARK: Lessons

    /// The lesson to go on with.
    var suggested: LessonId { lessons.first(where: \.suggested)?.lesson ?? .board }

    /// Takes a lesson up where it was left.
    func lesson(_ id: LessonId) -> Lesson { archive.lesson(id) ?? Lesson.begin(lesson: id) }

    /// Keeps how far a lesson has come.
    func keep(_ lesson: Lesson) {
        archive.keep(lesson)
    }

    /// Forgets how far all lessons have come.
    func forgetLessons() async {
        await archive.forgetLessons()
        await refresh()
    }

    // MARK: Puzzles

    /// The game whose puzzles are given: the one that new games begin with.
    var game: GameId { settings.newGame.game }
    var isDailySolved: Bool { puzzles?.dailySolved ?? false }
    /// On how many days in a row the daily puzzle was solved.
    var streak: Int { Int(puzzles?.streak ?? 0) }
    var longestStreak: Int { Int(puzzles?.longestStreak ?? 0) }
    /// How many puzzles were solved.
    var solved: Int { Int(puzzles?.solved ?? 0) }

    /// The seed of the next puzzle: a new one each time.
    func takeSeed(_ game: GameId) async -> Int64 {
        await archive.takePuzzleSeed(of: game) ?? platform.seed
    }

    /// Keeps how a puzzle went, once it is done.
    func keep(_ puzzle: Puzzle, daily: Bool) {
        archive.keep(puzzle, day: daily ? platform.today : nil)
    }
}
