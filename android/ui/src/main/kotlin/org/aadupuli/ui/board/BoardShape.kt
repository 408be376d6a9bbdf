package org.aadupuli.ui.board

import androidx.compose.runtime.Immutable
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import kotlin.math.max
import kotlin.math.min

/** Where the arrow keys lead from a point; null where no line goes that way. */
@Immutable
class Ways(
    val left: Int?,
    val right: Int?,
    val up: Int?,
    val down: Int?,
)

/** Where the core draws the points of a board (in the unit square), which of them its straight lines join, and its ways. */
@Immutable
class BoardShape(
    val points: List<Offset>,
    val lines: List<List<Int>>,
    val ways: List<Ways>,
) {
    /** The smallest distance between two points, in sides of the square. */
    val spacing: Float = points.indices.minOf { a -> points.indices.minOf { b -> distance(a, b) } }

    /** The width of a piece, in sides of the square. */
    val pieceSize: Float = min(spacing * PIECE_TO_SPACING, LARGEST_PIECE)

    private fun distance(
        a: Int,
        b: Int,
    ) = if (a == b) Float.MAX_VALUE else (points[a] - points[b]).getDistance()

    /** The square that the outermost points span inside [width] by [height] pixels, with room for pieces around it. */
    fun square(
        width: Float,
        height: Float,
    ): Rect {
        val side = min(width, height) / (1f + 2f * max(MARGIN, pieceSize / 2))
        return Rect(
            Offset((width - side) / 2, (height - side) / 2),
            androidx.compose.ui.geometry
                .Size(side, side),
        )
    }

    /** Where a point lies in a square. */
    fun at(
        point: Int,
        square: Rect,
    ): Offset = square.topLeft + points[point] * square.width

    /** The point nearest to a place, if it lies within [reach] pixels. */
    fun nearest(
        place: Offset,
        square: Rect,
        reach: Float,
        among: Iterable<Int> = points.indices,
    ): Int? = among.minByOrNull { (at(it, square) - place).getDistance() }?.takeIf { (at(it, square) - place).getDistance() <= reach }

    private companion object {
        const val PIECE_TO_SPACING = 0.73f
        const val LARGEST_PIECE = 0.16f

        /**
         * What lies around the square at least, and always half a piece. On the Aadu Puli board it is the 18 dp beside the
         * 324 dp that keep points 48 dp apart on a 360 dp phone.
         */
        const val MARGIN = 0.0555f
    }
}
