package org.aadupuli.desktop.game

import androidx.compose.ui.test.ExperimentalTestApi
import org.aadupuli.core.CancelToken
import org.aadupuli.core.DrawReason
import org.aadupuli.core.DrawWish
import org.aadupuli.core.Game
import org.aadupuli.core.GameId
import org.aadupuli.core.Level
import org.aadupuli.core.Outcome
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Side
import org.aadupuli.core.SuggestReply
import org.aadupuli.core.ThinkLimits
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.ShortEngine
import org.aadupuli.desktop.support.newGame
import org.aadupuli.ui.app.Thinker
import org.aadupuli.ui.board.from
import org.aadupuli.ui.board.to
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** When the computer claims a draw instead of a move. */
@OptIn(ExperimentalTestApi::class)
class ClaimTest {
    /** A person's move, made by taps: what the engine would play. */
    private fun AppRobot.playWell() {
        val reply = game.game.suggest(Level.PERFECT, ThinkLimits(nodes = NODES), null) as SuggestReply.Suggested
        val played = reply.suggestion.suggested
        for (point in listOfNotNull(played.from(), played.to())) if (game.ui.value.selected != point) tapPoint(point)
    }

    @Test
    fun `in a game that both hold, the computer claims the draw that the rules offer`() =
        AppRobot.run(thinker = ShortEngine(NODES)) { robot ->
            robot.begin(newGame(RulesChoice(GameId.PARLOUR), level = Level.PERFECT, side = Side.GOATS))
            while (robot.snapshot.outcome == null && robot.snapshot.ply < 200) {
                robot.awaitPerson()
                if (robot.snapshot.outcome == null) robot.playWell()
            }
            assertEquals(Outcome.Draw(DrawReason.CLAIM), robot.snapshot.outcome)
            // Not before the rules let it, and not after they do where it is drawn and quiet.
            assertTrue(robot.snapshot.ply >= 60, "claimed after ${robot.snapshot.ply} plies")
        }

    /** Claims whatever it is asked about, and counts how often it was asked. */
    private class Claimer : Thinker by ShortEngine(NODES) {
        var asked = 0

        override fun claims(
            game: Game,
            cancel: CancelToken,
        ): DrawWish {
            asked++
            return DrawWish.CLAIM
        }
    }

    @Test
    fun `it is not asked where the rules know no claim, nor before their time`() {
        val claimer = Claimer()
        AppRobot.run(thinker = claimer) { robot ->
            robot.begin(newGame(RulesChoice(GameId.STANDARD)))
            repeat(3) {
                robot.awaitPerson()
                robot.tapPoint(
                    robot.snapshot.points
                        .first { it.canPlace }
                        .point,
                )
            }
            robot.awaitPerson()
            robot.begin(newGame(RulesChoice(GameId.PARLOUR)))
            robot.tapPoint("e1")
            robot.awaitPerson()
            assertEquals(0, claimer.asked)
            assertNull(robot.snapshot.outcome)
        }
    }

    @Test
    fun `it claims on its first turn on which it may`() {
        val claimer = Claimer()
        AppRobot.run(thinker = claimer) { robot ->
            // Both play well enough to hold the game until a claim is allowed.
            robot.begin(newGame(RulesChoice(GameId.PARLOUR), level = Level.PERFECT, side = Side.GOATS))
            while (robot.snapshot.outcome == null) {
                robot.awaitPerson()
                if (robot.snapshot.outcome == null) robot.playWell()
            }
            assertEquals(Outcome.Draw(DrawReason.CLAIM), robot.snapshot.outcome)
            assertEquals(1, claimer.asked)
        }
    }

    private companion object {
        /** Enough to prove what holds in the placement phase: with less, one of them goes wrong before a claim. */
        const val NODES = 600_000L
    }
}
