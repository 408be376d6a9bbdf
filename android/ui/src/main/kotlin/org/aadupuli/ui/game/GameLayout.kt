package org.aadupuli.ui.game

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.layoutId
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.zIndex

/** The parts of a screen around a board. */
class BoardParts(
    val title: @Composable () -> Unit,
    val above: @Composable () -> Unit,
    val board: @Composable () -> Unit,
    val below: @Composable () -> Unit,
    /** The sentence under the board; [statusHeight] of it is always kept free, so that nothing moves when it changes. */
    val status: @Composable () -> Unit,
    val statusHeight: Dp,
    /** What a wide screen has room for as well. */
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
    Column(Modifier.fillMaxSize()) {
        parts.title()
        BoxWithConstraints(Modifier.weight(1f).fillMaxWidth()) {
            val roomForAside = parts.aside != null && maxHeight - min(maxWidth, LARGEST_BOARD) > ASIDE_NEEDS
            Column(Modifier.fillMaxSize()) {
                val stack = if (roomForAside) Modifier else Modifier.weight(1f)
                Box(stack.fillMaxWidth().verticalScroll(rememberScrollState()), Alignment.TopCenter) {
                    Stack(parts, Modifier.widthIn(max = LARGEST_BOARD), if (roomForAside) null else this@BoxWithConstraints.maxHeight)
                }
                if (roomForAside) {
                    Box(Modifier.weight(1f).fillMaxWidth(), Alignment.TopCenter) {
                        Box(Modifier.widthIn(max = LARGEST_BOARD).fillMaxHeight()) { parts.aside?.invoke() }
                    }
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
                parts.status()
                parts.below()
            } else {
                Column(Modifier.weight(1f).fillMaxWidth().verticalScroll(rememberScrollState())) {
                    parts.status()
                    parts.above()
                    parts.below()
                }
            }
            parts.bar()
        }
    }
}

/** Bars, board and status: the board takes the height that the others leave, but never less than can be played on. */
@Composable
private fun Stack(
    parts: BoardParts,
    modifier: Modifier,
    height: Dp?,
) {
    Layout(
        content = {
            Box(Modifier.layoutId(ABOVE).fillMaxWidth()) { parts.above() }
            Box(Modifier.layoutId(BOARD).zIndex(1f)) { parts.board() }
            Box(Modifier.layoutId(BELOW).fillMaxWidth()) { parts.below() }
            Box(Modifier.layoutId(STATUS).fillMaxWidth()) { parts.status() }
        },
        modifier = modifier,
    ) { measurables, constraints ->
        val width = constraints.maxWidth
        val free = Constraints(maxWidth = width)

        fun measured(id: String) = measurables.first { it.layoutId == id }.measure(free)
        val above = measured(ABOVE)
        val below = measured(BELOW)
        val status = measured(STATUS)
        val room = height?.roundToPx() ?: Int.MAX_VALUE
        val left = room - above.height - below.height - parts.statusHeight.roundToPx()
        val side = left.coerceIn(kotlin.math.min(width, SMALLEST_BOARD.roundToPx()), width)
        val board = measurables.first { it.layoutId == BOARD }.measure(Constraints.fixed(side, side))
        val needed = above.height + side + below.height + parts.statusHeight.roundToPx()
        val empty = if (height == null) 0 else kotlin.math.max(0, room - needed)
        // A third of what is empty lies under the sentence: a longer one grows into it, and nothing above it moves.
        val overflow = kotlin.math.max(0, status.height - parts.statusHeight.roundToPx())
        val spare = kotlin.math.max(0, empty - kotlin.math.max(0, overflow - empty / 3) * 3 / 2)
        layout(width, kotlin.math.max(needed + empty, needed + spare * 2 / 3 + overflow)) {
            var y = spare / 3
            above.place(0, y)
            y += above.height + spare / 6
            board.place((width - side) / 2, y)
            y += side + spare / 6
            below.place(0, y)
            status.place(0, y + below.height)
        }
    }
}

private const val ABOVE = "above"
private const val BOARD = "board"
private const val BELOW = "below"
private const val STATUS = "status"
private val LARGEST_BOARD = 560.dp
private val SMALLEST_BOARD = 300.dp
private val PANEL = 420.dp
private val TALL_PANEL = 560.dp
private val ASIDE_NEEDS = 420.dp
