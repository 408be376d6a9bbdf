package org.aadupuli.desktop.figures

import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import org.aadupuli.desktop.DesktopPlatform
import org.aadupuli.ui.app.AadupuliApp
import org.aadupuli.ui.app.AppModel
import java.lang.management.ManagementFactory
import kotlin.io.path.createTempDirectory

/** Opens the window, prints how long it took from the start of the process until its first frame stood, and closes it. */
fun main() {
    val folder = createTempDirectory("aadupuli-figures").toFile()
    val platform = DesktopPlatform()
    val model = AppModel(folder.path, platform)
    application(exitProcessOnExit = false) {
        Window(
            onCloseRequest = ::exitApplication,
            state = rememberWindowState(size = DpSize(412.dp, 915.dp)),
            title = model.title,
        ) {
            AadupuliApp(model)
            LaunchedEffect(Unit) {
                // The first is drawn with what was composed; when the second begins, it has been shown.
                repeat(2) { withFrameNanos { } }
                val wall = System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().startTime
                val system = ManagementFactory.getOperatingSystemMXBean() as com.sun.management.OperatingSystemMXBean
                println("first frame: $wall ms after the start of the process, ${system.processCpuTime / 1_000_000} ms of processor time")
                exitApplication()
            }
        }
    }
    model.close()
    platform.close()
    folder.deleteRecursively()
}
