package org.aadupuli.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color

/**
 * The named colours of one board look: the only place where the board's colours are written down.
 *
 * `ContrastTest` holds every pair that has to be told apart to a ratio of 3:1, and every text to 4.5:1.
 */
@Immutable
data class BoardColors(
    /** The quiet surface that lines are drawn on. */
    val ground: Color,
    /** Bars and trays that lie on the ground. */
    val raised: Color,
    /** The lines of the board. */
    val line: Color,
    /** The mark of an empty point. */
    val point: Color,
    /** Words on the ground and on raised parts. */
    val text: Color,
    /** Words of second rank. */
    val textQuiet: Color,
    /** The body of a tiger. */
    val tiger: Color,
    /** Stripes and features of a tiger. */
    val tigerInk: Color,
    /** The body of a goat. */
    val goat: Color,
    /** Eyes, nose and mouth of a goat. */
    val goatInk: Color,
    /** Horns and the inside of a goat's ears. */
    val goatHorn: Color,
    /** The outline that keeps a piece apart from ground and lines. */
    val edge: Color,
    /** Where the selected piece can go. */
    val target: Color,
    /** The move that was made last. */
    val lastMove: Color,
    /** A hint's ring and arrow. */
    val hint: Color,
    /** A goat that would be taken, a clock that runs out. */
    val danger: Color,
)

/** Slate, and chalk on it. */
val StoneColors =
    BoardColors(
        ground = Color(0xFF252B31),
        raised = Color(0xFF333B43),
        line = Color(0xFFC3CBD1),
        point = Color(0xFFE6EBEE),
        text = Color(0xFFF1F4F6),
        textQuiet = Color(0xFFC0C9D0),
        tiger = Color(0xFFD07F1B),
        tigerInk = Color(0xFF1B1206),
        goat = Color(0xFFFBF6E9),
        goatInk = Color(0xFF2E261D),
        goatHorn = Color(0xFFA7947A),
        edge = Color(0xFF14181B),
        target = Color(0xFF74D3A8),
        lastMove = Color(0xFF8FC7F2),
        hint = Color(0xFFF3D35B),
        danger = Color(0xFFFF9A8B),
    )

/** Laterite floor, and rice-flour lines. */
val EarthColors =
    BoardColors(
        ground = Color(0xFF632618),
        raised = Color(0xFF74301F),
        line = Color(0xFFF0DFCE),
        point = Color(0xFFFDF3E7),
        text = Color(0xFFFFF6EC),
        textQuiet = Color(0xFFF0D9C8),
        tiger = Color(0xFFDA8717),
        tigerInk = Color(0xFF201003),
        goat = Color(0xFFFFFBF2),
        goatInk = Color(0xFF33200F),
        goatHorn = Color(0xFFB79C80),
        edge = Color(0xFF280D06),
        target = Color(0xFF8FDDB0),
        lastMove = Color(0xFFA9D5F5),
        hint = Color(0xFFFBDD6A),
        danger = Color(0xFFFFB4A6),
    )

/** Ivory paper, and ink. */
val PaperColors =
    BoardColors(
        ground = Color(0xFFF7F0DF),
        raised = Color(0xFFECE2CB),
        line = Color(0xFF4D4A45),
        point = Color(0xFF2E2B27),
        text = Color(0xFF221F1B),
        textQuiet = Color(0xFF554E44),
        tiger = Color(0xFFBE6A0B),
        tigerInk = Color(0xFF1D1003),
        goat = Color(0xFFFFFDF7),
        goatInk = Color(0xFF2A221A),
        goatHorn = Color(0xFF98846A),
        edge = Color(0xFF1F1B17),
        target = Color(0xFF0F6B4A),
        lastMove = Color(0xFF1F5F99),
        hint = Color(0xFF7A4FA3),
        danger = Color(0xFFB3261E),
    )
