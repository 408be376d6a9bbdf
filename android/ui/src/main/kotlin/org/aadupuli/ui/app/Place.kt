package org.aadupuli.ui.app

import org.aadupuli.core.GameId
import org.aadupuli.core.LessonId
import org.aadupuli.core.PuzzleDifficulty
import org.aadupuli.core.PuzzleTheme
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Side

/** A screen and what it is about: where a person is, without anything native. */
sealed interface Place {
    data object First : Place

    data object Home : Place

    /** From the usual start, or from a position and its rules. */
    data class NewGame(
        val rules: RulesChoice? = null,
        val position: String? = null,
    ) : Place

    /** The game that is being played. */
    data object Game : Place

    /** A kept game by its number. */
    data class Review(
        val game: Long,
    ) : Place

    data object Puzzles : Place

    data class Puzzle(
        val choice: PuzzleChoice,
    ) : Place

    data object Learn : Place

    data class Lesson(
        val lesson: LessonId,
    ) : Place

    data class Guide(
        val game: GameId,
        /** The strategy for a side, or how to play. */
        val strategy: Side?,
    ) : Place

    data object Games : Place

    data object Statistics : Place

    data object Settings : Place

    data object Print : Place

    data object About : Place
}

/** Which puzzle: the one of today, or the next of a theme or difficulty. */
sealed interface PuzzleChoice {
    data object Daily : PuzzleChoice

    data class Some(
        val theme: PuzzleTheme?,
        val difficulty: PuzzleDifficulty?,
    ) : PuzzleChoice
}
