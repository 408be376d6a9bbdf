package org.aadupuli.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key

/** The point that an arrow key leads to: along a line, to the neighbour that lies most in that direction. */
fun BoardShape.towards(
    from: Int,
    key: Key,
): Int {
    val direction =
        when (key) {
            Key.DirectionLeft -> Offset(-1f, 0f)
            Key.DirectionRight -> Offset(1f, 0f)
            Key.DirectionUp -> Offset(0f, -1f)
            Key.DirectionDown -> Offset(0f, 1f)
            else -> return from
        }
    return neighbours(from)
        .map { it to alignment(points[it] - points[from], direction) }
        .filter { it.second > 0.2f }
        .maxByOrNull { it.second }
        ?.first ?: from
}

private fun BoardShape.neighbours(point: Int): List<Int> =
    lines.flatMap { line ->
        val index = line.indexOf(point)
        if (index < 0) emptyList() else listOfNotNull(line.getOrNull(index - 1), line.getOrNull(index + 1))
    }

private fun alignment(
    way: Offset,
    direction: Offset,
): Float = (way.x * direction.x + way.y * direction.y) / way.getDistance()
