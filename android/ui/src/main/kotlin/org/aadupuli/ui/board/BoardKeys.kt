package org.aadupuli.ui.board

import androidx.compose.ui.input.key.Key

/** The point that an arrow key leads to; where no line goes that way, the same. */
fun BoardShape.towards(
    from: Int,
    key: Key,
): Int {
    val ways = ways.getOrNull(from)
    val to =
        when (key) {
            Key.DirectionLeft -> ways?.left
            Key.DirectionRight -> ways?.right
            Key.DirectionUp -> ways?.up
            Key.DirectionDown -> ways?.down
            else -> null
        }
    return to ?: from
}
