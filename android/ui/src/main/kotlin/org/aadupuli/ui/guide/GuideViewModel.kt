package org.aadupuli.ui.guide

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.update
import org.aadupuli.core.GameId
import org.aadupuli.core.GuideSection
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Side
import org.aadupuli.ui.app.Services
import org.aadupuli.ui.words.Speaking

/** What a guide shows: sections for a game, and how far each diagram has been played. */
data class GuideUi(
    val game: GameId,
    val strategy: Side?,
    val sections: List<GuideSection>,
    /** The position of each diagram, by section and paragraph. */
    val shown: Map<Pair<Int, Int>, Int> = emptyMap(),
)

/** How to play, or the advice for a side, with diagrams that can be played through. */
class GuideViewModel(
    private val services: Services,
    game: GameId,
    strategy: Side?,
) : Speaking,
    AutoCloseable {
    private val state = MutableStateFlow(GuideUi(game, strategy, sectionsOf(game, strategy)))
    val ui: StateFlow<GuideUi> get() = state

    fun choose(game: GameId) = state.update { GuideUi(game, it.strategy, sectionsOf(game, it.strategy)) }

    fun step(
        diagram: Pair<Int, Int>,
        by: Int,
        last: Int,
    ) = state.update {
        val now = it.shown[diagram] ?: 0
        it.copy(shown = it.shown + (diagram to (now + by).coerceIn(0, last)))
    }

    override fun languageChanged() = state.update { it.copy(sections = sectionsOf(it.game, it.strategy)) }

    override fun close() = Unit

    private fun sectionsOf(
        game: GameId,
        side: Side?,
    ): List<GuideSection> {
        val rules = RulesChoice(game, emptyList(), 0)
        return if (side == null) services.say.texts.howToPlay(rules) else services.say.texts.strategy(rules, side)
    }
}
