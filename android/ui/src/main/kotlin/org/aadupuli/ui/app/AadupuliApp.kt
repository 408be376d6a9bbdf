package org.aadupuli.ui.app

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import org.aadupuli.core.BoardLook
import org.aadupuli.core.Settings
import org.aadupuli.core.Theme
import org.aadupuli.ui.parts.Passing
import org.aadupuli.ui.theme.AppTheme
import org.aadupuli.ui.theme.BoardColors
import org.aadupuli.ui.theme.EarthColors
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
    val told by model.services.told.collectAsState()
    val dark = settings.isDark(systemDark)
    LaunchedEffect(settings.language) { model.languageChanged() }
    CompositionLocalProvider(LocalWords provides words) {
        AppTheme(dark, settings.boardColors(dark), reducedMotion = stillness || !settings.animations) {
            Box(Modifier.fillMaxSize()) {
                visit?.let { key(it) { Screen(model, it, settings) } }
                told?.let { Passing(it.text) { model.services.toldLongEnough(it) } }
            }
        }
    }
}

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
