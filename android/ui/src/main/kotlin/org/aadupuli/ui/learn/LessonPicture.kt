package org.aadupuli.ui.learn

import org.aadupuli.core.LessonSnapshot
import org.aadupuli.core.LessonTry
import org.aadupuli.core.Move
import org.aadupuli.core.Settings
import org.aadupuli.core.rulesOf
import org.aadupuli.ui.board.BoardPicture
import org.aadupuli.ui.board.Layouts
import org.aadupuli.ui.board.Moved
import org.aadupuli.ui.board.Pointer
import org.aadupuli.ui.board.from
import org.aadupuli.ui.board.pieceLook
import org.aadupuli.ui.board.to

/** What a step of a lesson draws. */
fun LessonSnapshot.picture(settings: Settings): BoardPicture {
    val targets = selected?.let { points[it].targets }.orEmpty()
    val wrong = lastTry as? LessonTry.Wrong
    val arrow = wrong?.shows ?: shownMove ?: pointers.arrows.firstOrNull()
    return BoardPicture(
        pieces = points.map { it.piece },
        selected = selected,
        targets = targets,
        reachable = targets.map { it.to } + points.filter { it.canPlace }.map { it.point },
        trapped = points.filter { it.trapped }.map { it.point }.toSet(),
        moved = lastMoves.lastOrNull()?.let { moved(it) },
        pointer =
            Pointer(
                rings = (pointers.points + listOfNotNull(shownPoint, wrong?.point)).distinct(),
                lines = pointers.lines.flatMap { line -> line.zipWithNext() },
                from = arrow?.from(),
                to = arrow?.to(),
            ),
        names = Layouts.namesOf(rulesOf(rules).board).takeIf { settings.coordinates },
        look = settings.pieceLook(),
    )
}

private fun LessonSnapshot.moved(move: Move): Moved? {
    val to = move.to() ?: return null
    val piece = points[to].piece ?: return null
    return Moved(ply = step * PLIES + lastMoves.size, from = move.from(), to = to, over = (move as? Move.Capture)?.over, piece = piece)
}

/** More than the moves of any step, so that each step's moves have plies of their own. */
private const val PLIES = 1000
