package org.aadupuli.ui.board

/** What a person can do to a board. */
interface BoardActions {
    /** Touched a point, or the ground beside all points (null). */
    fun tap(point: Int?)

    /** Began to drag the piece on a point, or one from the tray (null). False where it can't be dragged. */
    fun lift(point: Int?): Boolean

    /** Let the dragged piece go over a legal target, or elsewhere (null). */
    fun drop(point: Int?)
}

/** How one point is spoken of. */
data class PointSpeech(
    /** Where it is and what stands there. */
    val name: String,
    /** Whether it is selected, can move, is a target; empty if there is nothing to say. */
    val state: String,
    /** What a double tap does, if it does anything. */
    val action: String?,
)
