package org.aadupuli.ui.puzzles

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.launch
import org.aadupuli.core.PuzzleOverview
import org.aadupuli.ui.app.Services

/** What Puzzles shows before one is chosen. */
data class PuzzlesUi(
    val overview: PuzzleOverview? = null,
    val today: String = "",
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
            state.value = PuzzlesUi(services.shelf.puzzles(today), today)
        }
    }

    override fun close() = Unit
}
