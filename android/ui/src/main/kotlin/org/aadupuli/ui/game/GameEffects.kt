package org.aadupuli.ui.game

import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.Move
import org.aadupuli.core.Outcome
import org.aadupuli.ui.app.Services
import org.aadupuli.ui.platform.Sound
import org.aadupuli.ui.platform.Touch

/** What a change is heard and felt as. */
internal object GameEffects {
    fun play(
        services: Services,
        before: GameSnapshot,
        after: GameSnapshot,
    ) {
        val outcome = after.outcome
        if (outcome != null && before.outcome == null) {
            services.sound(ending(outcome, after))
            services.feel(Touch.Firm)
        } else if (after.ply > before.ply) {
            when (after.lastMove?.played) {
                is Move.Place -> services.sound(Sound.Place)
                is Move.Capture -> services.sound(Sound.Capture)
                else -> services.sound(if (newlyTrapped(before, after)) Sound.Trapped else Sound.Step)
            }
            services.feel(if (after.lastMove?.played is Move.Capture) Touch.Firm else Touch.Light)
        }
    }

    private fun newlyTrapped(
        before: GameSnapshot,
        after: GameSnapshot,
    ) = after.points.count { it.trapped } > before.points.count { it.trapped }

    private fun ending(
        outcome: Outcome,
        after: GameSnapshot,
    ): Sound =
        when (outcome) {
            is Outcome.Draw -> Sound.Draw
            is Outcome.Win -> if (after.personSide == null || after.personSide == outcome.winner) Sound.Win else Sound.Loss
        }
}
