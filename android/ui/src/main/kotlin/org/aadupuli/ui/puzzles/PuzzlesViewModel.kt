package org.aadupuli.ui.puzzles

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import org.aadupuli.core.PuzzleDifficulty
import org.aadupuli.core.PuzzleOverview
import org.aadupuli.core.PuzzleTheme
import org.aadupuli.core.puzzleThemes
import org.aadupuli.ui.app.Services

/** What Puzzles shows before one is chosen. */
data class PuzzlesUi(
    val overview: PuzzleOverview? = null,
    val today: String = "",
    /** How hard the puzzles are that are opened from here; none for any. */
    val difficulty: PuzzleDifficulty? = null,
    /** The themes of which there are puzzles as hard as is chosen. */
    val themes: List<PuzzleTheme> = emptyList(),
)

/** The puzzles: the one of today, by theme, by difficulty; streak and solved counts. */
class PuzzlesViewModel(
    private val services: Services,
) : AutoCloseable {
    private val state = MutableStateFlow(PuzzlesUi())
    val ui: StateFlow<PuzzlesUi> get() = state

    init {
        refresh()
    }

    fun refresh() {
        services.scope.launch {
            val today = services.today()
            val overview = services.shelf.puzzles(today)
            state.update { it.copy(overview = overview, today = today, themes = themesOf(it.difficulty)) }
        }
    }

    fun choose(difficulty: PuzzleDifficulty?) = state.update { it.copy(difficulty = difficulty, themes = themesOf(difficulty)) }

    private fun themesOf(difficulty: PuzzleDifficulty?) = puzzleThemes(services.settings.value.newGame.game, difficulty)

    override fun close() = Unit
}
