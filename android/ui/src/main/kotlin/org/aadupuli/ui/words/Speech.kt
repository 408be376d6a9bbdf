package org.aadupuli.ui.words

import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.LessonSnapshot
import org.aadupuli.core.LessonTask
import org.aadupuli.core.PointState
import org.aadupuli.core.PointWords
import org.aadupuli.core.PuzzleSnapshot
import org.aadupuli.ui.board.PointSpeech

/** How a point of a game is spoken of, with what touching it does. */
fun Words.speech(
    words: PointWords,
    snapshot: GameSnapshot,
    selected: Int?,
): PointSpeech = PointSpeech(words.name, words.state, action(snapshot.points, words.point, selected))

/** How a point of a lesson is spoken of; where a point is to be found, touching any of them answers. */
fun Words.speech(
    lesson: LessonSnapshot,
    point: Int,
): PointSpeech {
    val finding = lesson.task == LessonTask.FIND && !lesson.solved
    val action = if (finding) this("spoken-action-select") else action(lesson.points, point, lesson.selected)
    return PointSpeech(lesson.pointNames[point], lesson.pointStates[point], action)
}

/** How a point of a puzzle is spoken of. */
fun Words.speech(
    puzzle: PuzzleSnapshot,
    point: Int,
): PointSpeech = PointSpeech(puzzle.pointNames[point], puzzle.pointStates[point], action(puzzle.points, point, puzzle.selected))

private fun Words.action(
    points: List<PointState>,
    point: Int,
    selected: Int?,
): String? {
    val target = selected?.let { from -> points[from].targets.firstOrNull { it.to == point } }
    return when {
        target?.captures != null -> this("spoken-action-capture")
        target != null -> this("spoken-action-move-here")
        selected == point -> this("spoken-action-deselect")
        points[point].canMove -> this("spoken-action-select")
        points[point].canPlace -> this("spoken-action-place")
        else -> null
    }
}
