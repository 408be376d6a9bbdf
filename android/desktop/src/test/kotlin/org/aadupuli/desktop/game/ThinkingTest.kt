package org.aadupuli.desktop.game

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.click
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTouchInput
import org.aadupuli.core.Status
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.HeldEngine
import org.aadupuli.desktop.support.friends
import org.aadupuli.desktop.support.newGame
import org.aadupuli.ui.app.Place
import org.aadupuli.ui.board.pointTag
import org.aadupuli.ui.game.GameTags
import org.aadupuli.ui.game.STATUS_TAG
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** The computer thinks elsewhere: whatever a person does meanwhile, the game stays whole and the screen answers. */
@OptIn(ExperimentalTestApi::class)
class ThinkingTest {
    @Test
    fun `no frame waits for the engine`() {
        val engine = HeldEngine()
        AppRobot.run(thinker = engine) { robot ->
            robot.begin(newGame())
            robot.tapPoint("e1")
            robot.await { engine.searching == 1 }
            val before = mainClock.currentTime
            repeat(30) { mainClock.advanceTimeByFrame() }
            assertTrue(mainClock.currentTime > before)
            robot.tapPoint("e2")
            onNodeWithTag(STATUS_TAG).assertTextEquals("The computer is thinking")
            robot.await { robot.game.ui.value.thinking }
            robot.tap(GameTags.Moves)
            robot.tap("close")
            engine.release()
            robot.awaitPerson()
            assertEquals(2, robot.snapshot.ply)
        }
    }

    @Test
    fun `undo while the computer thinks`() {
        val engine = HeldEngine()
        AppRobot.run(thinker = engine) { robot ->
            robot.begin(newGame())
            robot.tapPoint("e1")
            robot.await { engine.searching == 1 }
            robot.tap(GameTags.Undo)
            assertEquals(0, robot.snapshot.ply)
            engine.release()
            robot.tapPoint("e2")
            robot.await { robot.snapshot.ply == 2 }
            assertEquals(
                "e2",
                robot.snapshot.moves
                    .first()
                    .notation,
            )
        }
    }

    @Test
    fun `leaving while the computer thinks, and coming back`() {
        val engine = HeldEngine()
        AppRobot.run(thinker = engine) { robot ->
            robot.begin(newGame())
            robot.tapPoint("e1")
            robot.await { engine.searching == 1 }
            robot.tap(GameTags.Leave)
            assertEquals(
                Place.Home,
                robot.place,
            )
            engine.release()
            robot.tap("home.continue")
            robot.await { robot.snapshot.ply == 2 }
        }
    }

    @Test
    fun `many new games while the computer thinks`() {
        val engine = HeldEngine()
        AppRobot.run(thinker = engine) { robot ->
            repeat(500) {
                robot.begin(newGame())
                runOnIdle { robot.game.tap(robot.point("e1")) }
                assertIs<Status.ComputersTurn>(robot.snapshot.status)
            }
            engine.release()
            robot.await { robot.snapshot.ply == 2 }
        }
    }

    @Test
    fun `twenty taps in 200 ms play exactly one ply`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            onNodeWithTag(pointTag(robot.point("e1"))).performTouchInput {
                repeat(20) {
                    click()
                    advanceEventTime(1)
                }
            }
            waitForIdle()
            assertEquals(1, robot.snapshot.ply)
        }
}
