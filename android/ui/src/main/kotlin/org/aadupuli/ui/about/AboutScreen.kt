package org.aadupuli.ui.about

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.selection.SelectionContainer
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.LinkRow
import org.aadupuli.ui.parts.Page
import org.aadupuli.ui.parts.Section
import org.aadupuli.ui.words.LocalWords

/** What the app is, what "solved" means, and what it is made of. */
@Composable
fun AboutScreen(
    version: String,
    back: () -> Unit,
) {
    val say = LocalWords.current
    var licences by rememberSaveable { mutableStateOf(false) }
    Page(say("about-title"), Action(say("action-back"), back)) {
        Text(say("app-name"), style = MaterialTheme.typography.headlineMedium)
        Text(say("about-version", "version" to version))
        Text(say("about-private"))
        Section(say("about-solved-title")) {
            Paragraphs("about-solved-text", "about-solved-standard", "about-solved-size", "about-unsolved")
        }
        Section(say("about-licence-title")) {
            Paragraphs("about-licence-text")
            LinkRow(say("about-libraries"), { licences = !licences }, Modifier.testTag("about.licences"))
            if (licences) {
                SelectionContainer(Modifier.padding(16.dp, 4.dp)) { Text(LIBRARIES.joinToString("\n")) }
            }
        }
        Section(say("about-translations")) { Paragraphs("settings-language-review") }
    }
}

@Composable
private fun Paragraphs(vararg ids: String) {
    val say = LocalWords.current
    Column(Modifier.padding(16.dp, 8.dp), Arrangement.spacedBy(8.dp)) {
        for (id in ids) Text(say(id), style = MaterialTheme.typography.bodyMedium)
    }
}

/** Names and licences, which are the same in every language. */
private val LIBRARIES =
    listOf(
        "Jetpack Compose — Apache-2.0",
        "Kotlin, kotlinx.coroutines — Apache-2.0",
        "JNA — Apache-2.0",
        "UniFFI — MPL-2.0",
        "Fluent — MIT / Apache-2.0",
        "serde, serde_json, thiserror — MIT / Apache-2.0",
        "rand, rand_chacha — MIT / Apache-2.0",
    )
