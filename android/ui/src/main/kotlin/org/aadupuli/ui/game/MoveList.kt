package org.aadupuli.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.MoveEntry
import org.aadupuli.ui.theme.LocalBoardColors
import org.aadupuli.ui.words.LocalWords

/** All moves of the game in numbered rows; the one on the board is marked, and each leads to its position. */
@Composable
fun MoveList(
    snapshot: GameSnapshot,
    browse: (Int) -> Unit,
    modifier: Modifier = Modifier,
    mark: (MoveEntry) -> String? = { null },
) {
    val say = LocalWords.current
    val rows = snapshot.moves.groupBy { it.number }.toList()
    val list = rememberLazyListState()
    LaunchedEffect(snapshot.ply) {
        val row = rows.indexOfFirst { (_, moves) -> moves.any { it.ply == snapshot.ply } }
        if (row >= 0) list.animateScrollToItem(row + 1)
    }
    LazyColumn(modifier.fillMaxSize().padding(horizontal = 12.dp), list) {
        item { MoveChip(say("game-moves-start"), snapshot.ply == 0) { browse(0) } }
        for ((number, moves) in rows) {
            item(number) { MoveRow(number, moves, snapshot.ply, browse, mark) }
        }
    }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun MoveRow(
    number: Int,
    moves: List<MoveEntry>,
    shown: Int,
    browse: (Int) -> Unit,
    mark: (MoveEntry) -> String?,
) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(4.dp), itemVerticalAlignment = Alignment.CenterVertically) {
        Text(
            "$number.",
            Modifier.widthIn(min = 36.dp),
            color = LocalBoardColors.current.textQuiet,
            style = MaterialTheme.typography.bodyMedium,
        )
        for (move in moves) {
            val words = mark(move)?.let { "${move.notation} $it" } ?: move.notation
            MoveChip(words, move.ply == shown) { browse(move.ply) }
        }
    }
}

@Composable
private fun MoveChip(
    text: String,
    shown: Boolean,
    onClick: () -> Unit,
) {
    val colors = LocalBoardColors.current
    Surface(
        onClick,
        Modifier.testTag(GameTags.Browse).semantics { selected = shown },
        shape = RoundedCornerShape(8.dp),
        color = if (shown) colors.raised else Color.Transparent,
        contentColor = colors.text,
    ) {
        Text(
            text,
            Modifier.heightIn(min = 40.dp).padding(10.dp, 9.dp),
            fontWeight = if (shown) FontWeight.Bold else FontWeight.Normal,
            style = MaterialTheme.typography.bodyLarge,
        )
    }
}
