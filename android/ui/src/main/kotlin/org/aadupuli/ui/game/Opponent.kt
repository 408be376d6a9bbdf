package org.aadupuli.ui.game

import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.aadupuli.core.CancelToken
import org.aadupuli.core.ClaimException
import org.aadupuli.core.ClaimStatus
import org.aadupuli.core.DrawWish
import org.aadupuli.core.Level
import org.aadupuli.core.Status
import org.aadupuli.core.SuggestReply
import org.aadupuli.core.SuggestionException
import org.aadupuli.ui.app.Searches

/** Answers for the computer, and plays the pass that nobody can refuse. */
internal class Opponent(
    private val model: GameViewModel,
) {
    private val services = model.services
    private val searches = Searches(services.scope)
    private var passing: Job? = null

    /** Thinks if the computer is to move; the answer to a game that has changed meanwhile is dropped. */
    fun think() {
        val snapshot = model.ui.value.snapshot
        val turn = snapshot.status as? Status.ComputersTurn
        stopThinking()
        if (turn == null) {
            if (snapshot.mustPass) passSoon()
            return
        }
        searches.start { token ->
            val began = services.platform.ticks()
            val notice =
                services.scope.launch {
                    delay(services.pace.thinking)
                    model.show { it.copy(thinking = true) }
                }
            val reply =
                try {
                    withContext(services.engine) { answer(turn.level, snapshot.claim is ClaimStatus.Available, token) }
                } finally {
                    notice.cancel()
                }
            val rest = services.pace.answer - (services.platform.ticks() - began)
            if (rest > 0) delay(rest)
            if (token.isCancelled()) return@start
            model.show { it.copy(thinking = false) }
            try {
                when (reply) {
                    null -> model.changed(model.game.claimDraw())
                    is SuggestReply.Suggested -> model.changed(model.game.playSuggestion(reply.suggestion))
                    else -> Unit
                }
            } catch (_: SuggestionException) {
                // The game has moved on without this answer.
            } catch (_: ClaimException) {
                // So it has here.
            }
        }
    }

    /** The computer's move, or null where it claims a draw. */
    private fun answer(
        level: Level,
        mayClaim: Boolean,
        token: CancelToken,
    ): SuggestReply? {
        val claims = mayClaim && services.thinker.claims(model.game, token) == DrawWish.CLAIM
        return if (claims) null else services.thinker.suggest(model.game, level, token)
    }

    private fun passSoon() {
        passing?.cancel()
        passing =
            services.scope.launch {
                delay(services.pace.pass)
                passing = null
                model.pass()
            }
    }

    /** Plays a pass that is waiting; false if none is. */
    fun passNow(): Boolean {
        val waiting = passing ?: return false
        waiting.cancel()
        passing = null
        model.pass()
        return true
    }

    private fun stopThinking() {
        searches.stop()
        model.show { if (it.thinking) it.copy(thinking = false) else it }
    }

    fun stopThen(last: () -> Unit) {
        stop()
        searches.stopThen(last)
    }

    fun stop() {
        stopThinking()
        passing?.cancel()
        passing = null
    }
}
