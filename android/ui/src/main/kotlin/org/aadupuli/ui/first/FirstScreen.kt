package org.aadupuli.ui.first

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.aadupuli.core.GameId
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.rulesOf
import org.aadupuli.ui.board.Positions
import org.aadupuli.ui.board.StillBoard
import org.aadupuli.ui.theme.LocalBoardColors
import org.aadupuli.ui.theme.TITLE_GROWS_TO
import org.aadupuli.ui.theme.growingTo
import org.aadupuli.ui.theme.scheme
import org.aadupuli.ui.words.LocalWords

/** The first start: the board in its quiet state, and two buttons. Nothing else. */
@Composable
fun FirstScreen(
    learn: () -> Unit,
    play: () -> Unit,
) {
    val colors = LocalBoardColors.current
    val rules = remember { rulesOf(usual) }
    val pieces = remember { Positions.pieces(usual, rules.start) }
    val board = @Composable { modifier: Modifier -> StillBoard(rules.board, pieces, modifier) }
    MaterialTheme(colorScheme = remember(colors) { colors.scheme() }) {
        Surface(Modifier.fillMaxSize(), color = colors.ground, contentColor = colors.text) {
            BoxWithConstraints(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing), Alignment.Center) {
                if (maxWidth > maxHeight) {
                    val side = min(min(maxHeight - 32.dp, maxWidth / 2), LARGEST_BOARD)
                    Row(Modifier.padding(16.dp), Arrangement.spacedBy(24.dp), Alignment.CenterVertically) {
                        board(Modifier.size(side))
                        Column(
                            Modifier.widthIn(max = 360.dp).verticalScroll(rememberScrollState()),
                            Arrangement.spacedBy(24.dp),
                            Alignment.CenterHorizontally,
                        ) {
                            Name()
                            Ways(learn, play)
                        }
                    }
                } else {
                    val side = (maxHeight - BESIDES * LocalDensity.current.fontScale).coerceIn(SMALLEST_BOARD, LARGEST_BOARD)
                    Column(
                        Modifier
                            .widthIn(max = LARGEST_BOARD)
                            .fillMaxWidth()
                            .verticalScroll(rememberScrollState())
                            .padding(vertical = 16.dp),
                        Arrangement.spacedBy(16.dp),
                        Alignment.CenterHorizontally,
                    ) {
                        Name()
                        board(Modifier.widthIn(max = side))
                        Ways(learn, play, Modifier.padding(horizontal = 32.dp))
                    }
                }
            }
        }
    }
}

@Composable
private fun Name() =
    Text(
        LocalWords.current("app-name"),
        Modifier.semantics { heading() },
        style = MaterialTheme.typography.headlineLarge.growingTo(TITLE_GROWS_TO),
        textAlign = TextAlign.Center,
    )

@Composable
private fun Ways(
    learn: () -> Unit,
    play: () -> Unit,
    modifier: Modifier = Modifier,
) {
    val say = LocalWords.current
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
        Button(learn, Modifier.fillMaxWidth().heightIn(min = 56.dp).testTag("first.learn")) {
            Text(say("first-learn"), textAlign = TextAlign.Center)
        }
        OutlinedButton(play, Modifier.fillMaxWidth().heightIn(min = 56.dp).testTag("first.play")) { Text(say("first-play")) }
    }
}

/** What title and buttons take. */
private val BESIDES = 250.dp
private val SMALLEST_BOARD = 180.dp
private val LARGEST_BOARD = 480.dp

private val usual = RulesChoice(GameId.STANDARD)
