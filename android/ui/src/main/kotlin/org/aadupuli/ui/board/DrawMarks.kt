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

/** The move made last, under the pieces. */
fun DrawScope.drawLastMove(
    shape: BoardShape,
    square: Rect,
    moved: Moved,
    colors: BoardColors,
) {
    val size = square.width * shape.pieceSize
    val to = shape.at(moved.to, square)
    moved.from?.let {
        val from = shape.at(it, square)
        drawLine(colors.lastMove, from, to, square.width * LINE * 2f, StrokeCap.Round)
        drawBox(from, size * 0.34f, colors.lastMove)
    }
    moved.over?.let { drawCross(shape.at(it, square), size * 0.24f, square.width * LINE * 1.5f, colors.danger) }
    drawBox(to, size * 0.97f, colors.lastMove)
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
    val length = (to - from).getDistance()
    if (length < size) return
    val along = (to - from) / length
    val start = if (pointer.from == null) from else from + along * (size * 0.60f)
    val end = to - along * (size * 0.42f)
    val neck = end - along * (size * 0.34f)
    val side = Offset(-along.y, along.x) * (size * 0.24f)
    val arrow =
        Path().apply {
            moveTo(end.x, end.y)
            lineTo((neck + side).x, (neck + side).y)
            lineTo((neck - side).x, (neck - side).y)
            close()
        }
    drawLine(colors.edge, start, neck, size * 0.21f, StrokeCap.Round)
    drawPath(arrow, colors.edge, style = Stroke(size * 0.08f))
    drawLine(colors.hint, start, neck, size * 0.14f, StrokeCap.Round)
    drawPath(arrow, colors.hint)
}

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
