package org.aadupuli.ui.app

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import org.aadupuli.core.BoardLook
import org.aadupuli.core.Settings
import org.aadupuli.core.Theme
import org.aadupuli.ui.parts.Passing
import org.aadupuli.ui.theme.AppTheme
import org.aadupuli.ui.theme.BoardColors
import org.aadupuli.ui.theme.EarthColors
import org.aadupuli.ui.theme.LocalReducedMotion
import org.aadupuli.ui.theme.PaperColors
import org.aadupuli.ui.theme.StoneColors
import org.aadupuli.ui.words.LocalWords

/** The app as it is drawn: the current screen in the theme and the language that were chosen. */
@Composable
fun AadupuliApp(
    model: AppModel,
    systemDark: Boolean = isSystemInDarkTheme(),
    stillness: Boolean = false,
) {
    val settings by model.settings.collectAsState()
    val words by model.words.collectAsState()
    val visit by model.here.collectAsState()
    val below by model.below.collectAsState()
    val leaving by model.leaving.collectAsState()
    val told by model.services.told.collectAsState()
    val dark = settings.isDark(systemDark)
    LaunchedEffect(settings.language) { model.languageChanged() }
    CompositionLocalProvider(LocalWords provides words) {
        AppTheme(dark, settings.boardColors(dark), reducedMotion = stillness || !settings.animations) {
            Box(Modifier.fillMaxSize()) {
                val states = rememberSaveableStateHolder()
                val still = LocalReducedMotion.current
                for (shown in listOfNotNull(below.takeIf { leaving != null }, visit)) {
                    key(shown) {
                        val top = shown === visit
                        Box(if (top) Modifier.following(leaving, still) else Modifier.clearAndSetSemantics { }) {
                            // How far a page was scrolled is still so when one comes back to it.
                            states.SaveableStateProvider(shown.id) { Screen(model, shown, settings) }
                            DisposableEffect(shown) { onDispose { if (!model.isOnTheWay(shown)) states.removeState(shown.id) } }
                        }
                    }
                }
                told?.let { Passing(it.text) { model.services.toldLongEnough(it) } }
            }
        }
    }
}

/** The screen draws back from the edge that the finger comes from, and lets the one below be seen. */
private fun Modifier.following(
    gesture: BackGesture?,
    still: Boolean,
): Modifier =
    if (gesture == null || still) {
        this
    } else {
        graphicsLayer {
            val way = if (gesture.fromLeft) 1f else -1f
            scaleX = 1f - SHRINK * gesture.progress
            scaleY = scaleX
            translationX = way * gesture.progress * size.width * SHRINK / 2
            shape = RoundedCornerShape(CORNER * gesture.progress)
            clip = true
        }
    }

private const val SHRINK = 0.1f
private val CORNER = 28.dp

private fun Settings.isDark(system: Boolean): Boolean =
    when (theme) {
        Theme.SYSTEM -> system
        Theme.LIGHT -> false
        Theme.DARK -> true
    }

private fun Settings.boardColors(dark: Boolean): BoardColors =
    when (boardLook) {
        BoardLook.AUTOMATIC -> if (dark) StoneColors else EarthColors
        BoardLook.STONE -> StoneColors
        BoardLook.EARTH -> EarthColors
        BoardLook.PAPER -> PaperColors
    }
