package org.aadupuli.desktop.app

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import org.aadupuli.desktop.game.play
import org.aadupuli.desktop.game.resign
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.friends
import org.aadupuli.ui.app.BackGesture
import org.aadupuli.ui.app.Place
import org.aadupuli.ui.game.GameSheet
import org.aadupuli.ui.game.GameTags
import org.aadupuli.ui.platform.SystemLanguage
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** The way back, by button and by a gesture that shows what is below; and the language that the system keeps for the app. */
@OptIn(ExperimentalTestApi::class)
class BackTest {
    @Test
    fun `a back gesture is followed, taken back, and made`() =
        AppRobot.run { robot ->
            robot.open(Place.Settings)
            robot.open(Place.About)
            runOnIdle { robot.model.backMoves(BackGesture(0.5f, fromLeft = true)) }
            waitForIdle()
            assertNotNull(robot.model.leaving.value)
            assertEquals(
                Place.Settings,
                robot.model.below.value
                    ?.place,
            )
            // What is below is seen, but neither spoken nor touched.
            assertEquals(0, onAllNodesWithTag("settings.about").fetchSemanticsNodes().size)
            runOnIdle { robot.model.backGivenUp() }
            waitForIdle()
            assertNull(robot.model.leaving.value)
            assertEquals(
                Place.About,
                robot.place,
            )
            runOnIdle {
                robot.model.backMoves(BackGesture(1f, fromLeft = false))
                robot.model.back()
            }
            waitForIdle()
            assertNull(robot.model.leaving.value)
            assertEquals(
                Place.Settings,
                robot.place,
            )
            assertEquals(1, onAllNodesWithTag("settings.about").fetchSemanticsNodes().size)
        }

    @Test
    fun `the screen below keeps its place and its state`() =
        AppRobot.run { robot ->
            robot.open(Place.Settings)
            robot.scrollAndTap("settings.about")
            runOnIdle { robot.model.backMoves(BackGesture(0.3f, fromLeft = true)) }
            waitForIdle()
            runOnIdle { robot.model.back() }
            waitForIdle()
            val screen = Rect(0f, 0f, 360f, 640f)
            assertNotNull(
                onNodeWithTag("settings.about")
                    .fetchSemanticsNode()
                    .boundsInRoot
                    .takeIf { screen.overlaps(it) },
            )
        }

    @Test
    fun `back closes what lies over a game before it leaves it`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.game.open(GameSheet.More)
            waitForIdle()
            runOnIdle { robot.model.backMoves(BackGesture(0.5f, fromLeft = true)) }
            assertNull(robot.model.leaving.value, "the screen moves, though it stays")
            runOnIdle { robot.model.back() }
            waitForIdle()
            assertEquals(
                Place.Game,
                robot.place,
            )
            assertNull(robot.game.ui.value.sheet)
            runOnIdle { robot.model.back() }
            waitForIdle()
            assertEquals(
                Place.Home,
                robot.place,
            )
        }

    @Test
    fun `back closes the list of moves before it leaves a review`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.play("e1")
            robot.resign()
            robot.tap(GameTags.Review)
            robot.await { onAllNodesWithTag("review-moves").fetchSemanticsNodes().isNotEmpty() }
            robot.tap("review-moves")
            onNodeWithTag("moves-sheet").assertExists()
            runOnIdle { robot.model.back() }
            waitForIdle()
            onNodeWithTag("moves-sheet").assertDoesNotExist()
            assertTrue(
                robot.place is Place.Review,
            )
            runOnIdle { robot.model.back() }
            waitForIdle()
            assertEquals(
                Place.Game,
                robot.place,
            )
        }

    @Test
    fun `a language chosen in the system's settings is the app's, and the other way round`() =
        AppRobot.run { robot ->
            robot.platform.languageInSystem = SystemLanguage(null)
            runOnIdle { robot.model.resume() }
            assertNull(robot.model.settings.value.language)
            robot.platform.languageInSystem = SystemLanguage("ta-IN")
            runOnIdle { robot.model.resume() }
            waitForIdle()
            assertEquals("ta", robot.model.settings.value.language)
            robot.open(Place.Settings)
            robot.scrollAndTap("language-kn")
            assertEquals(SystemLanguage("kn"), robot.platform.languageInSystem)
            runOnIdle { robot.model.resume() }
            assertEquals("kn", robot.model.settings.value.language)
        }

    @Test
    fun `without such a page the app keeps its own language`() =
        AppRobot.run { robot ->
            robot.speak("te")
            runOnIdle { robot.model.resume() }
            assertEquals("te", robot.model.settings.value.language)
        }
}
