package org.aadupuli.ui.print

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.aadupuli.core.Paper
import org.aadupuli.core.allGames
import org.aadupuli.ui.board.MiniBoard
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.ChoiceRow
import org.aadupuli.ui.parts.Choices
import org.aadupuli.ui.parts.Page
import org.aadupuli.ui.parts.Section
import org.aadupuli.ui.parts.SwitchRow
import org.aadupuli.ui.words.LocalWords

/** A board to print: the pages as they will be, what goes on them, and the file to share. */
@Composable
fun PrintScreen(
    model: PrintViewModel,
    back: () -> Unit,
) {
    val say = LocalWords.current
    val ui by model.ui.collectAsState()
    LaunchedEffect(say) { model.draw() }
    Page(
        say("print-title"),
        Action(say("action-back"), back),
        footer = {
            ui.problem?.let {
                Text(
                    it,
                    Modifier.padding(bottom = 4.dp).testTag("print-problem").semantics { liveRegion = LiveRegionMode.Polite },
                    color = MaterialTheme.colorScheme.error,
                )
            }
            Button(model::share, Modifier.fillMaxWidth().heightIn(min = 56.dp).testTag("print.share"), enabled = ui.pages.isNotEmpty()) {
                Text(say("print-share"))
            }
        },
    ) {
        Section(say("print-preview")) { Preview(ui.pages) }
        Section(say("print-game"), Modifier.testTag("print.board").selectableGroup()) {
            for (game in remember { allGames() }) {
                ChoiceRow(
                    say.texts.gameName(game),
                    game == ui.game,
                    { model.choose { it.copy(game = game) } },
                    Modifier.testTag("print-game-${game.name}"),
                    leading = { MiniBoard(game, 56.dp) },
                )
            }
        }
        Section(say("print-paper"), Modifier.testTag("print.paper")) {
            Choices(
                listOf(Paper.A4 to say("print-paper-a4"), Paper.LETTER to say("print-paper-letter")),
                ui.paper,
                { paper -> model.choose { it.copy(paper = paper) } },
            )
        }
        Section(say("print-format"), Modifier.testTag("print.format")) {
            Choices(
                listOf(PrintFormat.Pdf to say("print-pdf"), PrintFormat.Svg to say("print-svg")),
                ui.format,
                { format -> model.choose { it.copy(format = format) } },
            )
            SwitchRow(say("print-pieces"), ui.pieces, { on -> model.choose { it.copy(pieces = on) } }, Modifier.testTag("print.pieces"))
            SwitchRow(say("print-rules"), ui.rules, { on -> model.choose { it.copy(rules = on) } }, Modifier.testTag("print.rules"))
        }
    }
}

/** All pages beside one another, as they will come out of the printer. */
@Composable
private fun Preview(pages: List<PrintPage>) {
    Row(
        Modifier
            .fillMaxWidth()
            .horizontalScroll(rememberScrollState())
            .height(PREVIEW)
            .padding(16.dp, 12.dp)
            .testTag("print-pages"),
        Arrangement.spacedBy(12.dp),
    ) {
        for (page in pages) {
            Surface(
                Modifier.aspectRatio(page.size.width / page.size.height, matchHeightConstraintsFirst = true).semantics {
                    role = Role.Image
                    contentDescription = page.title
                },
                color = Color.White,
                border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
            ) { Canvas(Modifier.fillMaxSize()) { page.draw(this) } }
        }
    }
}

private val PREVIEW = 264.dp
