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
            SwitchRow(say("settings-sound"), settings.sound, { on -> change { it.copy(sound = on) } }, Modifier.testTag("settings.sound"))
            SwitchRow(
                say("settings-vibration"),
                settings.vibration,
                { on -> change { it.copy(vibration = on) } },
                Modifier.testTag("settings.vibration"),
            )
        }
        LanguageChoice(settings, model::language)
        Accessibility(settings, change)
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
        SwitchRow(
            say("settings-confirm-moves"),
            settings.confirmMoves,
            { on -> change { it.copy(confirmMoves = on) } },
            Modifier.testTag("settings.confirm-moves"),
            text = say("settings-confirm-moves-detail"),
        )
        SwitchRow(
            say("settings-show-legal-moves"),
            settings.showLegalMoves,
            { on -> change { it.copy(showLegalMoves = on) } },
            Modifier.testTag("settings.legal-moves"),
        )
        SwitchRow(
            say("settings-show-trapped-tigers"),
            settings.showTrappedTigers,
            { on -> change { it.copy(showTrappedTigers = on) } },
            Modifier.testTag("settings.trapped-tigers"),
        )
        SwitchRow(
            say("settings-coordinates"),
            settings.coordinates,
            { on -> change { it.copy(coordinates = on) } },
            Modifier.testTag("settings.coordinates"),
        )
        SwitchRow(
            say("settings-turn-pieces"),
            settings.turnPieces,
            { on -> change { it.copy(turnPieces = on) } },
            Modifier.testTag("settings.turn-pieces"),
        )
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
        SwitchRow(
            say("settings-animations"),
            settings.animations,
            { on -> change { it.copy(animations = on) } },
            Modifier.testTag("settings.animations"),
        )
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

@Composable
private fun Accessibility(
    settings: Settings,
    change: Change,
) {
    val say = LocalWords.current
    Section(say("settings-accessibility")) {
        SwitchRow(
            say("settings-announce-fully"),
            settings.announceFully,
            { on -> change { it.copy(announceFully = on) } },
            Modifier.testTag("settings.announce-fully"),
            text = say("settings-announce-fully-detail"),
        )
        SwitchRow(
            say("settings-larger-targets"),
            settings.largerTargets,
            { on -> change { it.copy(largerTargets = on) } },
            Modifier.testTag("settings.larger-targets"),
            text = say("settings-larger-targets-detail"),
        )
    }
}
