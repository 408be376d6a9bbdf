package org.aadupuli.ui.game

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import org.aadupuli.core.Piece
import org.aadupuli.ui.board.drawPiece
import org.aadupuli.ui.theme.LocalBoardColors
import org.aadupuli.ui.theme.NAME_GROWS_TO
import org.aadupuli.ui.theme.growingTo

/** One player: piece, name, what was captured or is in hand, and the clock. The one to move is marked by a filled dot. */
@Composable
fun PlayerBar(
    piece: Piece,
    name: String,
    toMove: Boolean,
    thinking: Boolean,
    clock: ClockFace?,
    modifier: Modifier = Modifier,
    belongings: @Composable () -> Unit,
) {
    val colors = LocalBoardColors.current
    Row(
        modifier.fillMaxWidth().heightIn(min = 48.dp).padding(horizontal = 16.dp, vertical = 2.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        Canvas(Modifier.size(32.dp)) { drawPiece(piece == Piece.TIGER, center, size.width, colors) }
        Canvas(Modifier.size(10.dp)) { if (toMove) drawCircle(colors.hint) }
        NameAndBelongings(name, Modifier.weight(1f), belongings)
        if (thinking) ThinkingDots()
        if (clock != null) ClockText(clock, toMove)
    }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun NameAndBelongings(
    name: String,
    modifier: Modifier,
    belongings: @Composable () -> Unit,
) {
    FlowRow(modifier, Arrangement.spacedBy(12.dp), Arrangement.Center, itemVerticalAlignment = Alignment.CenterVertically) {
        Text(name, color = LocalBoardColors.current.text, style = MaterialTheme.typography.titleMedium.growingTo(NAME_GROWS_TO))
        belongings()
    }
}

/** What a player's clock shows, and how it is spoken. */
data class ClockFace(
    val text: String,
    val spoken: String,
    val urgent: Boolean,
)

@Composable
private fun ClockText(
    clock: ClockFace,
    running: Boolean,
) {
    val colors = LocalBoardColors.current
    Surface(
        shape = RoundedCornerShape(8.dp),
        color = if (running) colors.raised else Color.Transparent,
        contentColor = if (clock.urgent) colors.danger else colors.text,
    ) {
        Column(Modifier.padding(8.dp, 4.dp)) {
            Text(
                clock.text,
                Modifier.semantics { contentDescription = clock.spoken },
                style = MaterialTheme.typography.titleMedium.copy(fontFeatureSettings = "tnum"),
                fontWeight = if (running) FontWeight.Bold else FontWeight.Normal,
            )
        }
    }
}
