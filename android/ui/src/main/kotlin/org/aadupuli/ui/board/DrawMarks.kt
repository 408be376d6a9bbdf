package org.aadupuli.ui.board

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import org.aadupuli.core.Target
import org.aadupuli.ui.theme.BoardColors

// Each kind of mark has a shape of its own, so that none depends on its colour:
// last move = a thick trace and a square; target = a dot; capture = a ring and a crossed goat; hint = double ring, arrow.

/** The move made last, under the pieces; [boxed] unless another mark stands around the piece that moved. */
fun DrawScope.drawLastMove(
    shape: BoardShape,
    square: Rect,
    moved: Moved,
    colors: BoardColors,
    boxed: Boolean = true,
) {
    val size = square.width * shape.pieceSize
    val to = shape.at(moved.to, square)
    moved.from?.let {
        val from = shape.at(it, square)
        drawLine(colors.lastMove, from, to, square.width * LINE * 2f, StrokeCap.Round)
        drawBox(from, size * 0.34f, colors.lastMove)
    }
    moved.over?.let { drawCross(shape.at(it, square), size * 0.24f, square.width * LINE * 1.5f, colors.danger) }
    if (boxed) drawBox(to, size * 0.97f, colors.lastMove)
}

/** Where the selected piece can go, above the pieces. */
fun DrawScope.drawTargets(
    shape: BoardShape,
    square: Rect,
    targets: List<Target>,
    colors: BoardColors,
) {
    val size = square.width * shape.pieceSize
    for (target in targets) {
        val at = shape.at(target.to, square)
        val captured = target.captures
        if (captured == null) {
            drawCircle(colors.ground, size * 0.26f, at)
            drawCircle(colors.target, size * 0.20f, at)
        } else {
            drawCircle(colors.ground, size * 0.44f, at)
            drawCircle(colors.target, size * 0.38f, at, style = Stroke(size * 0.10f))
            drawCircle(colors.target, size * 0.14f, at)
            val goat = shape.at(captured, square)
            drawCircle(colors.danger, size * 0.56f, goat, style = Stroke(size * 0.08f))
        }
    }
}

/** Rings and an arrow of a hint. The arrow ends outside the pieces, so that it covers none of the points it speaks of. */
fun DrawScope.drawPointer(
    shape: BoardShape,
    square: Rect,
    pointer: Pointer,
    colors: BoardColors,
) {
    val size = square.width * shape.pieceSize
    for ((a, b) in pointer.lines) {
        drawLine(colors.hint, shape.at(a, square), shape.at(b, square), square.width * LINE * 2.2f, StrokeCap.Round)
    }
    for (point in pointer.rings) drawRing(shape.at(point, square), size, colors.hint)
    val to = pointer.to?.let { shape.at(it, square) } ?: return
    val from = pointer.from?.let { shape.at(it, square) } ?: (to - Offset(0f, size * 1.4f))
    if ((to - from).getDistance() < size) return
    val shaft = shaft(from, to, size, lifted = pointer.from != null, leaps = pointer.over != null)
    val along = shaft.direction
    val end = shaft.end
    val neck = end - along * (size * 0.34f)
    val side = Offset(-along.y, along.x) * (size * 0.24f)
    val arrow =
        Path().apply {
            moveTo(end.x, end.y)
            lineTo((neck + side).x, (neck + side).y)
            lineTo((neck - side).x, (neck - side).y)
            close()
        }
    drawPath(shaft.path, colors.edge, style = Stroke(size * 0.21f, cap = StrokeCap.Round))
    drawPath(arrow, colors.edge, style = Stroke(size * 0.08f))
    drawPath(shaft.path, colors.hint, style = Stroke(size * 0.14f, cap = StrokeCap.Round))
    drawPath(arrow, colors.hint)
}

/** The line of an arrow, where its point is, and which way that looks. */
private class Shaft(
    val path: Path,
    val end: Offset,
    val direction: Offset,
)

/** A straight line, or a leap that bows upwards over what it passes (to the right where it runs up or down). */
private fun shaft(
    from: Offset,
    to: Offset,
    size: Float,
    lifted: Boolean,
    leaps: Boolean,
): Shaft {
    val straight = (to - from) / (to - from).getDistance()
    val across = Offset(straight.y, -straight.x).let { if (it.y > 0.1f || (it.y > -0.1f && it.x < 0)) it * -1f else it }
    val bow = if (leaps) (from + to) / 2f + across * (size * LEAP) else (from + to) / 2f
    val leaving = (bow - from).let { it / it.getDistance() }
    val arriving = (to - bow).let { it / it.getDistance() }
    val start = if (lifted) from + leaving * (size * 0.60f) else from
    val end = to - arriving * (size * 0.42f)
    val neck = end - arriving * (size * 0.34f)
    val path =
        Path().apply {
            moveTo(start.x, start.y)
            quadraticTo(bow.x, bow.y, neck.x, neck.y)
        }
    return Shaft(path, end, arriving)
}

/** How high an arrow leaps, in pieces; the curve itself rises half as high. */
private const val LEAP = 1.5f

/** Where the keyboard is. */
fun DrawScope.drawCursor(
    at: Offset,
    size: Float,
    colors: BoardColors,
) {
    drawCircle(colors.edge, size * 0.66f, at, style = Stroke(size * 0.14f))
    drawCircle(colors.text, size * 0.66f, at, style = Stroke(size * 0.07f))
}

private fun DrawScope.drawRing(
    at: Offset,
    size: Float,
    color: Color,
) {
    drawCircle(color, size * 0.54f, at, style = Stroke(size * 0.06f))
    drawCircle(color, size * 0.65f, at, style = Stroke(size * 0.06f))
}

private fun DrawScope.drawBox(
    at: Offset,
    size: Float,
    color: Color,
) {
    drawRoundRect(
        color = color,
        topLeft = at - Offset(size / 2, size / 2),
        size = Size(size, size),
        cornerRadius = CornerRadius(size * 0.22f),
        style = Stroke(size * 0.06f + 1f),
    )
}

private fun DrawScope.drawCross(
    at: Offset,
    reach: Float,
    width: Float,
    color: Color,
) {
    drawLine(color, at + Offset(-reach, -reach), at + Offset(reach, reach), width, StrokeCap.Round)
    drawLine(color, at + Offset(-reach, reach), at + Offset(reach, -reach), width, StrokeCap.Round)
}
