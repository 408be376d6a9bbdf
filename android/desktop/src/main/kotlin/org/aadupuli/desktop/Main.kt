package org.aadupuli.desktop

import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.WindowPosition
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import org.aadupuli.ui.app.AadupuliApp
import org.aadupuli.ui.app.AppModel
import kotlin.system.exitProcess

/** Opens the phone's UI in a window of a phone's size; games are kept in the user's data folder. */
fun main(arguments: Array<String>) {
    val options =
        try {
            WindowOptions.parse(arguments.toList())
        } catch (wrong: IllegalArgumentException) {
            System.err.println(wrong.message)
            exitProcess(2)
        }
    val platform = DesktopPlatform()
    val model = AppModel(options.folder, platform)
    options.bring.forEach { file -> readFile(file)?.let(model::bring) }
    application(exitProcessOnExit = false) {
        val state =
            rememberWindowState(
                position = WindowPosition.PlatformDefault,
                size = DpSize(options.width.dp, options.height.dp),
            )
        Window(
            onCloseRequest = ::exitApplication,
            state = state,
            title = model.title,
            onKeyEvent = { event ->
                val back = event.type == KeyEventType.KeyDown && event.key == Key.Escape && model.canGoBack.value
                if (back) model.back()
                back
            },
        ) {
            AadupuliApp(model)
            DisposableEffect(Unit) {
                model.resume()
                onDispose(model::pause)
            }
        }
    }
    model.close()
    platform.close()
}
