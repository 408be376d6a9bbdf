package org.aadupuli.ui.settings

import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import org.aadupuli.core.BoardLook
import org.aadupuli.core.Language
import org.aadupuli.core.PieceSet
import org.aadupuli.core.Settings
import org.aadupuli.core.Theme
import org.aadupuli.core.allLanguages
import org.aadupuli.core.allVariants
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.ChoiceRow
import org.aadupuli.ui.parts.Choices
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.parts.LinkRow
import org.aadupuli.ui.parts.Page
import org.aadupuli.ui.parts.Question
import org.aadupuli.ui.parts.Section
import org.aadupuli.ui.parts.SwitchRow
import org.aadupuli.ui.words.LocalWords
import org.aadupuli.ui.words.boardLook
import org.aadupuli.ui.words.pieceSet
import org.aadupuli.ui.words.theme

/** All settings on one page. */
@Composable
fun SettingsScreen(
    model: SettingsViewModel,
    back: () -> Unit,
    print: () -> Unit,
    about: () -> Unit,
) {
    val say = LocalWords.current
    val settings by model.settings.collectAsState()
    val ui by model.ui.collectAsState()
    val change = model::change
    Page(say("settings-title"), Action(say("action-back"), back)) {
        Play(settings, change)
        Look(settings, change)
        Section(say("settings-sound")) {
            for (toggle in SOUND) toggle.Row(settings, change)
        }
        LanguageChoice(settings, model::language)
        Section(say("settings-accessibility")) { for (toggle in ACCESSIBILITY) toggle.Row(settings, change) }
        Section(say("settings-data")) {
            ui.message?.let { Text(it, Modifier.padding(16.dp, 8.dp).testTag("settings-message")) }
            LinkRow(say("settings-export-everything"), model::export, Modifier.testTag("settings.export"), icon = Icons.Share)
            LinkRow(say("settings-import"), model::import, Modifier.testTag("settings.import"), icon = Icons.Import)
            LinkRow(
                say("settings-delete-everything"),
                { model.askToDelete(true) },
                Modifier.testTag("settings.delete-everything"),
                icon = Icons.Delete,
            )
        }
        Section(say("settings-about")) {
            LinkRow(say("print-title"), print, Modifier.testTag("settings.print"), icon = Icons.Print)
            LinkRow(say("about-title"), about, Modifier.testTag("settings.about"), icon = Icons.Help)
        }
    }
    if (ui.asking) {
        Question(say("confirm-delete-all-title"), say("confirm-delete-all-text"), say("confirm-delete-all-yes"), model::deleteAnswered)
    }
}

private typealias Change = ((Settings) -> Settings) -> Unit

@Composable
private fun Play(
    settings: Settings,
    change: Change,
) {
    val say = LocalWords.current
    Section(say("settings-variants"), Modifier.testTag("settings.variants")) {
        val chosen = settings.newGame.variants
        for (variant in remember { allVariants() }) {
            SwitchRow(
                say.texts.variantName(variant),
                variant in chosen,
                { on -> change { it.copy(newGame = it.newGame.copy(variants = if (on) chosen + variant else chosen - variant)) } },
                text = say.texts.variantDescription(variant),
            )
        }
    }
    Section(say("settings-play")) {
        for (toggle in PLAYING) toggle.Row(settings, change)
    }
}

@Composable
private fun Look(
    settings: Settings,
    change: Change,
) {
    val say = LocalWords.current
    Section(say("settings-board-look"), Modifier.testTag("settings.board-look")) {
        Choices(BoardLook.entries.map { it to say.boardLook(it) }, settings.boardLook, { look -> change { it.copy(boardLook = look) } })
    }
    Section(say("settings-theme"), Modifier.testTag("settings.theme")) {
        Choices(Theme.entries.map { it to say.theme(it) }, settings.theme, { theme -> change { it.copy(theme = theme) } })
    }
    Section(say("settings-piece-set"), Modifier.testTag("settings.piece-set")) {
        Choices(PieceSet.entries.map { it to say.pieceSet(it) }, settings.pieceSet, { set -> change { it.copy(pieceSet = set) } })
    }
    Section(say("settings-look")) {
        ANIMATIONS.Row(settings, change)
    }
}

@Composable
private fun LanguageChoice(
    settings: Settings,
    choose: (String?) -> Unit,
) {
    val say = LocalWords.current
    Section(say("settings-language"), Modifier.testTag("settings.language").selectableGroup()) {
        ChoiceRow(say("settings-language-system"), settings.language == null, { choose(null) })
        for (language in remember { allLanguages() }) {
            ChoiceRow(
                language.ownName,
                settings.language == language.code,
                { choose(language.code) },
                Modifier.testTag("language-${language.code}"),
            )
        }
        if (say.language != Language.ENGLISH) {
            Text(say("settings-language-review"), Modifier.padding(16.dp, 8.dp), style = MaterialTheme.typography.bodyMedium)
        }
    }
}

/** A setting that is on or off: its test tag, its words, and where it is kept. */
private class Toggle(
    private val tag: String,
    private val title: String,
    private val value: (Settings) -> Boolean,
    private val detail: String? = null,
    private val with: Settings.(Boolean) -> Settings,
) {
    @Composable
    fun Row(
        settings: Settings,
        change: Change,
    ) {
        val say = LocalWords.current
        SwitchRow(say(title), value(settings), { on -> change { it.with(on) } }, Modifier.testTag(tag), text = detail?.let { say(it) })
    }
}

private val PLAYING =
    listOf(
        Toggle("settings.confirm-moves", "settings-confirm-moves", Settings::confirmMoves, "settings-confirm-moves-detail") {
            copy(confirmMoves = it)
        },
        Toggle("settings.legal-moves", "settings-show-legal-moves", Settings::showLegalMoves) { copy(showLegalMoves = it) },
        Toggle("settings.trapped-tigers", "settings-show-trapped-tigers", Settings::showTrappedTigers) { copy(showTrappedTigers = it) },
        Toggle("settings.coordinates", "settings-coordinates", Settings::coordinates) { copy(coordinates = it) },
        Toggle("settings.turn-pieces", "settings-turn-pieces", Settings::turnPieces) { copy(turnPieces = it) },
    )

private val ANIMATIONS = Toggle("settings.animations", "settings-animations", Settings::animations) { copy(animations = it) }

private val SOUND =
    listOf(
        Toggle("settings.sound", "settings-sound", Settings::sound) { copy(sound = it) },
        Toggle("settings.vibration", "settings-vibration", Settings::vibration) { copy(vibration = it) },
    )

private val ACCESSIBILITY =
    listOf(
        Toggle("settings.announce-fully", "settings-announce-fully", Settings::announceFully, "settings-announce-fully-detail") {
            copy(announceFully = it)
        },
        Toggle("settings.larger-targets", "settings-larger-targets", Settings::largerTargets, "settings-larger-targets-detail") {
            copy(largerTargets = it)
        },
    )
