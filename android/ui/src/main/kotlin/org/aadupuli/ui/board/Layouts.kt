package org.aadupuli.ui.board

import androidx.compose.ui.geometry.Offset
import org.aadupuli.core.BoardKind
import org.aadupuli.core.BoardLayout
import org.aadupuli.core.PieceSet
import org.aadupuli.core.Settings
import org.aadupuli.core.boardLayout

/** The two boards as the core lays them out, asked for once. */
object Layouts {
    private val layouts = BoardKind.entries.associateWith { boardLayout(it) }
    private val shapes = layouts.mapValues { (_, layout) -> layout.shape() }

    fun of(kind: BoardKind): BoardLayout = layouts.getValue(kind)

    fun shapeOf(kind: BoardKind): BoardShape = shapes.getValue(kind)

    fun namesOf(kind: BoardKind): List<String> = of(kind).points.map { it.name }
}

private fun BoardLayout.shape() =
    BoardShape(
        points.map { Offset(it.x.toFloat(), it.y.toFloat()) },
        lines,
        points.map { Ways(it.left, it.right, it.up, it.down) },
    )

/** The pieces that the settings ask for. */
fun Settings.pieceLook(): PieceLook = if (pieceSet == PieceSet.PEBBLES) PieceLook.Pebbles else PieceLook.Tokens
