package org.aadupuli.desktop.theme

import androidx.compose.material3.ColorScheme
import androidx.compose.ui.graphics.Color
import org.aadupuli.ui.theme.BoardColors
import org.aadupuli.ui.theme.DayScheme
import org.aadupuli.ui.theme.EarthColors
import org.aadupuli.ui.theme.NightScheme
import org.aadupuli.ui.theme.PaperColors
import org.aadupuli.ui.theme.StoneColors
import org.aadupuli.ui.theme.contrast
import kotlin.test.Test
import kotlin.test.assertTrue

class ContrastTest {
    private val looks = mapOf("stone" to StoneColors, "earth" to EarthColors, "paper" to PaperColors)

    @Test
    fun `everything on a board is told apart from its ground`() =
        eachLook { name, look ->
            for ((what, color) in marks(look)) atLeast(MARK, "$name: $what on ground", color, look.ground)
            // A goat on paper is white on ivory: there its outline is what must stand out.
            val goat = if (contrast(look.goat, look.ground) >= MARK) look.goat else look.edge
            atLeast(MARK, "$name: goat on ground", goat, look.ground)
        }

    @Test
    fun `tiger and goat differ in grey too`() = eachLook { name, look -> atLeast(2.5f, "$name: tiger, goat", look.tiger, look.goat) }

    @Test
    fun `features stand out on the pieces`() =
        eachLook { name, look ->
            atLeast(MARK, "$name: stripes", look.tigerInk, look.tiger)
            atLeast(MARK, "$name: goat's eyes", look.goatInk, look.goat)
        }

    @Test
    fun `words are read on ground and bars`() =
        eachLook { name, look ->
            for (ground in listOf(look.ground, look.raised)) {
                for (text in listOf(look.text, look.textQuiet, look.danger, look.hint)) atLeast(TEXT, "$name: text", text, ground)
            }
        }

    @Test
    fun `words are read by day and by night`() {
        for ((name, scheme) in mapOf("day" to DayScheme, "night" to NightScheme)) {
            for ((what, text, ground) in texts(scheme)) atLeast(TEXT, "$name: $what", text, ground)
        }
    }

    private fun marks(look: BoardColors) =
        mapOf(
            "line" to look.line,
            "point" to look.point,
            "tiger" to look.tiger,
            "target" to look.target,
            "last move" to look.lastMove,
            "hint" to look.hint,
            "danger" to look.danger,
        )

    private fun texts(scheme: ColorScheme) =
        listOf(
            Triple("on background", scheme.onBackground, scheme.background),
            Triple("on primary", scheme.onPrimary, scheme.primary),
            Triple("on primary container", scheme.onPrimaryContainer, scheme.primaryContainer),
            Triple("on secondary container", scheme.onSecondaryContainer, scheme.secondaryContainer),
            Triple("on tertiary container", scheme.onTertiaryContainer, scheme.tertiaryContainer),
            Triple("on surface", scheme.onSurface, scheme.surfaceContainerHighest),
            Triple("quiet on surface", scheme.onSurfaceVariant, scheme.surfaceContainerHigh),
            Triple("primary on surface", scheme.primary, scheme.surfaceContainer),
            Triple("error", scheme.error, scheme.surface),
        )

    private fun eachLook(check: (String, BoardColors) -> Unit) = looks.forEach { (name, look) -> check(name, look) }

    private fun atLeast(
        ratio: Float,
        what: String,
        a: Color,
        b: Color,
    ) = assertTrue(contrast(a, b) >= ratio, "$what: ${contrast(a, b)} is below $ratio")

    private companion object {
        const val MARK = 3f
        const val TEXT = 4.5f
    }
}
