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
import org.aadupuli.ui.theme.SENTENCE_GROWS_TO
import org.aadupuli.ui.theme.growingTo
import org.aadupuli.ui.words.LocalWords
import org.aadupuli.ui.words.awaited

/** One sentence: whose turn it is, what is expected, or why not. */
@Composable
fun StatusLine(
    ui: GameUi,
    words: GameWords,
) {
    val refused = ui.refused
    Row(
        Modifier.fillMaxWidth().padding(horizontal = 16.dp, vertical = 4.dp),
        Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        if (refused != null) Icon(Icons.Close, null, Modifier.size(18.dp), LocalBoardColors.current.danger)
        if (ui.hint is HintUi.Shown) Icon(Icons.Hint, null, Modifier.size(18.dp), LocalBoardColors.current.hint)
        Text(
            statusText(ui, words),
            Modifier.weight(1f, fill = false).testTag(STATUS_TAG),
            color = if (refused != null) LocalBoardColors.current.danger else LocalBoardColors.current.text,
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.bodyLarge.growingTo(SENTENCE_GROWS_TO),
        )
    }
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
