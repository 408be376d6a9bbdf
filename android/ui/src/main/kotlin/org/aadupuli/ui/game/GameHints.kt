package org.aadupuli.ui.game

import kotlinx.coroutines.withContext
import org.aadupuli.core.HintReply
import org.aadupuli.ui.app.Searches

/** Looks for a hint and shows it step by step; any move puts it away. */
internal class GameHints(
    private val model: GameViewModel,
) {
    private val services = model.services
    private val searches = Searches(services.scope)

    fun ask() {
        val now = model.ui.value
        when {
            now.hint is HintUi.Shown -> more()
            !now.snapshot.help.hints -> model.refuse(services.say("game-hints-off"))
            now.snapshot.canHint && now.hint == null -> look(now.snapshot.revision)
        }
    }

    /** Looks again for the hint that is shown, in the words of the language that holds now. */
    fun sayAgain() {
        val shown = model.ui.value.hint ?: return
        look(model.ui.value.snapshot.revision, (shown as? HintUi.Shown)?.step ?: 1)
    }

    private fun look(
        revision: Long,
        step: Int = 1,
    ) {
        model.show { it.copy(hint = HintUi.Looking, refused = null) }
        searches.start { token ->
            val reply = withContext(services.engine) { services.thinker.hint(model.game, services.say.texts, token) }
            if (token.isCancelled() || model.ui.value.snapshot.revision != revision) return@start
            when (reply) {
                is HintReply.Hinted -> show(HintUi.Shown(reply.hint, step))
                else -> model.show { it.copy(hint = HintUi.None) }
            }
        }
    }

    fun more() {
        val shown = model.ui.value.hint as? HintUi.Shown ?: return
        if (shown.step < LAST_STEP) show(shown.copy(step = shown.step + 1))
    }

    private fun show(hint: HintUi.Shown) {
        model.show { it.copy(hint = hint) }
        model.announce(hint.words)
    }

    fun stopThen(last: () -> Unit) = searches.stopThen(last)

    fun dismiss() {
        searches.stop()
        model.show { it.copy(hint = null) }
    }
}

/** Idea, piece, move. */
internal const val LAST_STEP = 3
