package org.aadupuli.ui.review

import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.aadupuli.core.CancelToken
import org.aadupuli.core.Game
import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.LineMove
import org.aadupuli.core.RefuteReply
import org.aadupuli.core.Review
import org.aadupuli.core.ReviewProgress
import org.aadupuli.core.ReviewReply
import org.aadupuli.core.ReviewedMove
import org.aadupuli.core.ThinkLimits
import org.aadupuli.ui.app.Layered
import org.aadupuli.ui.app.Searches
import org.aadupuli.ui.app.Services
import org.aadupuli.ui.board.PointSpeech
import org.aadupuli.ui.words.Speaking

/** What the review shows. */
data class ReviewUi(
    val snapshot: GameSnapshot? = null,
    val done: Int = 0,
    val all: Int = 0,
    val review: Review? = null,
    /** The line that is being shown, and how far. */
    val line: List<LineMove> = emptyList(),
    val shown: Int = 0,
    val failed: Boolean = false,
    /** The list of moves lies over the board. */
    val showsMoves: Boolean = false,
) {
    /** What is known of the move that led to the position on the board. */
    val move: ReviewedMove? get() = snapshot?.let { review?.moves?.getOrNull(it.ply - 1) }
}

/** A finished game looked at again. It owns the native game and closes it. */
class ReviewViewModel(
    private val services: Services,
    private val number: Long,
) : Speaking,
    Layered,
    AutoCloseable {
    private val state = MutableStateFlow(ReviewUi())
    private val reviewing = Searches(services.scope)
    private val refuting = Searches(services.scope)
    private var game: Game? = null
    private var closed = false
    val ui: StateFlow<ReviewUi> get() = state

    init {
        reviewing.start { token ->
            val opened = services.shelf.open(number)
            if (opened == null || closed) {
                opened?.close()
                state.update { it.copy(failed = true) }
            } else {
                game = opened
                val snapshot = opened.snapshot()
                state.update { it.copy(snapshot = snapshot, all = snapshot.moves.size) }
                review(opened, token)
            }
        }
    }

    /** Looks at every move again, off this thread, and says how far it is. */
    private suspend fun review(
        game: Game,
        token: CancelToken,
    ) {
        val progress = ReviewProgress()
        val watching =
            services.scope.launch {
                while (true) {
                    delay(WATCH)
                    state.update { it.copy(done = progress.done()) }
                }
            }
        val reply =
            try {
                withContext(services.engine) { game.review(services.say.texts, ThinkLimits(), progress, token) }
            } finally {
                watching.cancel()
                progress.close()
            }
        if (reply is ReviewReply.Reviewed) state.update { it.copy(review = reply.review, done = it.all) }
    }

    fun goTo(ply: Int) {
        val game = game ?: return
        val last = state.value.snapshot
            ?.moves
            ?.size ?: return
        val snapshot = game.browse(ply.coerceIn(0, last))
        state.update { it.copy(snapshot = snapshot, line = emptyList(), shown = 0) }
    }

    /** Plays the line that punishes the move on the board, one move at a time. */
    fun showLine() {
        val now = state.value
        if (now.line.isNotEmpty()) return state.update { it.copy(shown = (it.shown + 1).coerceAtMost(it.line.size)) }
        val move = now.move ?: return
        val game = game ?: return
        refuting.start { token ->
            val reply = withContext(services.engine) { game.refute(services.say.texts, move.played, move.ply - 1, ThinkLimits(), token) }
            if (reply is RefuteReply.Refuted && state.value.move == move) {
                state.update { it.copy(line = reply.refutation.line, shown = 1) }
            }
        }
    }

    fun showMoves(show: Boolean) = state.update { it.copy(showsMoves = show) }

    override val hasLayer: Boolean get() = state.value.showsMoves

    override fun closeLayer(): Boolean = hasLayer.also { if (it) showMoves(false) }

    /** How a point of the position on the board is spoken of. */
    fun speech(point: Int): PointSpeech {
        val game = game
        val snapshot = state.value.snapshot
        if (game == null || snapshot == null) return PointSpeech("", "", null)
        val words = services.say.game(game, snapshot, null).points[point]
        return PointSpeech(words.name, words.state, null)
    }

    fun shareRecord() {
        val record = game?.toRecord() ?: return
        services.shareText(services.say("review-title"), record)
    }

    override fun languageChanged() {
        val game = game ?: return
        state.update { it.copy(review = null, line = emptyList(), shown = 0) }
        reviewing.start { token -> review(game, token) }
    }

    override fun close() {
        closed = true
        reviewing.stopThen { refuting.stopThen { game?.close() } }
    }

    private companion object {
        const val WATCH = 100L
    }
}
