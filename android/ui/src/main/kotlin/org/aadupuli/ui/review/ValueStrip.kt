package org.aadupuli.ui.review

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.aadupuli.core.Review
import org.aadupuli.ui.theme.BoardColors
import org.aadupuli.ui.theme.LocalBoardColors

/** The value of the game over its moves: up is better for the goats, down for the tigers; turning points are marked. */
@Composable
fun ValueStrip(
    review: Review,
    ply: Int,
    words: String,
    goTo: (Int) -> Unit,
    modifier: Modifier = Modifier,
) {
    val colors = LocalBoardColors.current
    Canvas(
        modifier
            .fillMaxWidth()
            .height(56.dp)
            .semantics { contentDescription = words }
            .pointerInput(review) {
                detectTapGestures { place -> goTo((place.x / size.width * review.moves.size + 0.5f).toInt()) }
            },
    ) {
        drawStrip(review, ply, colors)
    }
}

private fun DrawScope.drawStrip(
    review: Review,
    ply: Int,
    colors: BoardColors,
) {
    val step = size.width / review.moves.size.coerceAtLeast(1)
    val middle = size.height / 2
    drawLine(colors.line, Offset(0f, middle), Offset(size.width, middle), 1.dp.toPx())
    review.moves.forEachIndexed { index, move ->
        val value = move.after.expectation / FULL
        val height = (middle - 4.dp.toPx()) * value
        val top = if (value > 0) middle - height else middle
        val color = if (value > 0) colors.goat else colors.tiger
        drawRect(color, Offset(index * step, top), Size((step - 1f).coerceAtLeast(1f), kotlin.math.abs(height)))
        if (move.turningPoint) drawMark(Offset((index + 0.5f) * step, middle), colors)
    }
    val x = ply * step
    drawLine(colors.hint, Offset(x, 0f), Offset(x, size.height), 2.dp.toPx())
}

/** A diamond: nothing else on the strip has that shape. */
private fun DrawScope.drawMark(
    at: Offset,
    colors: BoardColors,
) {
    val r = 5.dp.toPx()
    val diamond =
        Path().apply {
            moveTo(at.x, at.y - r)
            lineTo(at.x + r, at.y)
            lineTo(at.x, at.y + r)
            lineTo(at.x - r, at.y)
            close()
        }
    drawPath(diamond, colors.danger)
}

private const val FULL = 1000f
