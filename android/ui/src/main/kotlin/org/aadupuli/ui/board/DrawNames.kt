package org.aadupuli.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.drawText
import org.aadupuli.ui.theme.BoardColors

/** Draws the name of each point beside it, on the side where no line runs. */
fun DrawScope.drawNames(
    shape: BoardShape,
    square: Rect,
    names: List<TextLayoutResult>,
    colors: BoardColors,
) {
    val gap = square.width * shape.pieceSize * 0.16f
    for ((point, name) in names.withIndex()) {
        val unit = shape.points[point]
        val atRightEdge = unit.x > 0.97f
        val atBottom = unit.y > 0.97f
        val left = atRightEdge || (atBottom && unit.x < 0.5f)
        val x = if (left) -gap - name.size.width else gap
        val y = if (atBottom) -gap - name.size.height else gap * 0.5f
        drawText(name, colors.textQuiet, shape.at(point, square) + Offset(x, y))
    }
}
