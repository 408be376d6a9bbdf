package org.aadupuli.ui.board

import androidx.compose.runtime.Immutable
import org.aadupuli.core.Piece
import org.aadupuli.core.Target

/** The move that led to a position; [ply] tells one such move from the next. */
@Immutable
data class Moved(
    val ply: Int,
    val from: Int?,
    val to: Int,
    val over: Int?,
    val piece: Piece,
)

/** What a hint or a lesson draws: rings around points, lines between them, and an arrow. */
@Immutable
data class Pointer(
    val rings: List<Int> = emptyList(),
    val lines: List<Pair<Int, Int>> = emptyList(),
    val from: Int? = null,
    val to: Int? = null,
    /** What is jumped over: the arrow leaps too, and leaves it in sight. */
    val over: Int? = null,
)

/** How the pieces look. */
enum class PieceLook { Tokens, Pebbles }

/** Everything that is drawn on a board, computed by nobody here: it is filled from a snapshot of the core. */
@Immutable
data class BoardPicture(
    val pieces: List<Piece?>,
    val selected: Int? = null,
    /** The targets that are shown. */
    val targets: List<Target> = emptyList(),
    /** Where a dragged piece can be let go, also where targets are not shown. */
    val reachable: List<Int> = emptyList(),
    val trapped: Set<Int> = emptySet(),
    val moved: Moved? = null,
    val pointer: Pointer = Pointer(),
    val names: List<String>? = null,
    val upsideDown: Boolean = false,
    val look: PieceLook = PieceLook.Tokens,
    /** How much larger than usual the pieces are; small pictures want large pieces. */
    val pieceScale: Float = 1f,
)
