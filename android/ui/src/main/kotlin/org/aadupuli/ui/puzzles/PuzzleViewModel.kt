package org.aadupuli.ui.puzzles

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.withContext
import org.aadupuli.core.Move
import org.aadupuli.core.Puzzle
import org.aadupuli.core.PuzzleReply
import org.aadupuli.core.PuzzleSearch
import org.aadupuli.core.PuzzleSetup
import org.aadupuli.core.PuzzleSnapshot
import org.aadupuli.core.PuzzleState
import org.aadupuli.core.RefuteReply
import org.aadupuli.core.ThinkLimits
import org.aadupuli.ui.app.PuzzleChoice
import org.aadupuli.ui.app.Searches
import org.aadupuli.ui.app.Services
import org.aadupuli.ui.board.BoardActions
import org.aadupuli.ui.platform.Sound
import org.aadupuli.ui.words.Speaking

/** What a puzzle shows. */
data class PuzzleUi(
    val looking: Boolean = true,
    val setup: PuzzleSetup? = null,
    val snapshot: PuzzleSnapshot? = null,
    val placing: Boolean = false,
    val refused: String? = null,
    /** The wrong move that was tried last, and what punishes it. */
    val wrong: Move? = null,
    val refutation: String? = null,
)

/** One puzzle after another. A wrong move is answered by what punishes it; the puzzle then stands as it was. */
class PuzzleViewModel(
    private val services: Services,
    private val choice: PuzzleChoice,
) : BoardActions,
    Speaking,
    AutoCloseable {
    private val state = MutableStateFlow(PuzzleUi())
    private val searches = Searches(services.scope)
    private var puzzle: Puzzle? = null
    private var kept = false
    val ui: StateFlow<PuzzleUi> get() = state

    /** The day whose puzzle this is, if it is one of a day. */
    val day: String? = services.today().takeIf { choice == PuzzleChoice.Daily }

    private val texts get() = services.say.texts

    init {
        next()
    }

    /** Looks for the next puzzle of the choice; it may take a moment. */
    fun next() {
        state.value = PuzzleUi()
        searches.start { token ->
            val found = withContext(services.engine) { services.shelf.findPuzzle(choice, services.today(), token) }
            if (token.isCancelled()) return@start
            if (found is PuzzleSearch.Found) begin(found.puzzle) else state.update { it.copy(looking = false) }
        }
    }

    private fun begin(setup: PuzzleSetup) {
        puzzle?.close()
        val begun = Puzzle.begin(setup)
        puzzle = begun
        kept = false
        state.value = PuzzleUi(looking = false, setup = setup, snapshot = begun.snapshot(texts))
    }

    override fun tap(point: Int?) {
        val puzzle = puzzle ?: return
        val tapped = point ?: state.value.snapshot?.selected ?: return
        answered(puzzle, puzzle.tap(texts, tapped))
    }

    override fun lift(point: Int?): Boolean {
        val snapshot = state.value.snapshot ?: return false
        if (point == null) {
            val can = snapshot.points.any { it.canPlace }
            state.update { it.copy(placing = can) }
            return can
        }
        if (!snapshot.points[point].canMove) return false
        if (snapshot.selected != point) tap(point)
        return true
    }

    override fun drop(point: Int?) {
        val puzzle = puzzle ?: return
        val selected = state.value.snapshot?.selected
        state.update { it.copy(placing = false) }
        when {
            point != null -> answered(puzzle, puzzle.drag(texts, selected, point))
            selected != null -> tap(selected)
        }
    }

    private fun answered(
        puzzle: Puzzle,
        reply: PuzzleReply,
    ) {
        val snapshot = puzzle.snapshot(texts)
        state.update { it.copy(snapshot = snapshot, refused = null) }
        when (reply) {
            is PuzzleReply.Solved -> {
                services.sound(Sound.Win)
                done(puzzle)
            }

            is PuzzleReply.Wrong -> {
                services.sound(Sound.Loss)
                refute(puzzle, reply.tried)
            }

            is PuzzleReply.Refused -> {
                services.sound(Sound.Refused)
                state.update { it.copy(refused = reply.words) }
            }

            else -> {
                Unit
            }
        }
    }

    /** Says what punishes the wrong move, as far as a short search sees it. */
    private fun refute(
        puzzle: Puzzle,
        tried: Move,
    ) {
        state.update { it.copy(wrong = tried, refutation = null) }
        searches.start { token ->
            val reply = withContext(services.engine) { puzzle.refute(texts, tried, ThinkLimits(), token) }
            if (reply is RefuteReply.Refuted && state.value.wrong == tried) {
                val line = reply.refutation.line.joinToString(" ") { it.notation }
                state.update { it.copy(refutation = reply.refutation.words + " " + line) }
            }
        }
    }

    /** Puts away what was said of the wrong move. */
    fun again() {
        searches.stop()
        state.update { it.copy(wrong = null, refutation = null, refused = null) }
    }

    fun showSolution() {
        val puzzle = puzzle ?: return
        searches.stop()
        puzzle.showSolution()
        state.update { it.copy(snapshot = puzzle.snapshot(texts), wrong = null, refutation = null, refused = null) }
        done(puzzle)
    }

    private fun done(puzzle: Puzzle) {
        if (kept || state.value.snapshot?.state == PuzzleState.OPEN) return
        kept = true
        state.update { it.copy(wrong = null, refutation = null) }
        services.shelf.keepPuzzle(puzzle, choice, services.today())
    }

    override fun languageChanged() {
        val puzzle = puzzle ?: return
        state.update { it.copy(snapshot = puzzle.snapshot(texts), refused = null) }
        state.value.wrong?.let { refute(puzzle, it) }
    }

    override fun close() {
        searches.stopThen { puzzle?.let(services.shelf::release) }
    }
}
