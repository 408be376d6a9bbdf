package org.aadupuli.ui.game

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.gestures.detectDragGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import org.aadupuli.core.Piece
import org.aadupuli.ui.board.BoardActions
import org.aadupuli.ui.board.BoardDrag
import org.aadupuli.ui.board.BoardTargets
import org.aadupuli.ui.board.drawPiece
import org.aadupuli.ui.theme.LocalBoardColors

/** The pieces in hand: one of them, and how many. It can be dragged onto the board. */
@Composable
fun Tray(
    piece: Piece,
    count: Int,
    words: String,
    drag: BoardDrag,
    actions: BoardActions?,
    targets: BoardTargets,
    modifier: Modifier = Modifier,
) {
    val colors = LocalBoardColors.current
    val now by rememberUpdatedState(actions)
    val aim by rememberUpdatedState(targets)
    var here by remember { mutableStateOf<LayoutCoordinates?>(null) }
    Surface(
        modifier
            .testTag(TRAY_TAG)
            .semantics { contentDescription = words }
            .onGloballyPositioned { here = it }
            .pointerInput(piece) {
                var lifted = false
                detectDragGestures(
                    onDragStart = { start ->
                        lifted = now?.lift(null) == true
                        val source = here
                        if (lifted && source != null) drag.start(piece, null, drag.onBoard(source, start))
                    },
                    onDrag = { change, _ ->
                        val source = here
                        if (lifted && source != null) {
                            change.consume()
                            drag.move(drag.onBoard(source, change.position))
                        }
                    },
                    onDragCancel = {
                        if (lifted) {
                            drag.end(played = false)
                            now?.drop(null)
                        }
                    },
                    onDragEnd = {
                        if (lifted) {
                            val point = aim.near(drag.place)
                            drag.end(played = point != null)
                            now?.drop(point)
                        }
                    },
                )
            },
        shape = RoundedCornerShape(20.dp),
        color = colors.raised,
        contentColor = colors.text,
    ) {
        Row(Modifier.padding(10.dp, 4.dp), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
            Canvas(Modifier.size(30.dp)) { drawPiece(piece == Piece.TIGER, center, size.width, colors) }
            Text(count.toString(), style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold)
        }
    }
}

const val TRAY_TAG = "tray"
