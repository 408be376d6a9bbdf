package org.aadupuli.ui.settings

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import org.aadupuli.core.Settings
import org.aadupuli.ui.app.Services

data class SettingsUi(
    /** What came of the last import or deletion, or why nothing could be exported. */
    val message: String? = null,
    /** Deleting everything has been asked for and waits for a yes. */
    val asking: Boolean = false,
)

/** The settings: every change holds at once and is kept. */
class SettingsViewModel(
    private val services: Services,
    private val everythingDeleted: () -> Unit,
) : AutoCloseable {
    private val state = MutableStateFlow(SettingsUi())
    val ui: StateFlow<SettingsUi> get() = state
    val settings: StateFlow<Settings> get() = services.settings

    fun change(change: (Settings) -> Settings) = services.shelf.changeSettings(change)

    fun language(tag: String?) {
        change { it.copy(language = tag) }
        services.platform.languageChosen(tag)
    }

    fun export() {
        services.scope.launch {
            val bytes = services.shelf.exportEverything()
            if (bytes == null) say(services.say("error-share")) else services.shareFile(EXPORT_NAME, "application/json", bytes)
        }
    }

    fun import() =
        services.platform.files.pick { file ->
            if (file != null) services.scope.launch { say(services.imports.take(file)) }
        }

    fun askToDelete(ask: Boolean) = state.update { it.copy(asking = ask) }

    fun deleteAnswered(yes: Boolean) {
        askToDelete(false)
        if (!yes) return
        services.scope.launch {
            services.shelf.deleteEverything()
            say(services.say("settings-deleted-everything"))
            everythingDeleted()
        }
    }

    private fun say(message: String) = state.update { it.copy(message = message) }

    override fun close() = Unit

    private companion object {
        const val EXPORT_NAME = "aadupuli-everything.json"
    }
}
