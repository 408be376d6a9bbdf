package org.aadupuli.ui.game

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.aadupuli.ui.board.drawPiece
import org.aadupuli.ui.theme.LocalBoardColors
import kotlin.math.ceil

/** The places for captured goats beside the tigers' name: as many as win the game, filled from the left. */
@Composable
fun Tally(
    captured: Int,
    needed: Int,
    words: String,
    modifier: Modifier = Modifier,
) {
    val colors = LocalBoardColors.current
    val perRow = if (needed > PLACES_PER_ROW) ceil(needed / 2f).toInt() else needed
    val rows = if (needed > PLACES_PER_ROW) 2 else 1
    val place = if (rows == 1) 22.dp else 16.dp
    Canvas(modifier.size(place * perRow, place * rows).semantics { contentDescription = words }) {
        val step = place.toPx()
        for (index in 0 until needed) {
            val at = Offset(step * (index % perRow + 0.5f), step * (index / perRow + 0.5f))
            if (index < captured) {
                drawPiece(false, at, step * 0.96f, colors)
            } else {
                drawCircle(colors.textQuiet, step * 0.30f, at, style = Stroke(step * 0.08f))
            }
        }
    }
}

private const val PLACES_PER_ROW = 10
