package org.aadupuli.ui.home

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.launch
import org.aadupuli.core.GameEntry
import org.aadupuli.core.GameListing
import org.aadupuli.ui.app.Services
import org.aadupuli.ui.words.Speaking

/** What Home shows. */
data class HomeUi(
    /** What is kept has been read; until then there is nothing to say of it. */
    val loaded: Boolean = false,
    val current: GameEntry? = null,
    val recent: List<GameEntry> = emptyList(),
    val lessonsDone: Int = 0,
    val lessons: Int = 0,
    val dailySolved: Boolean = false,
    val streak: Int = 0,
    /** Files that could not be read and were set aside, in words. */
    val problems: List<String> = emptyList(),
)

/** Home: the unfinished game, the ways on, and the last three games. */
class HomeViewModel(
    private val services: Services,
) : Speaking,
    AutoCloseable {
    private val state = MutableStateFlow(HomeUi())
    val ui: StateFlow<HomeUi> get() = state

    init {
        refresh()
    }

    /** Reads anew what other screens may have changed. */
    fun refresh() {
        services.scope.launch {
            val shelf = services.shelf
            val texts = services.say.texts
            val lessons = shelf.lessons(texts)
            val puzzles = shelf.puzzles(services.today())
            state.value =
                HomeUi(
                    loaded = true,
                    current = shelf.current(texts)?.takeIf { it.outcome == null },
                    recent =
                        shelf
                            .list(texts, LOOKED_AT)
                            .filterIsInstance<GameListing.Playable>()
                            .map { it.entry }
                            .filter { it.outcome != null }
                            .take(RECENT),
                    lessonsDone = lessons.count { it.completed },
                    lessons = lessons.size,
                    dailySolved = puzzles?.dailySolved == true,
                    streak = puzzles?.streak ?: 0,
                    problems = shelf.problems(texts).map { it.words },
                )
        }
    }

    override fun languageChanged() = refresh()

    override fun close() = Unit

    private companion object {
        const val RECENT = 3
        const val LOOKED_AT = 12
    }
}
