package org.aadupuli.ui.games

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalClipboardManager
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.aadupuli.core.GameEntry
import org.aadupuli.core.GameListing
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.CardShape
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.parts.LinkRow
import org.aadupuli.ui.parts.Page
import org.aadupuli.ui.parts.Section
import org.aadupuli.ui.words.LocalWords

@Composable
fun GamesScreen(
    model: GamesViewModel,
    today: String,
    back: () -> Unit,
    open: (GameEntry) -> Unit,
    statistics: () -> Unit,
) {
    val say = LocalWords.current
    val ui by model.ui.collectAsState()
    Page(say("games-title"), Action(say("action-back"), back)) {
        ui.message?.let { Message(it, null, {}) }
        ui.deleted?.let { Message(say("games-deleted"), say("action-undo"), model::undoDelete) }
        Section(say("games-import")) { Imports(model) }
        LinkRow(say("statistics-title"), statistics, Modifier.testTag("games.statistics"), icon = Icons.Games)
        if (ui.unreadable.isNotEmpty()) {
            Section(say("error-import-read")) { for (file in ui.unreadable) Unreadable(file, model) }
        }
        Games(say("games-unfinished"), ui.unfinished, today, open, model)
        Games(say("games-finished"), ui.finished, today, open, model)
        if (ui.loaded && ui.unfinished.isEmpty() && ui.finished.isEmpty()) {
            Text(say("games-empty"), color = MaterialTheme.colorScheme.onSurfaceVariant)
        }
    }
}

@Composable
private fun Imports(model: GamesViewModel) {
    val say = LocalWords.current

    @Suppress("DEPRECATION") // Its successor suspends, and differs between the phone and the desktop.
    val clipboard = LocalClipboardManager.current
    LinkRow(say("games-import-file"), model::importFile, Modifier.testTag("games.import-file"), icon = Icons.Import)
    LinkRow(
        say("games-import-clipboard"),
        { model.importText(clipboard.getText()?.text.orEmpty()) },
        Modifier.testTag("games.import-clipboard"),
        icon = Icons.Import,
    )
}

@Composable
private fun Message(
    text: String,
    action: String?,
    run: () -> Unit,
) {
    Surface(shape = CardShape, color = MaterialTheme.colorScheme.tertiaryContainer) {
        Row(
            Modifier.fillMaxWidth().padding(start = 16.dp, end = 8.dp, top = 8.dp, bottom = 8.dp),
            Arrangement.spacedBy(8.dp),
            Alignment.CenterVertically,
        ) {
            Text(text, Modifier.weight(1f).testTag("games-message").semantics { liveRegion = LiveRegionMode.Polite })
            if (action != null) TextButton(run, Modifier.testTag("games.undo-delete")) { Text(action) }
        }
    }
}

@Composable
private fun Games(
    title: String,
    games: List<GameEntry>,
    today: String,
    open: (GameEntry) -> Unit,
    model: GamesViewModel,
) {
    if (games.isEmpty()) return
    Section(title) {
        for (game in games) {
            GameRow(game, today, { open(game) }, Modifier.testTag("games.open")) { GameMenu(game, model) }
        }
    }
}

@Composable
private fun GameMenu(
    game: GameEntry,
    model: GamesViewModel,
) {
    val say = LocalWords.current
    var open by remember { mutableStateOf(false) }
    Box {
        IconButton({ open = true }, Modifier.testTag("game-actions")) { Icon(Icons.More, say("game-more")) }
        DropdownMenu(open, { open = false }) {
            DropdownMenuItem(
                { Text(say("games-share-record")) },
                {
                    open = false
                    model.shareRecord(game)
                },
                Modifier.testTag("games.share-record"),
            )
            DropdownMenuItem(
                { Text(say("games-share-save")) },
                {
                    open = false
                    model.shareSave(game)
                },
                Modifier.testTag("games.share-save"),
            )
            DropdownMenuItem(
                { Text(say("games-delete")) },
                {
                    open = false
                    model.delete(game)
                },
                Modifier.testTag("games.delete"),
            )
        }
    }
}

@Composable
private fun Unreadable(
    file: GameListing.Unreadable,
    model: GamesViewModel,
) {
    val say = LocalWords.current
    Column(Modifier.padding(16.dp, 8.dp)) {
        Text(say("games-unreadable", "name" to file.name), style = MaterialTheme.typography.bodyLarge)
        Text(file.words, color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium)
        Row {
            TextButton(
                { model.keepUnreadable(file.name) },
                Modifier.testTag("games.keep-unreadable"),
            ) { Text(say("games-unreadable-keep")) }
            TextButton(
                { model.deleteUnreadable(file.name) },
                Modifier.testTag("games.delete-unreadable"),
            ) { Text(say("games-unreadable-delete")) }
        }
    }
}
