package org.aadupuli.ui.game

import androidx.compose.runtime.Immutable
import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.Hint

/** What the game screen shows; the whole of it, never changed in place. */
@Immutable
data class GameUi(
    /** The game as it stands, or the earlier position that is looked at. */
    val snapshot: GameSnapshot,
    val selected: Int? = null,
    /** The point of a move that waits for its second tap. */
    val awaiting: Int? = null,
    /** A piece from the hand is being dragged. */
    val placing: Boolean = false,
    /** Why the last tap did nothing; until the next thing happens. */
    val refused: String? = null,
    /** The computer has been thinking long enough to say so. */
    val thinking: Boolean = false,
    val hint: HintUi? = null,
    val clocks: Clocks? = null,
    val sheet: GameSheet? = null,
    val question: GameQuestion? = null,
    /** What a screen reader says next. */
    val announcement: String = "",
    /** Only for this game: the pieces turn to face the player who is to move. */
    val turnPieces: Boolean = false,
)

/** A hint on its way from the idea to the piece to the move. */
@Immutable
sealed interface HintUi {
    /** Still being looked for. */
    data object Looking : HintUi

    /** None could be found. */
    data object None : HintUi

    data class Shown(
        val hint: Hint,
        val step: Int,
    ) : HintUi {
        /** What this step says. */
        val words: String
            get() =
                when (step) {
                    1 -> hint.ideaWords
                    2 -> hint.pieceWords
                    else -> hint.moveWords
                }
    }
}

/** What both clocks show, in milliseconds. */
@Immutable
data class Clocks(
    val goatsMs: Long,
    val tigersMs: Long,
)

/** What slides over the lower part of the game. */
enum class GameSheet { Moves, More, Result }

/** What the game asks before it does it. */
@Immutable
sealed interface GameQuestion {
    data object Resign : GameQuestion

    data object Claim : GameQuestion

    data class PlayOn(
        val ply: Int,
        val givenUp: Int,
    ) : GameQuestion
}
