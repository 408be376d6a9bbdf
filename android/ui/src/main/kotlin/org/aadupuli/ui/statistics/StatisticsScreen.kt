package org.aadupuli.ui.statistics

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.aadupuli.core.FriendCount
import org.aadupuli.core.ResultCount
import org.aadupuli.core.StatisticsLine
import org.aadupuli.core.StatisticsSnapshot
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.parts.LinkRow
import org.aadupuli.ui.parts.Page
import org.aadupuli.ui.parts.Question
import org.aadupuli.ui.parts.Section
import org.aadupuli.ui.words.LocalWords

@Composable
fun StatisticsScreen(
    model: StatisticsViewModel,
    back: () -> Unit,
) {
    val say = LocalWords.current
    val ui by model.ui.collectAsState()
    Page(say("statistics-title"), Action(say("action-back"), back)) {
        val statistics = ui.statistics ?: return@Page
        if (statistics.all.games == 0 && statistics.friends.all == 0) {
            Text(say("statistics-empty"), color = MaterialTheme.colorScheme.onSurfaceVariant)
        } else {
            Figures(statistics)
        }
        LinkRow(say("statistics-reset"), { model.askToReset(true) }, Modifier.testTag("statistics.reset"), icon = Icons.Delete)
    }
    if (ui.asking) {
        Question(
            say("confirm-reset-statistics-title"),
            say("confirm-reset-statistics-text"),
            say("confirm-reset-statistics-yes"),
            model::resetAnswered,
        )
    }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun Figures(statistics: StatisticsSnapshot) {
    val say = LocalWords.current
    FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly, Arrangement.spacedBy(8.dp)) {
        Figure(statistics.all.games, say("statistics-games"))
        Figure(statistics.all.wins, say("statistics-wins"))
        Figure(statistics.all.draws, say("statistics-draws"))
        Figure(statistics.all.losses, say("statistics-losses"))
    }
    Text(say("statistics-longest-streak", "count" to statistics.longestStreak))
    Text(say("statistics-current-streak", "count" to statistics.currentStreak))
    Section(say("statistics-by-level")) {
        Lines(
            statistics.lines.filter { it.level != null && it.side == null && it.game == null },
        ) { say.texts.levelName(checkNotNull(it.level)) }
    }
    Section(say("statistics-by-side")) {
        Lines(statistics.lines.filter { it.side != null && it.level == null && it.game == null }) { say.texts.side(checkNotNull(it.side)) }
    }
    Section(say("statistics-by-game")) {
        Lines(
            statistics.lines.filter { it.game != null && it.level == null && it.side == null },
        ) { say.texts.gameName(checkNotNull(it.game)) }
    }
    if (statistics.friends.all > 0) {
        Section(say("statistics-friend-games")) {
            Text(say("games-count", "count" to statistics.friends.all), Modifier.padding(16.dp, 8.dp))
        }
    }
}

private val FriendCount.all get() = goats + draws + tigers

@Composable
private fun Lines(
    lines: List<StatisticsLine>,
    name: (StatisticsLine) -> String,
) {
    for (line in lines) TallyRow(name(line), line.count)
}

@Composable
private fun Figure(
    count: Int,
    label: String,
) {
    Column(Modifier.semantics(mergeDescendants = true) {}.padding(4.dp), horizontalAlignment = Alignment.CenterHorizontally) {
        Text(count.toString(), style = MaterialTheme.typography.headlineMedium)
        Text(label, style = MaterialTheme.typography.bodySmall, textAlign = TextAlign.Center)
    }
}

@Composable
private fun TallyRow(
    name: String,
    tally: ResultCount,
) {
    if (tally.games == 0) return
    val words =
        LocalWords.current(
            "statistics-row",
            "name" to name,
            "wins" to tally.wins,
            "draws" to tally.draws,
            "losses" to tally.losses,
        )
    Text(words, Modifier.padding(16.dp, 8.dp))
}
