package org.aadupuli.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Button
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.aadupuli.core.GameWords
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.theme.LocalBoardColors
import org.aadupuli.ui.words.LocalWords
import org.aadupuli.ui.words.awaited

/** One sentence: whose turn it is, what is expected, or why not; and beside it what can be done just now. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
fun StatusLine(
    model: GameViewModel,
    ui: GameUi,
    words: GameWords,
) {
    val say = LocalWords.current
    Column(Modifier.fillMaxWidth().heightIn(min = 72.dp).padding(horizontal = 16.dp, vertical = 4.dp), Arrangement.Center) {
        val refused = ui.refused
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally), Alignment.CenterVertically) {
            if (refused != null) Icon(Icons.Close, null, Modifier.size(18.dp), LocalBoardColors.current.danger)
            if (ui.hint is HintUi.Shown) Icon(Icons.Hint, null, Modifier.size(18.dp), LocalBoardColors.current.hint)
            Text(
                statusText(ui, words),
                Modifier.testTag(STATUS_TAG),
                color = if (refused != null) LocalBoardColors.current.danger else LocalBoardColors.current.text,
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
        FlowRow(
            Modifier.align(Alignment.CenterHorizontally),
            Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
            Arrangement.Center,
        ) {
            if (ui.snapshot.canStop) Button(model::stopChain, Modifier.testTag(GameTags.Stop)) { Text(say("game-stop-here")) }
            if (ui.snapshot.mustPass) Button(model::passNow, Modifier.testTag(GameTags.Pass)) { Text(say("action-continue")) }
            HintButtons(model, ui)
            if (ui.browsing) {
                Button(model::backToGame, Modifier.testTag(GameTags.BackToGame)) { Text(say("game-back-to-game")) }
                if (ui.snapshot.help.undo) {
                    OutlinedButton(model::playOn, Modifier.testTag(GameTags.PlayOn)) { Text(say("game-play-on-from-here")) }
                }
            }
            if (ui.snapshot.outcome != null && !ui.browsing) {
                Button({ model.open(GameSheet.Result) }, Modifier.testTag(GameTags.ShowResult)) { Text(say("over-show-result")) }
            }
        }
    }
}

@Composable
private fun HintButtons(
    model: GameViewModel,
    ui: GameUi,
) {
    val say = LocalWords.current
    val hint = ui.hint ?: return
    if (hint is HintUi.Shown && hint.step < LAST_STEP) {
        val next = if (hint.step == 1) say("hint-next-piece") else say("hint-next-move")
        OutlinedButton(model::hintMore, Modifier.testTag(GameTags.HintMore)) { Text(next) }
    }
    TextButton(model::dismissHint, Modifier.testTag(GameTags.HintDismiss)) { Text(say("hint-dismiss")) }
}

@Composable
private fun statusText(
    ui: GameUi,
    words: GameWords,
): String {
    val say = LocalWords.current
    val hint = ui.hint
    return when {
        ui.refused != null -> ui.refused
        ui.awaiting != null -> say("status-confirm-move", "move" to say.awaited(ui))
        hint is HintUi.Looking -> say("hint-thinking")
        hint is HintUi.None -> say("error-hint")
        hint is HintUi.Shown -> hint.words
        else -> words.status
    }
}

/** Says to a screen reader what has happened; nobody sees it. */
@Composable
fun LiveAnnouncement(text: String) {
    Box(
        Modifier.size(1.dp).testTag(ANNOUNCEMENT_TAG).semantics {
            liveRegion = LiveRegionMode.Polite
            if (text.isNotEmpty()) contentDescription = text
        },
    )
}

const val STATUS_TAG = "status"
const val ANNOUNCEMENT_TAG = "announcement"
