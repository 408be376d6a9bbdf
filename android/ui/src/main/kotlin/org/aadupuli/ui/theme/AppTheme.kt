package org.aadupuli.ui.theme

import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color

/** The colours of everything that is no board, by day. */
val DayScheme =
    lightColorScheme(
        primary = Color(0xFF7A2E1C),
        onPrimary = Color(0xFFFFFFFF),
        primaryContainer = Color(0xFFF6DCCB),
        onPrimaryContainer = Color(0xFF3A1006),
        secondary = Color(0xFF6B5340),
        onSecondary = Color(0xFFFFFFFF),
        secondaryContainer = Color(0xFFF1E0CC),
        onSecondaryContainer = Color(0xFF2C1C0D),
        tertiary = Color(0xFF0F6B4A),
        onTertiary = Color(0xFFFFFFFF),
        tertiaryContainer = Color(0xFFCDEBDB),
        onTertiaryContainer = Color(0xFF032A1B),
        background = Color(0xFFFBF6EC),
        onBackground = Color(0xFF221A14),
        surface = Color(0xFFFBF6EC),
        onSurface = Color(0xFF221A14),
        surfaceVariant = Color(0xFFEDE2D2),
        onSurfaceVariant = Color(0xFF574A3E),
        surfaceContainerLowest = Color(0xFFFFFDF8),
        surfaceContainerLow = Color(0xFFF7F0E3),
        surfaceContainer = Color(0xFFF3EADB),
        surfaceContainerHigh = Color(0xFFEFE4D3),
        surfaceContainerHighest = Color(0xFFEADECB),
        outline = Color(0xFF847363),
        outlineVariant = Color(0xFFD8C8B4),
        error = Color(0xFFB3261E),
        onError = Color(0xFFFFFFFF),
    )

/** The colours of everything that is no board, by night. */
val NightScheme =
    darkColorScheme(
        primary = Color(0xFFF0B374),
        onPrimary = Color(0xFF3D2204),
        primaryContainer = Color(0xFF5A3A16),
        onPrimaryContainer = Color(0xFFFFE0BF),
        secondary = Color(0xFFD5C3B0),
        onSecondary = Color(0xFF382C1F),
        secondaryContainer = Color(0xFF3C444C),
        onSecondaryContainer = Color(0xFFE3E8EC),
        tertiary = Color(0xFF8FD8B3),
        onTertiary = Color(0xFF053823),
        tertiaryContainer = Color(0xFF1F4F39),
        onTertiaryContainer = Color(0xFFCDEBDB),
        background = Color(0xFF171B1F),
        onBackground = Color(0xFFEBEEF0),
        surface = Color(0xFF171B1F),
        onSurface = Color(0xFFEBEEF0),
        surfaceVariant = Color(0xFF39414A),
        onSurfaceVariant = Color(0xFFC5CDD4),
        surfaceContainerLowest = Color(0xFF101316),
        surfaceContainerLow = Color(0xFF1C2126),
        surfaceContainer = Color(0xFF21272C),
        surfaceContainerHigh = Color(0xFF293037),
        surfaceContainerHighest = Color(0xFF323A42),
        outline = Color(0xFF8D979F),
        outlineVariant = Color(0xFF454E57),
        error = Color(0xFFFFB4AB),
        onError = Color(0xFF5F1411),
    )

/** The board's colours for whatever is drawn below. */
val LocalBoardColors = staticCompositionLocalOf { StoneColors }

/** Whether nothing should move of itself. */
val LocalReducedMotion = staticCompositionLocalOf { false }

/** The look of the whole app: words and surfaces by day or night, boards in the look that was chosen. */
@Composable
fun AppTheme(
    dark: Boolean,
    board: BoardColors,
    reducedMotion: Boolean = false,
    content: @Composable () -> Unit,
) {
    CompositionLocalProvider(LocalBoardColors provides board, LocalReducedMotion provides reducedMotion) {
        MaterialTheme(colorScheme = if (dark) NightScheme else DayScheme, content = content)
    }
}

/** Material's colours for a screen that is all board: its bars, buttons and sheets lie on the ground itself. */
fun BoardColors.scheme(): ColorScheme =
    darkColorScheme(
        primary = hint,
        onPrimary = ground,
        primaryContainer = raised,
        onPrimaryContainer = text,
        secondary = target,
        onSecondary = ground,
        secondaryContainer = raised,
        onSecondaryContainer = text,
        background = ground,
        onBackground = text,
        surface = ground,
        onSurface = text,
        surfaceVariant = raised,
        onSurfaceVariant = textQuiet,
        surfaceContainerLowest = ground,
        surfaceContainerLow = raised,
        surfaceContainer = raised,
        surfaceContainerHigh = raised,
        surfaceContainerHighest = raised,
        outline = line,
        outlineVariant = textQuiet,
        error = danger,
        onError = ground,
    )
