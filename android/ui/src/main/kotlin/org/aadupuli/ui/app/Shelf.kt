package org.aadupuli.ui.app

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.update
import org.aadupuli.core.CancelToken
import org.aadupuli.core.Game
import org.aadupuli.core.GameEntry
import org.aadupuli.core.GameListing
import org.aadupuli.core.ImportSummary
import org.aadupuli.core.Lesson
import org.aadupuli.core.LessonEntry
import org.aadupuli.core.LessonId
import org.aadupuli.core.OpenGameException
import org.aadupuli.core.Puzzle
import org.aadupuli.core.PuzzleOverview
import org.aadupuli.core.PuzzleSearch
import org.aadupuli.core.PuzzleWish
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.SetAsideFile
import org.aadupuli.core.Settings
import org.aadupuli.core.StatisticsSnapshot
import org.aadupuli.core.Store
import org.aadupuli.core.StoreException
import org.aadupuli.core.Texts
import org.aadupuli.core.ThinkLimits
import org.aadupuli.core.UndoDeleteException
import org.aadupuli.core.dailyPuzzle
import java.nio.ByteBuffer
import java.util.concurrent.ExecutionException
import org.aadupuli.core.findPuzzle as searchPuzzle

/** What is kept on the device, as the screens use it: nothing here holds up the thread that draws for longer than a read. */
class Shelf(
    folder: String,
) : AutoCloseable {
    private val disk = Disk()
    private val store: Store = opened(folder)

    /** For answers of which only the meaning is needed. */
    private val plain = Texts.forLocales(emptyList())
    private val chosen = MutableStateFlow(disk.now { settingsOrUsual() })
    private var current: Long? = read(null) { readCurrent() }

    /** The settings as they hold now; they are written behind. */
    val settings: StateFlow<Settings> get() = chosen

    val currentNumber: Long? get() = current

    /** Whether a game is being played that is not over. */
    val hasCurrent: Boolean get() = current != null && !currentIsOver

    private val currentIsOver: Boolean
        get() = read(false) { store.current(plain)?.outcome != null }

    /** A disk that cannot be used still leaves a game that can be played. */
    private fun opened(folder: String): Store =
        try {
            Store.open(folder)
        } catch (_: StoreException) {
            Store.inMemory()
        }

    private fun <T> read(
        otherwise: T,
        work: () -> T,
    ): T =
        try {
            disk.now(work)
        } catch (failed: ExecutionException) {
            if (failed.cause is StoreException || failed.cause is OpenGameException) otherwise else throw failed
        }

    fun changeSettings(change: (Settings) -> Settings) {
        chosen.update(change)
        val settings = chosen.value
        disk.soon { quietly { store.keepSettings(settings) } }
    }

    // The game that is being played

    /** Keeps a new game and makes it the one that is played. */
    fun start(game: Game) {
        current = read(null) { store.start(game) }
    }

    /** The game that is being played, read from the disk: what is on the screen is what would be there after a kill. */
    fun openCurrent(): Game? = read(null) { readCurrent()?.let { store.openGame(plain, it) } }

    /** Keeps the game after a change. */
    fun save(game: Game) {
        val number = current ?: return
        disk.soon { quietly { current = store.save(number, game) } }
    }

    /** Keeps a copy of the game as it stands, beside the one that goes on. */
    fun keepCopy(game: Game) =
        read(Unit) {
            val goingOn = current
            store.start(game)
            if (goingOn != null) store.resume(plain, goingOn).close()
        }

    /** Closes a native object once all that was asked to be kept of it is kept. */
    fun release(native: AutoCloseable) = disk.soon { native.close() }

    fun makeCurrent(number: Long) {
        current = read(current) { store.resume(plain, number).use { number } }
    }

    // Lists

    suspend fun current(texts: Texts): GameEntry? = disk.read { orElse(null) { store.current(texts) } }

    suspend fun list(
        texts: Texts,
        most: Int,
    ): List<GameListing> = disk.read { orElse(emptyList()) { store.games(texts, most) } }

    suspend fun open(number: Long): Game? = disk.read { orElse(null) { store.openGame(plain, number) } }

    suspend fun recordOf(number: Long): String? = disk.read { orElse(null) { store.openGame(plain, number).use { it.toRecord() } } }

    suspend fun saveOf(number: Long): String? = disk.read { orElse(null) { store.openGame(plain, number).use { it.toSave() } } }

    /** Deletes a game; answers the name to bring it back by. */
    suspend fun delete(number: Long): String? =
        disk.read {
            if (number == current) current = null
            orElse(null) { store.deleteGame(number) }
        }

    suspend fun deleteUnreadable(name: String): String? = disk.read { orElse(null) { store.deleteUnreadable(name) } }

    suspend fun keepUnreadable(name: String) = disk.read { quietly { store.keepUnreadable(name) } }

    suspend fun undoDelete(name: String) =
        disk.read {
            quietly { store.undoDelete(name) }
            current = orElse(null) { readCurrent() }
        }

    suspend fun import(
        bytes: ByteArray,
        texts: Texts,
    ): ImportSummary = disk.read { store.takeIn(texts, bytes.direct()) }

    suspend fun exportEverything(): ByteArray? = disk.read { orElse(null) { store.exportEverything().encodeToByteArray() } }

    suspend fun deleteEverything() =
        disk.read {
            quietly { store.deleteEverything() }
            current = null
            chosen.value = settingsOrUsual()
        }

    suspend fun problems(texts: Texts): List<SetAsideFile> = disk.read { store.takeProblems(texts) }

    suspend fun statistics(): StatisticsSnapshot? = disk.read { orElse(null) { store.statistics() } }

    suspend fun resetStatistics() = disk.read { quietly { store.resetStatistics() } }

    // Lessons and puzzles

    suspend fun lessons(texts: Texts): List<LessonEntry> = disk.read { orElse(emptyList()) { store.lessons(texts) } }

    /** A lesson where it was left. */
    fun lesson(lesson: LessonId): Lesson = read(null) { store.lesson(lesson) } ?: Lesson.begin(lesson)

    fun keepLesson(lesson: Lesson) = disk.soon { quietly { store.keepLesson(lesson) } }

    /** Every lesson from its first step again. */
    suspend fun restartLessons() = disk.read { quietly { store.restartLessons() } }

    suspend fun puzzles(today: String): PuzzleOverview? =
        disk.read { orElse(null) { store.puzzles(chosen.value.newGame.game, today) } }

    /** Looks for a puzzle of the game that is played by default; blocks until one is found. */
    fun findPuzzle(
        choice: PuzzleChoice,
        today: String,
        cancel: CancelToken,
    ): PuzzleSearch {
        val game = chosen.value.newGame.game
        val rules = RulesChoice(game)
        return when (choice) {
            PuzzleChoice.Daily -> {
                dailyPuzzle(rules, today, ThinkLimits(), cancel)
            }

            is PuzzleChoice.Some -> {
                val seed = read(0L) { store.nextPuzzleSeed(game) }
                searchPuzzle(rules, seed, PuzzleWish(choice.theme, choice.difficulty), ThinkLimits(), cancel)
            }
        }
    }

    fun keepPuzzle(
        puzzle: Puzzle,
        choice: PuzzleChoice,
        today: String,
    ) = disk.soon {
        quietly {
            if (choice == PuzzleChoice.Daily) store.keepDailyPuzzle(puzzle, today) else store.keepPuzzle(puzzle)
        }
    }

    private fun settingsOrUsual(): Settings =
        try {
            store.settings()
        } catch (_: StoreException) {
            Store.inMemory().use { it.settings() }
        }

    private fun readCurrent(): Long? = store.current(plain)?.number

    private fun quietly(work: () -> Unit) = orElse(Unit, work)

    /** A disk that fails loses nothing that is on the screen; the store reports what it could not read. */
    private fun <T> orElse(
        otherwise: T,
        work: () -> T,
    ): T =
        try {
            work()
        } catch (_: StoreException) {
            otherwise
        } catch (_: OpenGameException) {
            otherwise
        } catch (_: UndoDeleteException) {
            otherwise
        }

    fun flush() = disk.flush()

    override fun close() {
        disk.flush()
        store.close()
        plain.close()
        disk.close()
    }
}

/** The bytes where native code reads them without a copy. */
internal fun ByteArray.direct(): ByteBuffer =
    ByteBuffer.allocateDirect(size).also {
        it.put(this)
        it.flip()
    }
