package org.aadupuli.desktop.game

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onNodeWithTag
import org.aadupuli.core.ClaimStatus
import org.aadupuli.core.DrawReason
import org.aadupuli.core.GameId
import org.aadupuli.core.NewGame
import org.aadupuli.core.Outcome
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Side
import org.aadupuli.core.Variant
import org.aadupuli.core.WinReason
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.friends
import org.aadupuli.desktop.support.newGame
import org.aadupuli.ui.game.GameSheet
import org.aadupuli.ui.game.GameTags
import org.aadupuli.ui.parts.YES_TAG
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull

/** Every kind of end is named, and can be taken back as any move can. */
@OptIn(ExperimentalTestApi::class)
class EndsTest {
    @Test
    fun `all tigers trapped`() = end(win(Side.GOATS, WinReason.TRAPPED), friends(start = TRAP)) { it.play("d4" to "d3") }

    @Test
    fun `the last capture`() = end(win(Side.TIGERS, WinReason.CAPTURES), friends(start = FOUR_TAKEN)) { it.play("d3" to "d5") }

    @Test
    fun `every goat captured`() =
        end(win(Side.TIGERS, WinReason.CAPTURES), friends(with(Variant.FIFTEEN_CAPTURES), start = ONE_LEFT)) { it.play("d3" to "d5") }

    @Test
    fun `the last capture, against the computer`() =
        end(win(Side.TIGERS, WinReason.CAPTURES), newGame(side = Side.TIGERS, start = FOUR_TAKEN)) { it.play("d3" to "d5") }

    @Test
    fun `the third time`() =
        end(Outcome.Draw(DrawReason.THREEFOLD), friends(start = QUIET)) { robot ->
            repeat(2) { for (move in THERE_AND_BACK) robot.play(move) }
        }

    @Test
    fun `the fiftieth quiet move`() =
        end(
            Outcome.Draw(DrawReason.QUIET_TIGERS),
            friends(start = QUIET.replace(" g ", " t ").dropLast(1) + "49"),
        ) { it.play("a1" to "b2") }

    @Test
    fun `a draw that is claimed`() =
        end(Outcome.Draw(DrawReason.CLAIM), friends(RulesChoice(GameId.PARLOUR), start = QUIET)) { robot ->
            robot.shuffleUntil { it.claim is ClaimStatus.Available }
            robot.tap("game-menu")
            robot.tap(GameTags.Claim)
            robot.tap(YES_TAG)
        }

    @Test
    fun `a position repeated by who must not`() =
        AppRobot.run { robot ->
            robot.begin(friends(with(Variant.REPEATER_LOSES), start = QUIET))
            repeat(3) { for (move in THERE_AND_BACK) if (robot.snapshot.outcome == null) robot.play(move) }
            assertEquals(WinReason.REPEATER, assertIs<Outcome.Win>(robot.snapshot.outcome).reason)
            robot.takesBack()
        }

    @Test
    fun `resigned`() =
        end(win(Side.TIGERS, WinReason.RESIGNATION), friends(start = QUIET)) { it.resign() }

    @Test
    fun `resigned against the computer`() =
        end(win(Side.TIGERS, WinReason.RESIGNATION), newGame()) { it.resign() }

    @Test
    fun `out of time`() =
        end(win(Side.TIGERS, WinReason.TIME), friends(start = QUIET, clockMs = 300_000)) { robot ->
            robot.platform.now += 300_000
            robot.await { robot.snapshot.outcome != null }
        }

    private fun end(
        expected: Outcome,
        new: NewGame,
        play: (AppRobot) -> Unit,
    ) = AppRobot.run { robot ->
        robot.begin(new)
        play(robot)
        assertEquals(expected, robot.snapshot.outcome)
        waitForIdle()
        onNodeWithTag("outcome").assertTextEquals(assertNotNull(robot.game.words().outcome))
        robot.takesBack()
    }

    /** Undo after the end goes on with the game; so does redo, to the same end, where a move had brought it. */
    private fun AppRobot.takesBack() {
        val over = snapshot
        assertEquals(GameSheet.Result, game.ui.value.sheet)
        tap("close")
        tap(GameTags.Undo)
        assertNull(snapshot.outcome)
        if (snapshot.ply == over.ply) {
            // What ended the game was no move.
            assertEquals(over.position, snapshot.position)
        } else {
            assertNotEquals(over.position, snapshot.position)
            tap(GameTags.Redo)
            assertEquals(over.outcome, snapshot.outcome)
            assertEquals(over.position, snapshot.position)
        }
    }

    private companion object {
        const val TRAP = "T/GGGGG1/TGGGG1/TG1G2/GGGG g 0 0 0 - 0"
        const val FOUR_TAKEN = "T/2T3/6/2TG2/GGGG t 6 4 0 - 0"
        const val ONE_LEFT = "T/2T3/6/2TG2/4 t 0 14 0 - 0"
        const val QUIET = "T/2GTT1/6/GGGGGG/GGGG g 0 4 0 - 0"

        /** Two moves of each side, after which all stand as before. */
        val THERE_AND_BACK = listOf("d1" to "c1", "a1" to "b2", "c1" to "d1", "b2" to "a1")

        fun win(
            side: Side,
            reason: WinReason,
        ) = Outcome.Win(side, reason)

        fun with(variant: Variant) = RulesChoice(GameId.STANDARD, listOf(variant), 0)
    }
}
