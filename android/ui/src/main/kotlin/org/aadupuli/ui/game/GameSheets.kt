package org.aadupuli.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import org.aadupuli.core.ClaimStatus
import org.aadupuli.core.GameWords
import org.aadupuli.core.Settings
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.parts.LinkRow
import org.aadupuli.ui.parts.Sheet
import org.aadupuli.ui.parts.SwitchRow
import org.aadupuli.ui.words.LocalWords

/** The move list, the menu, and how the game ended. */
@Composable
internal fun GameSheets(
    model: GameViewModel,
    ui: GameUi,
    settings: Settings,
    ways: GameWays,
    words: GameWords,
) {
    val say = LocalWords.current
    val close = { model.open(null) }
    when (ui.sheet) {
        null -> {
            Unit
        }

        GameSheet.Moves -> {
            Sheet(say("game-moves-title"), close, "moves-sheet") {
                Box(Modifier.fillMaxWidth().heightIn(max = 420.dp)) { MoveList(ui.snapshot, model::browse) }
            }
        }

        GameSheet.More -> {
            Sheet(say("game-more"), close, "more-sheet") { MoreRows(model, ui, settings, ways, words) }
        }

        GameSheet.Result -> {
            Result(model, words, ways)
        }
    }
}

@Composable
private fun MoreRows(
    model: GameViewModel,
    ui: GameUi,
    settings: Settings,
    ways: GameWays,
    words: GameWords,
) {
    val say = LocalWords.current
    val snapshot = ui.snapshot
    Column(Modifier.verticalScroll(rememberScrollState())) {
        if (snapshot.outcome != null) {
            LinkRow(say("menu-show-result"), { model.open(GameSheet.Result) }, Modifier.testTag("menu-show-result"), icon = Icons.Check)
        }
        LinkRow(say("menu-new-game"), ways.newGame, Modifier.testTag(GameTags.NewGame), icon = Icons.Add)
        LinkRow(
            say("puzzle-practise"),
            ways.practise,
            Modifier.testTag(GameTags.Practise),
            icon = Icons.Puzzle,
            enabled = snapshot.outcome == null || ui.browsing,
        )
        MenuRow(say("menu-resign"), null, snapshot.canResign, GameTags.Resign, model::resign)
        if (snapshot.claim !is ClaimStatus.NotInRules) {
            val can = snapshot.claim is ClaimStatus.Available
            MenuRow(say("menu-claim-draw"), words.claim, can, GameTags.Claim, model::claim)
        }
        SwitchRow(say("menu-sounds"), settings.sound, ways.sounds, Modifier.testTag(GameTags.Sounds), icon = Icons.Sound)
        if (snapshot.personSide == null) {
            SwitchRow(
                say("menu-turn-pieces"),
                ui.turnPieces,
                model::turnPieces,
                Modifier.testTag(GameTags.TurnPieces),
                icon = Icons.Rematch,
            )
        }
        LinkRow(say("menu-rules"), ways.rules, Modifier.testTag(GameTags.Rules), icon = Icons.Help)
        LinkRow(say("menu-share-position"), ways.sharePosition, Modifier.testTag(GameTags.SharePosition), icon = Icons.Share)
        LinkRow(say("menu-share-record"), ways.shareRecord, Modifier.testTag(GameTags.ShareRecord), icon = Icons.Share)
        LinkRow(say("menu-share-save"), ways.shareSave, Modifier.testTag(GameTags.ShareSave), icon = Icons.Share)
    }
}

@Composable
private fun MenuRow(
    title: String,
    text: String?,
    enabled: Boolean,
    tag: String,
    run: () -> Unit,
) = LinkRow(title, run, Modifier.testTag(tag), text = text, icon = Icons.Flag, enabled = enabled)

/** Names the result and the reason in one sentence; the board stays in sight. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun Result(
    model: GameViewModel,
    words: GameWords,
    ways: GameWays,
) {
    val say = LocalWords.current
    Sheet(words.result ?: say("over-title"), { model.open(null) }, "result-sheet", dimmed = false) {
        Text(words.outcome.orEmpty(), Modifier.padding(horizontal = 20.dp).testTag("outcome"), style = MaterialTheme.typography.bodyLarge)
        ActionBar(
            listOf(
                BarButton(Icons.Rematch, say("over-rematch"), GameTags.Rematch, true, main = true, run = ways.rematch),
                BarButton(Icons.Review, say("over-review"), GameTags.Review, true, run = ways.review),
                BarButton(Icons.Share, say("over-share"), GameTags.ShareResult, true, run = ways.shareRecord),
                BarButton(Icons.Home, say("over-home"), GameTags.Home, true, run = ways.home),
            ),
            Modifier.padding(top = 8.dp),
        )
    }
}
