package org.aadupuli.desktop.game

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onNodeWithTag
import org.aadupuli.core.ClaimStatus
import org.aadupuli.core.GameId
import org.aadupuli.core.Help
import org.aadupuli.core.Outcome
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Side
import org.aadupuli.core.Status
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.friends
import org.aadupuli.desktop.support.newGame
import org.aadupuli.ui.game.GameSheet
import org.aadupuli.ui.game.GameTags
import org.aadupuli.ui.game.HintUi
import org.aadupuli.ui.game.STATUS_TAG
import org.aadupuli.ui.parts.NO_TAG
import org.aadupuli.ui.parts.YES_TAG
import org.aadupuli.ui.platform.Sound
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

@OptIn(ExperimentalTestApi::class)
class PlayingTest {
    @Test
    fun `undo and redo at every parity, and after the end`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            val moves = listOf("e1", "b3" to "c3", "e4", "c3" to "d3", "e2")
            val positions = mutableListOf(robot.snapshot.position)
            for (move in moves) {
                robot.play(move)
                positions += robot.snapshot.position
            }
            for (back in positions.indices.reversed().drop(1)) {
                robot.tap(GameTags.Undo)
                assertEquals(positions[back], robot.snapshot.position)
            }
            onNodeWithTag(GameTags.Undo).assertIsNotEnabled()
            for (forth in positions.indices.drop(1)) {
                robot.tap(GameTags.Redo)
                assertEquals(positions[forth], robot.snapshot.position)
            }
            robot.resign()
            assertNotNull(robot.snapshot.outcome)
            robot.tap("close")
            robot.tap(GameTags.Undo)
            assertNull(robot.snapshot.outcome)
            assertEquals(positions.last(), robot.snapshot.position)
        }

    @Test
    fun `undo against the computer takes both moves back`() =
        AppRobot.run { robot ->
            for (side in Side.entries) {
                robot.begin(newGame(side = side))
                robot.awaitPerson()
                val before = robot.snapshot
                if (side == Side.GOATS) robot.tapPoint("e1") else robot.playAnyTiger()
                robot.await { robot.snapshot.ply == before.ply + 2 }
                robot.tap(GameTags.Undo)
                assertEquals(before.position, robot.snapshot.position)
                robot.tap(GameTags.Redo)
                robot.awaitPerson()
                assertEquals(before.ply + 2, robot.snapshot.ply)
            }
        }

    @Test
    fun `a refused tap says why`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.tapPoint("a1")
            onNodeWithTag(STATUS_TAG).assertTextEquals("Something stands there already")
            robot.tapPoint("e1")
            robot.tapPoint("b3")
            robot.tapPoint("e4")
            onNodeWithTag(STATUS_TAG).assertTextContains("No line", substring = true)
            assertEquals(robot.point("b3"), robot.game.ui.value.selected)
            robot.tapPoint("b4")
            assertEquals(robot.point("b4"), robot.game.ui.value.selected)
            robot.tapPoint("b4")
            assertNull(robot.game.ui.value.selected)
            assertTrue(Sound.Refused in robot.platform.heard)
        }

    @Test
    fun `resigning asks first`() =
        AppRobot.run { robot ->
            robot.begin(newGame())
            robot.tap("game-menu")
            robot.tap(GameTags.Resign)
            robot.tap(NO_TAG)
            assertNull(robot.snapshot.outcome)
            robot.resign()
            assertEquals(Side.TIGERS, assertIs<Outcome.Win>(robot.snapshot.outcome).winner)
            assertEquals(GameSheet.Result, robot.game.ui.value.sheet)
            onNodeWithTag("outcome").assertTextContains("resigned", substring = true)
        }

    @Test
    fun `a draw is claimed where the rules let it, after a question`() =
        AppRobot.run { robot ->
            robot.begin(friends(RulesChoice(GameId.PARLOUR)))
            robot.tap("game-menu")
            onNodeWithTag(GameTags.Claim).assertIsNotEnabled()
            robot.tap("close")
            robot.shuffleUntil { it.claim is ClaimStatus.Available }
            robot.tap("game-menu")
            robot.tap(GameTags.Claim)
            robot.tap(YES_TAG)
            assertIs<Outcome.Draw>(robot.snapshot.outcome)
        }

    @Test
    fun `a rematch swaps the sides`() =
        AppRobot.run { robot ->
            robot.begin(newGame(side = Side.GOATS))
            robot.resign()
            robot.tap(GameTags.Rematch)
            assertEquals(Side.TIGERS, robot.snapshot.personSide)
            assertNull(robot.snapshot.outcome)
        }

    @Test
    fun `a hint comes in three steps, and any move puts it away`() =
        AppRobot.run { robot ->
            robot.begin(newGame())
            robot.tap(GameTags.Hint)
            robot.await { robot.game.ui.value.hint is HintUi.Shown }
            for (step in 1..3) {
                val shown = assertIs<HintUi.Shown>(robot.game.ui.value.hint)
                assertEquals(step, shown.step)
                onNodeWithTag(STATUS_TAG).assertTextEquals(shown.words)
                if (step < 3) robot.tap(GameTags.HintMore)
            }
            robot.tapPoint("e1")
            assertNull(robot.game.ui.value.hint)
            robot.awaitPerson()
        }

    @Test
    fun `without hints and undo their buttons are off`() =
        AppRobot.run { robot ->
            robot.begin(newGame(help = Help(hints = false, undo = false, practice = false)))
            robot.tapPoint("e1")
            robot.awaitPerson()
            onNodeWithTag(GameTags.Undo).assertIsNotEnabled()
            onNodeWithTag(GameTags.Hint).assertIsNotEnabled()
        }

    @Test
    fun `practice shows a hint on every move`() =
        AppRobot.run { robot ->
            robot.begin(newGame(help = Help(hints = true, undo = true, practice = true)))
            for (move in listOf("e1", "e2")) {
                robot.await { robot.game.ui.value.hint is HintUi.Shown }
                robot.tapPoint(move)
                robot.awaitPerson()
            }
        }

    @Test
    fun `an earlier position is looked at and played on from`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            for (move in listOf("e1", "b3" to "c3", "e4")) robot.play(move)
            robot.tap(GameTags.Moves)
            robot.tap(GameTags.Browse)
            assertIs<Status.Browsing>(robot.snapshot.status)
            robot.tapPoint("d3")
            assertEquals(0, robot.snapshot.ply)
            robot.tap(GameTags.BackToGame)
            assertEquals(3, robot.snapshot.ply)
            robot.tap(GameTags.Moves)
            robot.tap(GameTags.Browse)
            robot.tap(GameTags.PlayOn)
            robot.tap(YES_TAG)
            assertEquals(0, robot.snapshot.moves.size)
            robot.tapPoint("d3")
            assertEquals(1, robot.snapshot.ply)
        }

    @Test
    fun `a chain of captures goes on or stops`() =
        AppRobot.run { robot ->
            val rules = RulesChoice(GameId.STANDARD, listOf(org.aadupuli.core.Variant.MULTIPLE_JUMPS), 0)
            // The tiger on b1 takes on b2 and then on b4.
            robot.begin(friends(rules, start = "T/TG1G2/6/5T/4 t 13 0 0 - 0"))
            robot.tapPoint("b1")
            robot.tapPoint("b3")
            assertTrue(robot.snapshot.canStop)
            assertEquals(robot.point("b3"), robot.game.ui.value.selected)
            robot.tap(GameTags.Stop)
            assertEquals(Side.GOATS, robot.snapshot.sideToMove)
            robot.tap(GameTags.Undo)
            robot.tapPoint("b5")
            assertEquals(2, robot.snapshot.captured)
        }

    @Test
    fun `confirming moves asks for a second tap`() =
        AppRobot.run { robot ->
            robot.model.services.shelf
                .changeSettings { it.copy(confirmMoves = true) }
            robot.begin(friends())
            robot.tapPoint("e1")
            assertEquals(0, robot.snapshot.ply)
            onNodeWithTag(STATUS_TAG).assertTextContains("e1", substring = true)
            robot.tapPoint("e1")
            assertEquals(1, robot.snapshot.ply)
        }
}
