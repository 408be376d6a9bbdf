package org.aadupuli.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import org.aadupuli.core.Piece
import org.aadupuli.ui.theme.BoardColors

/** Draws the lines of a board and a mark on each point: straight strokes, as chalk leaves them on a floor. */
fun DrawScope.drawLines(
    shape: BoardShape,
    square: Rect,
    colors: BoardColors,
) {
    val width = square.width * LINE
    for (line in shape.lines) {
        drawLine(colors.line, shape.at(line.first(), square), shape.at(line.last(), square), width, StrokeCap.Round)
    }
    for (point in shape.points.indices) {
        drawCircle(colors.ground, square.width * POINT * 1.6f, shape.at(point, square))
        drawCircle(colors.point, square.width * POINT, shape.at(point, square))
    }
}

/** Draws the pieces that stand still; [except] are drawn elsewhere because they move. */
fun DrawScope.drawPieces(
    shape: BoardShape,
    square: Rect,
    picture: BoardPicture,
    colors: BoardColors,
    except: Set<Int> = emptySet(),
) {
    val size = square.width * shape.pieceSize * picture.pieceScale
    for ((point, piece) in picture.pieces.withIndex()) {
        if (piece == null || point in except) continue
        val state =
            when (point) {
                picture.selected -> PieceState.Lifted
                in picture.trapped -> PieceState.Trapped
                else -> PieceState.Plain
            }
        drawPiece(piece == Piece.TIGER, shape.at(point, square), size, colors, state, picture.upsideDown, picture.look)
    }
}

/** Draws a piece on its way, and the goat that leaves the board while it is jumped over; [progress] runs from 0 to 1. */
fun DrawScope.drawMoving(
    shape: BoardShape,
    square: Rect,
    moved: Moved,
    progress: Float,
    picture: BoardPicture,
    colors: BoardColors,
) {
    val size = square.width * shape.pieceSize
    val to = shape.at(moved.to, square)
    val over = moved.over
    if (over != null && progress < 1f) {
        // The goat sinks away upwards, towards the tally.
        val place = shape.at(over, square) - Offset(0f, size * progress)
        drawPiece(false, place, size * (1f - 0.7f * progress), colors, upsideDown = picture.upsideDown, look = picture.look)
    }
    val from = moved.from?.let { shape.at(it, square) }
    val place = if (from == null) to else from + (to - from) * progress
    val height = if (over != null) 1f + 0.25f * (1f - (2 * progress - 1) * (2 * progress - 1)) else 1f
    val grown = if (from == null) 0.6f + 0.4f * progress else height
    val state = if (moved.to in picture.trapped && progress == 1f) PieceState.Trapped else PieceState.Plain
    drawPiece(moved.piece == Piece.TIGER, place, size * grown, colors, state, picture.upsideDown, picture.look)
}

internal const val LINE = 0.0075f
internal const val POINT = 0.0135f
