package org.aadupuli.ui.puzzles

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.CircularProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.aadupuli.core.PuzzleSnapshot
import org.aadupuli.core.PuzzleState
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Settings
import org.aadupuli.core.rulesOf
import org.aadupuli.ui.board.BoardPicture
import org.aadupuli.ui.board.BoardView
import org.aadupuli.ui.board.Layouts
import org.aadupuli.ui.board.Pointer
import org.aadupuli.ui.board.from
import org.aadupuli.ui.board.pieceLook
import org.aadupuli.ui.board.to
import org.aadupuli.ui.game.ActionBar
import org.aadupuli.ui.game.BarButton
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.BoardPage
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.theme.LocalBoardColors
import org.aadupuli.ui.words.LocalWords
import org.aadupuli.ui.words.speech

/** A puzzle: the board, the task in one line, and what came of the last try. */
@Composable
fun PuzzleScreen(
    model: PuzzleViewModel,
    settings: Settings,
    back: () -> Unit,
    practise: (RulesChoice, String) -> Unit,
) {
    val say = LocalWords.current
    val ui by model.ui.collectAsState()
    val snapshot = ui.snapshot
    BoardPage(
        title = model.day?.let { say("puzzle-daily-date", "date" to say.texts.date(it, null)) } ?: say("puzzle-title"),
        back = Action(say("action-back"), back),
        board = {
            if (snapshot == null) {
                Box(Modifier.fillMaxSize(), Alignment.Center) { if (ui.looking) CircularProgressIndicator() }
            } else {
                BoardView(
                    Layouts.shapeOf(remember(snapshot.rules) { rulesOf(snapshot.rules).board }),
                    remember(ui, settings) { ui.picture(settings, snapshot) },
                    Modifier.fillMaxSize(),
                    tag = "puzzle.point",
                    actions = model,
                    largeTargets = settings.largerTargets,
                    speech = { say.speech(snapshot, it) },
                )
            }
        },
        text = { PuzzleText(ui) },
        bar = { Bar(model, ui, practise) },
    )
}

private fun PuzzleUi.picture(
    settings: Settings,
    snapshot: PuzzleSnapshot,
): BoardPicture {
    val targets = snapshot.selected?.let { snapshot.points[it].targets }.orEmpty()
    val tried = wrong
    return BoardPicture(
        pieces = snapshot.points.map { it.piece },
        selected = snapshot.selected,
        targets = if (settings.showLegalMoves) targets else emptyList(),
        reachable = if (placing) snapshot.points.filter { it.canPlace }.map { it.point } else targets.map { it.to },
        trapped = snapshot.points
            .filter { it.trapped && settings.showTrappedTigers }
            .map { it.point }
            .toSet(),
        pointer = if (tried == null) Pointer() else Pointer(rings = listOfNotNull(tried.from()), from = tried.from(), to = tried.to()),
        names = Layouts.namesOf(rulesOf(snapshot.rules).board).takeIf { settings.coordinates },
        look = settings.pieceLook(),
    )
}

@Composable
private fun PuzzleText(ui: PuzzleUi) {
    val say = LocalWords.current
    val colors = LocalBoardColors.current
    val snapshot = ui.snapshot
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        if (snapshot == null) {
            Text(say(if (ui.looking) "puzzle-looking" else "puzzle-none"))
            return@Column
        }
        Text(snapshot.task, Modifier.testTag("puzzle-task"), style = MaterialTheme.typography.titleMedium)
        Text(
            snapshot.themeWords + " · " + snapshot.difficultyWords + " · " + say("puzzle-tries", "count" to snapshot.wrongTries),
            color = colors.textQuiet,
            style = MaterialTheme.typography.bodyMedium,
        )
        val line = snapshot.solution.orEmpty().joinToString(" ") { it.notation }
        val answer =
            when {
                ui.refused != null -> ui.refused
                ui.wrong != null -> listOfNotNull(say("puzzle-wrong"), ui.refutation).joinToString(". ")
                snapshot.state == PuzzleState.SHOWN -> say("puzzle-solution") + " " + line
                snapshot.state != PuzzleState.OPEN -> say("puzzle-right") + " " + line
                else -> null
            }
        if (answer != null) {
            val color = if (ui.wrong != null || ui.refused != null) colors.danger else colors.target
            Text(answer, Modifier.testTag("puzzle-answer").semantics { liveRegion = LiveRegionMode.Polite }, color = color)
        }
    }
}

@Composable
private fun Bar(
    model: PuzzleViewModel,
    ui: PuzzleUi,
    practise: (RulesChoice, String) -> Unit,
) {
    val say = LocalWords.current
    val setup = ui.setup
    val open = ui.snapshot?.state == PuzzleState.OPEN
    ActionBar(
        listOf(
            BarButton(Icons.Rematch, say("puzzle-try-again"), "puzzle.again", ui.wrong != null, run = model::again),
            BarButton(Icons.Hint, say("puzzle-show-solution"), "puzzle.solution", open, run = model::showSolution),
            BarButton(Icons.Play, say("puzzle-practise"), "puzzle.practise", setup != null) {
                if (setup != null) practise(setup.rules, setup.position)
            },
            BarButton(Icons.Forward, say("puzzle-next"), "puzzle.next", !ui.looking, run = model::next),
        ),
    )
}
