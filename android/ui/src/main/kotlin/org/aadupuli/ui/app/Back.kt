package org.aadupuli.ui.app

/** A back gesture that the finger still holds. */
data class BackGesture(
    /** How far it has come: 0 to 1. */
    val progress: Float,
    /** From which edge of the screen it comes. */
    val fromLeft: Boolean,
)

/** A screen that can have something lying over it: the way back takes that away first. */
interface Layered {
    val hasLayer: Boolean

    /** Takes the topmost layer away; false if there is none. */
    fun closeLayer(): Boolean
}
