package org.aadupuli.ui.board

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.aadupuli.core.BoardKind
import org.aadupuli.core.GameEntry
import org.aadupuli.core.GameId
import org.aadupuli.core.Piece
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.rulesOf
import org.aadupuli.ui.theme.LocalBoardColors

/** A position as a picture that cannot be played on; words beside it say what it shows. */
@Composable
fun StillBoard(
    kind: BoardKind,
    pieces: List<Piece?>,
    modifier: Modifier = Modifier,
    small: Boolean = false,
) {
    val picture =
        remember(pieces, small) {
            if (small) BoardPicture(pieces, look = PieceLook.Pebbles, pieceScale = SMALL_SCALE) else BoardPicture(pieces)
        }
    Box(modifier.fillMaxWidth().aspectRatio(1f).clearAndSetSemantics { }) {
        BoardView(Layouts.shapeOf(kind), picture, Modifier.fillMaxSize())
    }
}

/** A kept game as a small picture on its own ground. */
@Composable
fun MiniBoard(
    game: GameEntry,
    size: Dp,
) {
    val kind = remember(game.rules) { rulesOf(game.rules).board }
    Mini(kind, game.points.map { it.piece }, size)
}

/** The start of a game as a small picture on its own ground. */
@Composable
fun MiniBoard(
    game: GameId,
    size: Dp,
) {
    val rules = remember(game) { rulesOf(RulesChoice(game)) }
    Mini(rules.board, remember(game) { Positions.pieces(RulesChoice(game), rules.start) }, size)
}

@Composable
private fun Mini(
    kind: BoardKind,
    pieces: List<Piece?>,
    size: Dp,
) {
    Box(Modifier.size(size).clip(RoundedCornerShape(12.dp)).background(LocalBoardColors.current.ground)) {
        StillBoard(kind, pieces, small = true)
    }
}

/** On a picture as small as a thumbnail, pieces are plain and half as large again. */
private const val SMALL_SCALE = 1.5f
