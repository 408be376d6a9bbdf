package org.aadupuli.desktop.game

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import org.aadupuli.core.Theme
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.friends
import org.aadupuli.desktop.support.newGame
import org.aadupuli.ui.game.GameTags
import org.aadupuli.ui.game.HintUi
import org.aadupuli.ui.game.STATUS_TAG
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotEquals

/** Whatever changes around a game in its middle, the game stays as it is, and is spoken of in the language that holds now. */
@OptIn(ExperimentalTestApi::class)
class ChangeTest {
    @Test
    fun `language, theme, size and text size change in mid-game`() =
        AppRobot.run(1280, 1280) { robot ->
            robot.begin(friends())
            robot.play("e1")
            robot.tapPoint("b3")
            val before = robot.snapshot
            val spoken = mutableSetOf<String>()
            for (language in listOf("en", "ta", "kn", "te")) {
                robot.speak(language)
                for (theme in Theme.entries) {
                    robot.model.services.shelf
                        .changeSettings { it.copy(theme = theme) }
                    for (size in listOf(DpSize(360.dp, 640.dp), DpSize(915.dp, 412.dp), DpSize(800.dp, 1280.dp))) {
                        runOnIdle {
                            robot.size = size
                            robot.fontScale = if (size.width > size.height) 2f else 1f
                            robot.dark = !robot.dark
                        }
                        waitForIdle()
                        assertEquals(before, robot.snapshot)
                        assertEquals(robot.point("b3"), robot.game.ui.value.selected)
                        val status = robot.game.words().status
                        onNodeWithTag(STATUS_TAG).assertTextEquals(status)
                        spoken += status
                    }
                }
            }
            assertEquals(4, spoken.size)
            robot.tapPoint("c3")
            assertEquals(2, robot.snapshot.ply)
        }

    @Test
    fun `the system's language changes in mid-game`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            val english = robot.model.words.value("game-undo")
            robot.platform.languages = listOf("te-IN", "en")
            runOnIdle { robot.model.resume() }
            waitForIdle()
            assertNotEquals(english, robot.model.words.value("game-undo"))
            onNodeWithTag(STATUS_TAG).assertTextEquals(robot.game.words().status)
        }

    @Test
    fun `a hint that is shown is said again in the new language`() =
        AppRobot.run { robot ->
            robot.begin(newGame())
            robot.tap(GameTags.Hint)
            robot.await { robot.game.ui.value.hint is HintUi.Shown }
            robot.tap(GameTags.HintMore)
            val english = assertIs<HintUi.Shown>(robot.game.ui.value.hint)
            robot.speak("ta")
            robot.await { (robot.game.ui.value.hint as? HintUi.Shown)?.let { it.words != english.words } == true }
            waitForIdle()
            val tamil = assertIs<HintUi.Shown>(robot.game.ui.value.hint)
            assertEquals(english.step, tamil.step)
            assertEquals(english.hint.suggested, tamil.hint.suggested)
            onNodeWithTag(STATUS_TAG).assertTextEquals(tamil.words)
        }

    @Test
    fun `a refusal in the old language is not left standing`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.tapPoint("a1")
            robot.speak("kn")
            onNodeWithTag(STATUS_TAG).assertTextEquals(robot.game.words().status)
        }
}
