package org.aadupuli.ui.learn

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.launch
import org.aadupuli.core.LessonEntry
import org.aadupuli.ui.app.Services
import org.aadupuli.ui.words.Speaking

/** What Learn shows: every lesson with how far it has come. */
data class LearnUi(
    val lessons: List<LessonEntry> = emptyList(),
    val differences: List<LessonEntry> = emptyList(),
    val asking: Boolean = false,
)

/** The list of lessons. */
class LearnViewModel(
    private val services: Services,
) : Speaking,
    AutoCloseable {
    private val state = MutableStateFlow(LearnUi())
    val ui: StateFlow<LearnUi> get() = state

    init {
        refresh()
    }

    fun refresh() {
        services.scope.launch {
            val (differences, lessons) = services.shelf.lessons(services.say.texts).partition { it.aboutDifferences }
            state.value = LearnUi(lessons, differences)
        }
    }

    fun askToRestart(ask: Boolean) {
        state.value = state.value.copy(asking = ask)
    }

    fun restartAnswered(yes: Boolean) {
        askToRestart(false)
        if (!yes) return
        services.scope.launch {
            services.shelf.restartLessons()
            refresh()
        }
    }

    override fun languageChanged() = refresh()

    override fun close() = Unit
}
