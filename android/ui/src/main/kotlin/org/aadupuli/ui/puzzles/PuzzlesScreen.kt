package org.aadupuli.ui.puzzles

import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import org.aadupuli.core.allPuzzleDifficulties
import org.aadupuli.ui.app.PuzzleChoice
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.Choices
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.parts.LinkRow
import org.aadupuli.ui.parts.Page
import org.aadupuli.ui.parts.Section
import org.aadupuli.ui.words.LocalWords

@Composable
fun PuzzlesScreen(
    model: PuzzlesViewModel,
    back: () -> Unit,
    open: (PuzzleChoice) -> Unit,
) {
    val say = LocalWords.current
    val ui by model.ui.collectAsState()
    LaunchedEffect(Unit) { model.refresh() }
    val overview = ui.overview ?: return
    Page(say("puzzle-title"), Action(say("action-back"), back)) {
        Section(say("puzzle-daily")) {
            LinkRow(
                say("puzzle-daily"),
                { open(PuzzleChoice.Daily) },
                Modifier.testTag("puzzles.daily"),
                text = say.texts.date(ui.today, null) + "\n" + say(if (overview.dailySolved) "home-daily-solved" else "home-daily-waiting"),
                icon = Icons.Puzzle,
                trailing = { if (overview.dailySolved) Icon(Icons.Check, null) },
            )
            Quiet(say("puzzle-streak", "count" to overview.streak))
            Quiet(say("puzzle-longest-streak", "count" to overview.longestStreak))
        }
        Section(say("puzzle-by-difficulty")) {
            Choices(
                listOf(null to say("action-all")) + allPuzzleDifficulties().map { it to say.texts.puzzleDifficulty(it) },
                ui.difficulty,
                model::choose,
                Modifier.testTag("puzzles.difficulty"),
            )
        }
        Section(say("puzzle-by-theme")) {
            for (theme in listOf(null) + ui.themes) {
                LinkRow(
                    theme?.let(say.texts::puzzleTheme) ?: say("action-all"),
                    { open(PuzzleChoice.Some(theme, ui.difficulty)) },
                    Modifier.testTag("puzzles.theme"),
                )
            }
        }
        Quiet(say("puzzle-solved-count", "count" to overview.solved))
    }
}

@Composable
private fun Quiet(text: String) =
    Text(
        text,
        Modifier.padding(16.dp, 6.dp),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
