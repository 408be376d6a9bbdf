package org.aadupuli.ui.game

import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.Move
import org.aadupuli.core.MoveEntry
import org.aadupuli.core.Piece
import org.aadupuli.core.Settings
import org.aadupuli.core.Side
import org.aadupuli.ui.board.BoardPicture
import org.aadupuli.ui.board.Moved
import org.aadupuli.ui.board.Pointer
import org.aadupuli.ui.board.pieceLook

/** The picture of a game: what the snapshot says, as the settings want it shown. */
fun GameUi.picture(
    settings: Settings,
    names: List<String>,
): BoardPicture {
    val targets = selected?.let { snapshot.points[it].targets }.orEmpty()
    val over = snapshot.outcome != null
    val trapped = snapshot.points.filter { it.trapped && (settings.showTrappedTigers || over) }.map { it.point }
    val turned = (turnPieces || settings.turnPieces) && snapshot.personSide == null
    return BoardPicture(
        pieces = snapshot.points.map { it.piece },
        selected = selected,
        targets = if (settings.showLegalMoves) targets else emptyList(),
        reachable = if (placing) snapshot.points.filter { it.canPlace }.map { it.point } else targets.map { it.to },
        trapped = trapped.toSet(),
        moved = snapshot.lastMove?.moved(snapshot),
        pointer = pointer(),
        names = names.takeIf { settings.coordinates },
        upsideDown = turned && snapshot.sideToMove == Side.TIGERS,
        look = settings.pieceLook(),
    )
}

/** The last move as it is drawn; a stop or a pass moves nothing. */
fun MoveEntry.moved(snapshot: GameSnapshot): Moved? =
    when (val move = played) {
        is Move.Place -> snapshot.points[move.to].piece?.let { Moved(ply, null, move.to, null, it) }
        is Move.Step -> snapshot.points[move.to].piece?.let { Moved(ply, move.from, move.to, null, it) }
        is Move.Capture -> Moved(ply, move.from, move.to, move.over, Piece.TIGER)
        else -> null
    }

/** The points that a hint speaks of so far. */
fun GameUi.hinted(): List<Int> = pointer().let { it.rings + listOfNotNull(it.to) }

private fun GameUi.pointer(): Pointer {
    val waiting = awaiting
    if (waiting != null) return Pointer(rings = listOf(waiting))
    val shown = hint as? HintUi.Shown ?: return Pointer()
    val move = shown.hint.suggested
    return when {
        shown.step < 2 -> {
            Pointer()
        }

        shown.step == 2 -> {
            Pointer(rings = listOfNotNull(shown.hint.piece))
        }

        else -> {
            when (move) {
                is Move.Place -> Pointer(rings = listOf(move.to), to = move.to)
                is Move.Step -> Pointer(rings = listOf(move.from), from = move.from, to = move.to)
                is Move.Capture -> Pointer(rings = listOf(move.from), from = move.from, to = move.to, over = move.over)
                else -> Pointer()
            }
        }
    }
}
