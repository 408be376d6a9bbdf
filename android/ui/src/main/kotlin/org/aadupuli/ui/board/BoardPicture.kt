package org.aadupuli.ui.board

import androidx.compose.runtime.Immutable

/** Who stands on a point. */
enum class Piece { Tiger, Goat }

/** A point where the selected piece can go, and the goat that it would take on the way. */
@Immutable
data class Target(
    val point: Int,
    val takes: Int? = null,
)

/** The move that led to a position; [ply] tells one such move from the next. */
@Immutable
data class Moved(
    val ply: Int,
    val from: Int?,
    val to: Int,
    val over: Int?,
    val piece: Piece,
)

/** What a hint or a lesson draws: rings around points, and an arrow. */
@Immutable
data class Pointer(
    val rings: List<Int> = emptyList(),
    val from: Int? = null,
    val to: Int? = null,
)

/** Everything that is drawn on a board, computed by nobody here: it is filled from a snapshot of the core. */
@Immutable
data class BoardPicture(
    val pieces: List<Piece?>,
    val selected: Int? = null,
    val targets: List<Target> = emptyList(),
    val trapped: Set<Int> = emptySet(),
    val moved: Moved? = null,
    val pointer: Pointer = Pointer(),
    val names: List<String>? = null,
    val upsideDown: Boolean = false,
)
