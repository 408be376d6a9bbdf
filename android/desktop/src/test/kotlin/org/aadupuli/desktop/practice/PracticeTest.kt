package org.aadupuli.desktop.practice

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import org.aadupuli.core.GameId
import org.aadupuli.core.Help
import org.aadupuli.core.Level
import org.aadupuli.core.Player
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Side
import org.aadupuli.core.possibleHandicaps
import org.aadupuli.desktop.game.play
import org.aadupuli.desktop.game.resign
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.friends
import org.aadupuli.desktop.support.newGame
import org.aadupuli.ui.app.Place
import org.aadupuli.ui.board.from
import org.aadupuli.ui.board.to
import org.aadupuli.ui.game.GameSheet
import org.aadupuli.ui.game.GameTags
import org.aadupuli.ui.game.HintUi
import org.aadupuli.ui.game.STATUS_TAG
import org.aadupuli.ui.games.GamesViewModel
import org.aadupuli.ui.newgame.NewGameViewModel
import org.aadupuli.ui.review.ReviewViewModel
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Practice: a hint on every move, goats more or fewer, and any position as the start of a game. */
@OptIn(ExperimentalTestApi::class)
class PracticeTest {
    @Test
    fun `a hint on every move, for either side, and each of them can be played`() =
        AppRobot.run { robot ->
            for (side in Side.entries) {
                robot.begin(newGame(side = side, help = Help(practice = true)))
                repeat(8) {
                    robot.awaitPerson()
                    robot.await { robot.game.ui.value.hint is HintUi.Shown }
                    val shown = assertIs<HintUi.Shown>(robot.game.ui.value.hint)
                    onNodeWithTag(STATUS_TAG).assertTextEquals(shown.words)
                    val suggested = shown.hint.suggested
                    val ply = robot.snapshot.ply
                    listOfNotNull(suggested.from(), suggested.to()).forEach(robot::tapPoint)
                    assertTrue(robot.snapshot.ply > ply, "the hint ${shown.hint.notation} was refused")
                    if (robot.snapshot.outcome != null) return@repeat
                }
                assertNull(robot.snapshot.outcome)
                // Taking back asks for the hint again.
                robot.awaitPerson()
                robot.tap(GameTags.Undo)
                robot.await { robot.game.ui.value.hint is HintUi.Shown }
            }
        }

    @Test
    fun `no hint where practice is off`() =
        AppRobot.run { robot ->
            robot.begin(newGame())
            robot.tapPoint("e1")
            robot.awaitPerson()
            assertNull(robot.game.ui.value.hint)
        }

    @Test
    fun `goats more or fewer against Perfect`() =
        AppRobot.run { robot ->
            for (handicap in possibleHandicaps(GameId.STANDARD, emptyList()).filter { it in listOf(-1, 1) }) {
                robot.open(Place.NewGame())
                val page = robot.page<NewGameViewModel>()
                val texts = robot.model.services.say.texts
                for (words in listOf(texts.levelName(Level.PERFECT), texts.handicap(handicap))) {
                    onAllNodesWithText(words).onFirst().performScrollTo().performClick()
                }
                assertEquals(handicap, page.ui.value.choices.handicap)
                robot.tap("new.start")
                assertEquals(15 + handicap, robot.snapshot.goats.inHand + robot.snapshot.goats.onBoard)
                assertEquals(handicap, robot.snapshot.rules.handicap)
                assertEquals(Player.Computer(Level.PERFECT), robot.snapshot.tigers.player)
                robot.tapPoint("e1")
                robot.awaitPerson()
                assertEquals(2, robot.snapshot.ply)
                robot.tap(GameTags.Leave)
            }
        }

    @Test
    fun `a position of a game that goes on is practised, and the game is kept`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            for (move in listOf("e1", "b3" to "c3", "e4")) robot.play(move)
            val position = robot.snapshot.position
            val remembered = robot.model.settings.value.newGame
            robot.tap("game-menu")
            robot.tap(GameTags.Practise)
            val page = robot.page<NewGameViewModel>()
            assertEquals(position, page.ui.value.start)
            assertTrue(page.ui.value.unfinishedIsKept)
            robot.tap("new.start")
            robot.await { robot.snapshot.moves.size <= 1 }
            assertEquals(
                position,
                robot.game.game
                    .browse(0)
                    .position,
            )
            assertTrue(robot.snapshot.help.practice)
            // It is no choice for the next game.
            assertEquals(remembered, robot.model.settings.value.newGame)
            robot.model.settle()
            robot.tap(GameTags.Leave)
            robot.open(Place.Games)
            val games = robot.page<GamesViewModel>()
            robot.await { games.ui.value.unfinished.size == 2 }
        }

    @Test
    fun `an earlier position is practised while it is looked at`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            for (move in listOf("e1", "b3" to "c3", "e4")) robot.play(move)
            val earlier = robot.game.game
                .browse(1)
                .position
            robot.game.browse(1)
            robot.tap("game-menu")
            robot.tap(GameTags.Practise)
            assertEquals(
                earlier,
                robot
                    .page<NewGameViewModel>()
                    .ui.value.start,
            )
        }

    @Test
    fun `a game that is over has nothing to practise at its end, but in its review`() =
        AppRobot.run { robot ->
            robot.begin(friends(RulesChoice(GameId.STANDARD)))
            for (move in listOf("e1", "b3" to "c3", "e4")) robot.play(move)
            robot.resign()
            robot.tap("close")
            robot.tap("game-menu")
            onNodeWithTag(GameTags.Practise).assertIsNotEnabled()
            robot.tap("close")
            robot.game.open(GameSheet.Result)
            robot.tap(GameTags.Review)
            val review = robot.page<ReviewViewModel>()
            robot.await(60_000) { review.ui.value.review != null }
            review.goTo(2)
            waitForIdle()
            val position = assertNotNull(review.ui.value.snapshot).position
            onNodeWithTag("review.practise").assertIsEnabled()
            robot.tap("review.practise")
            assertEquals(
                position,
                robot
                    .page<NewGameViewModel>()
                    .ui.value.start,
            )
            robot.tap("new.start")
            robot.await { robot.snapshot.moves.size <= 1 }
            assertEquals(
                position,
                robot.game.game
                    .browse(0)
                    .position,
            )
            assertFalse(robot.snapshot.outcome != null)
        }
}
