package org.aadupuli.desktop.screens

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import org.aadupuli.desktop.pictures.keep
import org.aadupuli.desktop.support.AppRobot
import org.junit.runner.RunWith
import org.junit.runners.Parameterized
import kotlin.test.Test
import kotlin.test.assertEquals

/**
 * Each screen on each device: a picture of it is kept to be looked at, no word of it is cut off, and whatever can be
 * touched is large enough for a finger.
 */
@OptIn(ExperimentalTestApi::class)
@RunWith(Parameterized::class)
class EveryScreenTest(
    private val screen: String,
) {
    @Test
    fun `on every device`() =
        AppRobot.run(LARGEST, LARGEST) { robot ->
            everyScreen.getValue(screen)(robot)
            val wrong = mutableListOf<String>()
            for (device in devices) {
                show(robot, device)
                onNodeWithTag(AppRobot.SCREEN_TAG).captureToImage().keep("${device.name}/$screen")
                wrong += Layout(this, device.width, device.height, device.fontScale == 1f).problems().map { "${device.name}: $it" }
            }
            assertEquals("", wrong.joinToString("\n"), screen)
        }

    private fun ComposeUiTest.show(
        robot: AppRobot,
        device: Device,
    ) {
        robot.speak(device.language)
        runOnIdle {
            robot.size = DpSize(device.width.dp, device.height.dp)
            robot.dark = device.dark
            robot.fontScale = device.fontScale
        }
        waitForIdle()
    }

    private class Device(
        val width: Int,
        val height: Int,
        val language: String = "en",
        val dark: Boolean = false,
        val fontScale: Float = 1f,
    ) {
        val name =
            "${width}x$height-$language" + (if (dark) "-dark" else "") + if (fontScale > 1f) "-200" else ""
    }

    companion object {
        private const val LARGEST = 1280

        private val devices =
            listOf(
                Device(360, 640),
                Device(360, 640, dark = true),
                Device(360, 640, "ta"),
                Device(360, 640, "ta", fontScale = 2f),
                Device(360, 640, "kn"),
                Device(360, 640, "te", fontScale = 2f),
                Device(412, 915),
                Device(412, 915, "te", dark = true),
                Device(915, 412, "kn"),
                Device(640, 360, dark = true),
                Device(800, 1280),
                Device(1280, 800, dark = true),
            )

        @JvmStatic
        @Parameterized.Parameters(name = "{0}")
        fun screens(): List<String> = everyScreen.keys.toList()
    }
}
