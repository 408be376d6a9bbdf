package org.aadupuli.desktop.pictures

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.onNodeWithTag
import org.aadupuli.desktop.screens.everyScreen
import org.aadupuli.desktop.support.AppRobot
import java.io.File
import kotlin.test.Test

/** The pictures in the README. With `-Dpictures.publish=true` they are written to `docs/pictures`. */
@OptIn(ExperimentalTestApi::class)
class PublishedPicturesTest {
    @Test
    fun `a game by day`() = publish("game", "game-selected")

    @Test
    fun `a hint by night`() = publish("hint", "game-hint") { it.dark = true }

    @Test
    fun `Bagh-Chal on paper`() =
        publish("bagh-chal", "game-square") { robot ->
            robot.model.services.shelf
                .changeSettings { it.copy(boardLook = org.aadupuli.core.BoardLook.PAPER) }
        }

    @Test
    fun `a lesson in Tamil`() = publish("lesson", "lesson") { it.speak("ta") }

    private fun publish(
        name: String,
        screen: String,
        prepare: (AppRobot) -> Unit = {},
    ) = AppRobot.run(WIDTH, HEIGHT, DENSITY) { robot ->
        prepare(robot)
        everyScreen.getValue(screen)(robot)
        waitForIdle()
        val picture = onNodeWithTag(AppRobot.SCREEN_TAG).captureToImage()
        picture.keep("published/$name")
        if (System.getProperty("pictures.publish") == "true") {
            File(System.getProperty("aadupuli.root"), "docs/pictures/$name.png").writeBytes(picture.png())
        }
    }

    private companion object {
        const val WIDTH = 360
        const val HEIGHT = 640
        const val DENSITY = 1.5f
    }
}
