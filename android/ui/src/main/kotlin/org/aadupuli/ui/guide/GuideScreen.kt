package org.aadupuli.ui.guide

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import org.aadupuli.core.GuideDiagram
import org.aadupuli.core.GuideParagraph
import org.aadupuli.core.Move
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Settings
import org.aadupuli.core.Side
import org.aadupuli.core.allGames
import org.aadupuli.ui.board.BoardPicture
import org.aadupuli.ui.board.BoardView
import org.aadupuli.ui.board.Layouts
import org.aadupuli.ui.board.Moved
import org.aadupuli.ui.board.PointSpeech
import org.aadupuli.ui.board.Pointer
import org.aadupuli.ui.board.from
import org.aadupuli.ui.board.pieceLook
import org.aadupuli.ui.board.to
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.CardShape
import org.aadupuli.ui.parts.Choices
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.parts.Page
import org.aadupuli.ui.parts.Section
import org.aadupuli.ui.theme.LocalBoardColors
import org.aadupuli.ui.words.LocalWords

@Composable
fun GuideScreen(
    model: GuideViewModel,
    settings: Settings,
    back: () -> Unit,
    tryIt: (RulesChoice, String) -> Unit,
) {
    val say = LocalWords.current
    val ui by model.ui.collectAsState()
    val title =
        when (ui.strategy) {
            null -> say("learn-how-to-play")
            Side.GOATS -> say("learn-strategy-goats")
            Side.TIGERS -> say("learn-strategy-tigers")
        }
    Page(title, Action(say("action-back"), back)) {
        Box(
            Modifier.testTag("guide.game"),
        ) { Choices(remember { allGames() }.map { it to say.texts.gameName(it) }, ui.game, model::choose) }
        ui.sections.forEachIndexed { number, section ->
            Section(section.title) {
                Column(Modifier.padding(16.dp, 8.dp), Arrangement.spacedBy(12.dp)) {
                    section.paragraphs.forEachIndexed { index, paragraph ->
                        Paragraph(paragraph)
                        val at = number to index
                        paragraph.diagram?.let { diagram ->
                            Diagram(
                                diagram,
                                ui.shown[at] ?: 0,
                                settings,
                                step = { by -> model.step(at, by, diagram.steps.size - 1) },
                                tryIt = { tryIt(diagram.rules, diagram.steps.first().position) },
                            )
                        }
                    }
                }
            }
        }
    }
}

@Composable
private fun Paragraph(paragraph: GuideParagraph) {
    val say = LocalWords.current
    Column(Modifier.alpha(if (paragraph.inForce) 1f else 0.75f)) {
        Text(paragraph.words, style = MaterialTheme.typography.bodyLarge)
        paragraph.advice?.let {
            Text(
                listOfNotNull(it.strength, it.words).joinToString(". "),
                color = MaterialTheme.colorScheme.primary,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}

/** A position of the core that can be played through, and tried on a board. */
@Composable
private fun Diagram(
    diagram: GuideDiagram,
    shown: Int,
    settings: Settings,
    step: (Int) -> Unit,
    tryIt: () -> Unit,
) {
    val say = LocalWords.current
    val picture = remember(diagram, shown, settings) { diagram.picture(shown, settings) }
    Column(Modifier.fillMaxWidth(), horizontalAlignment = Alignment.CenterHorizontally) {
        Box(
            Modifier
                .widthIn(max = 320.dp)
                .fillMaxWidth()
                .aspectRatio(1f)
                .clip(CardShape)
                .background(LocalBoardColors.current.ground),
        ) {
            BoardView(
                Layouts.shapeOf(diagram.board),
                picture,
                Modifier.fillMaxSize(),
                tag = "diagram",
                speech = { PointSpeech(diagram.steps[shown].pointNames[it], "", null) },
            )
        }
        Row(verticalAlignment = Alignment.CenterVertically) {
            if (diagram.steps.size > 1) {
                IconButton({ step(-1) }, Modifier.testTag("guide.example-previous"), enabled = shown > 0) {
                    Icon(Icons.Back, say("learn-example-previous"))
                }
                IconButton({ step(1) }, Modifier.testTag("guide.example-next"), enabled = shown < diagram.steps.size - 1) {
                    Icon(Icons.Forward, say("learn-example-next"))
                }
            }
            TextButton(tryIt, Modifier.testTag("guide.try-it")) { Text(say("learn-try-it")) }
        }
    }
}

private fun GuideDiagram.picture(
    shown: Int,
    settings: Settings,
): BoardPicture {
    val points = steps[shown].points
    val move = moves.getOrNull(shown - 1)?.played
    val to = move?.to()
    val piece = to?.let { points[it].piece }
    val arrow = pointers.arrows.firstOrNull()
    return BoardPicture(
        pieces = points.map { it.piece },
        trapped = points.filter { it.trapped }.map { it.point }.toSet(),
        moved = if (to == null || piece == null) null else Moved(shown, move.from(), to, (move as? Move.Capture)?.over, piece),
        pointer =
            if (shown == 0) {
                Pointer(pointers.points, pointers.lines.flatMap { it.zipWithNext() }, arrow?.from(), arrow?.to())
            } else {
                Pointer()
            },
        look = settings.pieceLook(),
    )
}
