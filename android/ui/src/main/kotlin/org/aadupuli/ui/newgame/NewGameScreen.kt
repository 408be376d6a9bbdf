package org.aadupuli.ui.newgame

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import org.aadupuli.core.NewGameChoices
import org.aadupuli.core.Opponent
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Side
import org.aadupuli.core.SideChoice
import org.aadupuli.core.allGames
import org.aadupuli.core.allLevels
import org.aadupuli.core.allVariants
import org.aadupuli.ui.board.MiniBoard
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.ChoiceRow
import org.aadupuli.ui.parts.Choices
import org.aadupuli.ui.parts.Page
import org.aadupuli.ui.parts.Section
import org.aadupuli.ui.parts.SwitchRow
import org.aadupuli.ui.words.LocalWords

/** One page with all choices of a new game, and Start always in sight. */
@Composable
fun NewGameScreen(
    model: NewGameViewModel,
    back: () -> Unit,
) {
    val say = LocalWords.current
    val ui by model.ui.collectAsState()
    val choose = model::choose
    Page(
        say("new-title"),
        Action(say("action-back"), back),
        footer = {
            ui.failed?.let { Text(it, color = MaterialTheme.colorScheme.error) }
            if (ui.unfinishedIsKept) {
                Text(
                    say("new-unfinished-kept"),
                    Modifier.padding(bottom = 6.dp),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
            Button(model::start, Modifier.fillMaxWidth().heightIn(min = 56.dp).testTag("new.start")) { Text(say("new-start")) }
        },
    ) {
        Players(ui.choices, choose)
        if (ui.start == null) {
            Games(ui.choices, choose)
            Variants(ui.choices, choose)
        } else {
            Text(say("new-from-position"), style = MaterialTheme.typography.bodyLarge)
        }
        Clock(ui.choices, choose)
        Help(ui.choices, choose)
        if (ui.start == null) Handicap(ui, choose)
    }
}

@Composable
private fun Players(
    choices: NewGameChoices,
    choose: ((NewGameChoices) -> NewGameChoices) -> Unit,
) {
    val say = LocalWords.current
    Section(say("new-opponent"), Modifier.testTag("new.opponent")) {
        Choices(
            listOf(Opponent.COMPUTER to say("new-opponent-computer"), Opponent.FRIEND to say("new-opponent-friend")),
            choices.opponent,
            { choose { before -> before.copy(opponent = it) } },
        )
    }
    if (choices.opponent == Opponent.COMPUTER) {
        Section(say("new-level"), Modifier.testTag("new.level").selectableGroup()) {
            for (level in remember { allLevels() }) {
                ChoiceRow(
                    say.texts.levelName(level),
                    level == choices.level,
                    { choose { it.copy(level = level) } },
                    text = say.texts.levelCharacter(level),
                )
            }
        }
        Section(say("new-side"), Modifier.testTag("new.side")) {
            Choices(
                listOf(
                    SideChoice.GOATS to say.texts.side(Side.GOATS),
                    SideChoice.TIGERS to say.texts.side(Side.TIGERS),
                    SideChoice.RANDOM to say("new-side-random"),
                ),
                choices.side,
                { choose { before -> before.copy(side = it) } },
            )
        }
    } else {
        Section(say("new-names")) {
            Name(say("new-name-goats"), choices.goatsName, say.texts.side(Side.GOATS), "new.goats-name") {
                choose { before -> before.copy(goatsName = it) }
            }
            Name(say("new-name-tigers"), choices.tigersName, say.texts.side(Side.TIGERS), "new.tigers-name") {
                choose { before -> before.copy(tigersName = it) }
            }
        }
    }
}

@Composable
private fun Name(
    label: String,
    name: String,
    usual: String,
    tag: String,
    change: (String) -> Unit,
) {
    OutlinedTextField(
        name,
        { change(it.take(LONGEST_NAME)) },
        Modifier.fillMaxWidth().padding(16.dp, 8.dp).testTag(tag),
        label = { Text(label) },
        placeholder = { Text(usual) },
        singleLine = true,
    )
}

@Composable
private fun Games(
    choices: NewGameChoices,
    choose: ((NewGameChoices) -> NewGameChoices) -> Unit,
) {
    val say = LocalWords.current
    Section(say("new-game"), Modifier.testTag("new.game").selectableGroup()) {
        for (game in remember { allGames() }) {
            ChoiceRow(
                say.texts.gameName(game),
                game == choices.game,
                { choose { it.copy(game = game) } },
                text = say.texts.gameFigures(RulesChoice(game)) + "\n" + say.texts.rulesValueShort(RulesChoice(game)),
                leading = { MiniBoard(game, 64.dp) },
            )
        }
    }
}

@Composable
private fun Variants(
    choices: NewGameChoices,
    choose: ((NewGameChoices) -> NewGameChoices) -> Unit,
) {
    val say = LocalWords.current
    Section(say("new-variants"), Modifier.testTag("new.variant")) {
        for (variant in remember { allVariants() }) {
            SwitchRow(
                say.texts.variantName(variant),
                variant in choices.variants,
                { on -> choose { it.copy(variants = if (on) it.variants + variant else it.variants - variant) } },
                text = say.texts.variantDescription(variant),
            )
        }
    }
}

@Composable
private fun Clock(
    choices: NewGameChoices,
    choose: ((NewGameChoices) -> NewGameChoices) -> Unit,
) {
    val say = LocalWords.current
    Section(say("new-clock"), Modifier.testTag("new.clock")) {
        Choices(
            listOf(null to say("new-clock-none")) + CLOCKS.map { it to say("new-clock-minutes", "count" to it) },
            choices.clockMinutes,
            { choose { before -> before.copy(clockMinutes = it) } },
        )
    }
}

@Composable
private fun Help(
    choices: NewGameChoices,
    choose: ((NewGameChoices) -> NewGameChoices) -> Unit,
) {
    val say = LocalWords.current
    val help = choices.help
    Section(say("new-help")) {
        SwitchRow(
            say("new-help-hints"),
            help.hints,
            { on -> choose { it.copy(help = help.copy(hints = on, practice = help.practice && on)) } },
            Modifier.testTag("new.hints"),
        )
        SwitchRow(
            say("new-help-undo"),
            help.undo,
            { on -> choose { it.copy(help = help.copy(undo = on)) } },
            Modifier.testTag("new.undo"),
        )
        SwitchRow(
            say("new-help-practice"),
            help.practice,
            { on -> choose { it.copy(help = help.copy(practice = on, hints = help.hints || on)) } },
            Modifier.testTag("new.practice"),
            text = say("new-help-practice-detail"),
        )
    }
}

@Composable
private fun Handicap(
    ui: NewGameUi,
    choose: ((NewGameChoices) -> NewGameChoices) -> Unit,
) {
    if (ui.handicaps.size < 2) return
    val say = LocalWords.current
    Section(say("new-handicap"), Modifier.testTag("new.handicap")) {
        Column {
            Choices(
                ui.handicaps.map { it to say.texts.handicap(it) },
                ui.choices.handicap,
                { choose { before -> before.copy(handicap = it) } },
            )
            val rules = with(ui.choices) { RulesChoice(game, variants, handicap) }
            Text(
                say("new-handicap-detail") + "\n" + say.texts.rulesValue(rules),
                Modifier.padding(16.dp, 4.dp),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}

private const val LONGEST_NAME = 40
private val CLOCKS = listOf(5, 10, 20)
