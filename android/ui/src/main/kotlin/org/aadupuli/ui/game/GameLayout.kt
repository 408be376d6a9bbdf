package org.aadupuli.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.layoutId
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.zIndex
import org.aadupuli.ui.theme.SENTENCE_GROWS_TO
import kotlin.math.max
import kotlin.math.min

/** The parts of a screen around a board. */
class BoardParts(
    val title: @Composable () -> Unit,
    val above: @Composable () -> Unit,
    val board: @Composable () -> Unit,
    /** What belongs to the player at the lower edge, if there is one. */
    val below: (@Composable () -> Unit)?,
    /** The sentence under the board; [statusHeight] of it is always kept free, so that nothing moves when it changes. */
    val status: @Composable () -> Unit,
    val statusHeight: Dp,
    /** What a large screen has room for as well. */
    val aside: (@Composable () -> Unit)?,
    val bar: @Composable () -> Unit,
)

/** Puts the parts one below the other on a tall window, and a panel beside the board on a wide one. */
@Composable
fun BoardLayout(
    parts: BoardParts,
    modifier: Modifier = Modifier,
) {
    BoxWithConstraints(modifier.fillMaxSize()) {
        if (maxWidth > maxHeight) Wide(parts, maxWidth, maxHeight) else Tall(parts)
    }
}

@Composable
private fun Tall(parts: BoardParts) {
    Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        parts.title()
        BoxWithConstraints(Modifier.weight(1f).widthIn(max = LARGEST_BOARD).fillMaxWidth()) {
            val side = maxWidth
            val aside = parts.aside?.takeIf { maxHeight - side > ASIDE_NEEDS }
            if (aside == null) {
                Stack(parts, Modifier.fillMaxSize())
            } else {
                Column(Modifier.fillMaxSize()) {
                    Stack(parts, Modifier.height(side + AROUND_THE_BOARD + parts.statusHeight))
                    Box(Modifier.weight(1f)) { aside() }
                }
            }
        }
        parts.bar()
    }
}

@Composable
private fun Wide(
    parts: BoardParts,
    width: Dp,
    height: Dp,
) {
    val board = min(min(height, width * 0.56f), LARGEST_BOARD)
    Row(Modifier.fillMaxSize()) {
        Box(Modifier.weight(1f).fillMaxHeight().zIndex(1f), Alignment.Center) { Box(Modifier.size(board)) { parts.board() } }
        Column(Modifier.widthIn(max = PANEL).fillMaxHeight().weight(0.78f)) {
            parts.title()
            if (parts.aside != null && height >= TALL_PANEL) {
                parts.above()
                Box(Modifier.weight(1f).fillMaxWidth()) { parts.aside.invoke() }
                Box(Modifier.heightIn(min = parts.statusHeight), Alignment.Center) { parts.status() }
                parts.below?.invoke()
            } else {
                LowPanel(parts, Modifier.weight(1f))
            }
            parts.bar()
        }
    }
}

/** Both players at the ends, as on a tall screen, and the sentence between them; all of it scrolls where it must. */
@Composable
private fun LowPanel(
    parts: BoardParts,
    modifier: Modifier,
) {
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val height = maxHeight
        Column(
            Modifier.verticalScroll(rememberScrollState()).heightIn(min = height).fillMaxWidth(),
            if (parts.below == null) Arrangement.Top else Arrangement.SpaceBetween,
        ) {
            parts.above()
            parts.status()
            parts.below?.invoke()
        }
    }
}

/**
 * Bars and board, with the sentence under them. The board takes what the others leave, but never less than can be played on;
 * where even that is too much, bars and board scroll and the sentence stays in sight. A sentence longer than the room that
 * is kept for it grows over what lies empty, then over the bar above it: the board never moves.
 */
@Composable
private fun Stack(
    parts: BoardParts,
    modifier: Modifier,
) {
    BoxWithConstraints(modifier) {
        val room = constraints.maxHeight
        val kept = with(LocalDensity.current) { (parts.statusHeight * fontScale.coerceIn(1f, SENTENCE_GROWS_TO)).roundToPx() }
        Layout(
            content = {
                Box(Modifier.layoutId(BARS).verticalScroll(rememberScrollState())) {
                    BarsAndBoard(parts, room - kept)
                }
                Box(Modifier.layoutId(STATUS).fillMaxWidth(), Alignment.Center) {
                    Box(Modifier.verticalScroll(rememberScrollState())) { parts.status() }
                }
            },
        ) { measurables, constraints ->
            val status = measurables
                .first { it.layoutId == STATUS }
                .measure(Constraints(maxWidth = constraints.maxWidth, maxHeight = room / 2))
            val bars = measurables.first { it.layoutId == BARS }.measure(
                Constraints(minWidth = constraints.maxWidth, maxWidth = constraints.maxWidth, maxHeight = room - max(kept, status.height)),
            )
            layout(constraints.maxWidth, room) {
                bars.place(0, 0)
                // In the middle of what the bars leave, but close to them where there is much.
                val left = room - bars.height - status.height
                status.place(0, bars.height + min(left / 2, max(0, kept - status.height)))
            }
        }
    }
}

@Composable
private fun BarsAndBoard(
    parts: BoardParts,
    room: Int,
) {
    Layout(
        content = {
            Box(Modifier.layoutId(ABOVE).fillMaxWidth()) { parts.above() }
            Box(Modifier.layoutId(BOARD).zIndex(1f)) { parts.board() }
            Box(Modifier.layoutId(BELOW).fillMaxWidth()) { parts.below?.invoke() }
        },
    ) { measurables, constraints ->
        val width = constraints.maxWidth
        val free = Constraints(maxWidth = width)
        val over = measurables.first { it.layoutId == ABOVE }.measure(free)
        val under = measurables.first { it.layoutId == BELOW }.measure(free)
        // What is drawn around the lowest points reaches beyond the board.
        val foot = max(under.height, ROOM_FOR_A_RING.roundToPx())
        val side = (room - over.height - foot).coerceIn(min(width, SMALLEST_BOARD.roundToPx()), width)
        val board = measurables.first { it.layoutId == BOARD }.measure(Constraints.fixed(side, side))
        val spare = max(0, room - over.height - side - foot)
        val gap = min(spare / GAPS, WIDEST_GAP.roundToPx())
        val top = (spare - 2 * gap) / 2
        layout(width, top + over.height + side + foot + 2 * gap) {
            over.place(0, top)
            board.place((width - side) / 2, top + over.height + gap)
            under.place(0, top + over.height + side + 2 * gap)
        }
    }
}

private const val ABOVE = "above"
private const val BOARD = "board"
private const val BELOW = "below"
private const val BARS = "bars"
private const val STATUS = "status"
private const val GAPS = 6
private val WIDEST_GAP = 24.dp
private val LARGEST_BOARD = 560.dp
private val SMALLEST_BOARD = 300.dp
private val ROOM_FOR_A_RING = 10.dp
private val PANEL = 420.dp
private val TALL_PANEL = 560.dp
private val ASIDE_NEEDS = 420.dp

/** Two bars of players on a large screen. */
private val AROUND_THE_BOARD = 136.dp
