package org.aadupuli.desktop.pictures

import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.font.createFontFamilyResolver
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.sp
import org.aadupuli.desktop.game.play
import org.aadupuli.desktop.screens.everyScreen
import org.aadupuli.desktop.screens.midGame
import org.aadupuli.desktop.support.AppRobot
import org.junit.Assume.assumeTrue
import kotlin.test.Test
import kotlin.test.assertTrue

/**
 * Whole screens of a small phone, by day and by night, compared with pictures that were looked at.
 *
 * Words are drawn with the fonts of the machine. Where those measure otherwise than when the pictures were kept, the
 * comparison is skipped and says so: it would show the fonts, and nothing of the app. Boards are compared everywhere
 * (`GoldenTest`).
 */
@OptIn(ExperimentalTestApi::class)
class ScreenGoldenTest {
    @Test
    fun home() = golden("home")

    @Test
    fun `a new game`() = golden("new")

    @Test
    fun `a game in its middle`() = golden("game-selected")

    @Test
    fun `a misplaced piece is caught on a whole screen`() =
        AppRobot.run { robot ->
            robot.midGame()
            robot.play("c4" to "c3")
            val right = onNodeWithTag(AppRobot.SCREEN_TAG).captureToImage()
            robot.midGame()
            robot.play("c4" to "c5")
            val wrong = onNodeWithTag(AppRobot.SCREEN_TAG).captureToImage()
            val difference = Goldens.difference(right, wrong)
            assertTrue(difference > Goldens.TOLERANCE, "a piece that stands elsewhere changes only $difference")
        }

    private fun golden(screen: String) {
        Goldens.checkFonts(fonts()) { same -> assumeTrue("the fonts of this machine measure otherwise", same) }
        AppRobot.run { robot ->
            everyScreen.getValue(screen)(robot)
            for (dark in listOf(false, true)) {
                runOnIdle { robot.dark = dark }
                waitForIdle()
                val drawn: ImageBitmap = onNodeWithTag(AppRobot.SCREEN_TAG).captureToImage()
                val name = "screen-$screen-" + if (dark) "dark" else "light"
                drawn.keep(name)
                Goldens.check(name, drawn)
            }
        }
    }

    /** How wide words are in the weights that the screens use. */
    private fun fonts(): String {
        val measurer = TextMeasurer(createFontFamilyResolver(), Density(1f), LayoutDirection.Ltr)
        return listOf(FontWeight.Normal, FontWeight.Medium, FontWeight.Bold).joinToString("\n", postfix = "\n") { weight ->
            val size = measurer.measure("Your turn: 15 goats, 3 tigers. அடுத்து", TextStyle(fontSize = 40.sp, fontWeight = weight)).size
            "${weight.weight} $size"
        }
    }
}
