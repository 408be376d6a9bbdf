package org.aadupuli.ui.app

import androidx.compose.runtime.Composable
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import org.aadupuli.ui.platform.BroughtFile
import org.aadupuli.ui.platform.Platform

class AppModel(
    private val folder: String,
    private val platform: Platform,
) : AutoCloseable {
    val canGoBack: StateFlow<Boolean> = MutableStateFlow(false)

    fun back() = Unit

    fun restore(place: String) = Unit

    fun place(): String = ""

    fun bring(file: BroughtFile) = Unit

    fun resume() = Unit

    fun pause() = Unit

    override fun close() = Unit
}

@Composable
fun AadupuliApp(model: AppModel) = Unit
