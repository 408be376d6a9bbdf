package org.aadupuli.ui.games

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import org.aadupuli.core.GameEntry
import org.aadupuli.core.GameListing
import org.aadupuli.ui.app.Services
import org.aadupuli.ui.words.Speaking

/** What My games shows. */
data class GamesUi(
    val loaded: Boolean = false,
    val unfinished: List<GameEntry> = emptyList(),
    val finished: List<GameEntry> = emptyList(),
    val unreadable: List<GameListing.Unreadable> = emptyList(),
    /** What came of the last import. */
    val message: String? = null,
    /** The deletion that can still be taken back. */
    val deleted: String? = null,
)

/** My games: open, share, delete and bring back, import; a file that can't be read stops nothing. */
class GamesViewModel(
    private val services: Services,
) : Speaking,
    AutoCloseable {
    private val state = MutableStateFlow(GamesUi())
    val ui: StateFlow<GamesUi> get() = state

    init {
        refresh()
    }

    fun refresh() {
        services.scope.launch { read() }
    }

    private suspend fun read() {
        val listed = services.shelf.list(services.say.texts, ALL)
        val games = listed.filterIsInstance<GameListing.Playable>().map { it.entry }
        state.update {
            it.copy(
                loaded = true,
                unfinished = games.filter { game -> game.outcome == null },
                finished = games.filter { game -> game.outcome != null },
                unreadable = listed.filterIsInstance<GameListing.Unreadable>(),
            )
        }
    }

    fun shareRecord(game: GameEntry) {
        services.scope.launch {
            services.shelf.recordOf(game.number)?.let { services.shareText(game.words.opponent, it) }
        }
    }

    fun shareSave(game: GameEntry) {
        services.scope.launch {
            services.shelf.saveOf(game.number)?.let {
                services.shareFile(saveName(game), "application/json", it.encodeToByteArray())
            }
        }
    }

    fun delete(game: GameEntry) = gone { services.shelf.delete(game.number) }

    fun deleteUnreadable(name: String) = gone { services.shelf.deleteUnreadable(name) }

    private fun gone(delete: suspend () -> String?) {
        services.scope.launch {
            val deleted = delete()
            state.update { it.copy(deleted = deleted, message = null) }
            read()
        }
    }

    fun undoDelete() {
        val deleted = state.value.deleted ?: return
        services.scope.launch {
            services.shelf.undoDelete(deleted)
            state.update { it.copy(deleted = null) }
            read()
        }
    }

    /** Keeps the file where it is, but out of this list. */
    fun keepUnreadable(name: String) {
        services.scope.launch {
            services.shelf.keepUnreadable(name)
            read()
        }
    }

    fun importFile() =
        services.platform.files.pick { file ->
            if (file != null) import { services.imports.take(file) }
        }

    fun importText(text: String) = import { services.imports.takeText(text) }

    private fun import(take: suspend () -> String) {
        services.scope.launch {
            val message = take()
            state.update { it.copy(message = message, deleted = null) }
            read()
        }
    }

    /** Says what came of something that was brought from outside. */
    fun tell(message: String) = state.update { it.copy(message = message) }

    override fun languageChanged() {
        state.update { it.copy(message = null) }
        refresh()
    }

    override fun close() = Unit

    private companion object {
        const val ALL = 1000

        fun saveName(game: GameEntry) = "aadupuli-${game.date ?: game.number}.json"
    }
}
