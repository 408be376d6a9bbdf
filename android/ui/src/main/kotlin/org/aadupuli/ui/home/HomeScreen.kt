package org.aadupuli.ui.home

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import org.aadupuli.core.GameEntry
import org.aadupuli.ui.board.MiniBoard
import org.aadupuli.ui.games.GameRow
import org.aadupuli.ui.parts.CardShape
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.parts.LinkRow
import org.aadupuli.ui.parts.Page
import org.aadupuli.ui.parts.Section
import org.aadupuli.ui.parts.TwoLines
import org.aadupuli.ui.words.LocalWords

/** Where Home leads. */
class HomeWays(
    val continueGame: (GameEntry) -> Unit,
    val open: (GameEntry) -> Unit,
    val play: () -> Unit,
    val learn: () -> Unit,
    val puzzles: () -> Unit,
    val games: () -> Unit,
    val settings: () -> Unit,
)

@Composable
fun HomeScreen(
    model: HomeViewModel,
    today: String,
    ways: HomeWays,
) {
    val say = LocalWords.current
    val ui by model.ui.collectAsState()
    Page(
        say("app-name"),
        back = null,
        actions = {
            IconButton(ways.settings, Modifier.testTag("home.settings")) { Icon(Icons.Settings, say("home-settings")) }
        },
    ) {
        for (problem in ui.problems) Notice(problem)
        ui.current?.let { Continue(it, ways.continueGame) }
        Tiles(ui, ways)
        Section(say("home-my-games")) {
            if (ui.loaded && ui.recent.isEmpty()) {
                Text(
                    say("home-no-games"),
                    Modifier.padding(16.dp, 12.dp),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
            for (game in ui.recent) GameRow(game, today, { ways.open(game) }, Modifier.testTag("home.recent"))
            LinkRow(say("home-all-games"), ways.games, Modifier.testTag("home.games"), icon = Icons.Games)
        }
    }
}

@Composable
private fun Notice(text: String) {
    Surface(shape = CardShape, color = MaterialTheme.colorScheme.tertiaryContainer) {
        Text(text, Modifier.fillMaxWidth().padding(16.dp, 12.dp), style = MaterialTheme.typography.bodyMedium)
    }
}

/** The unfinished game: a small live board, the opponent, and what is expected. */
@Composable
private fun Continue(
    game: GameEntry,
    open: (GameEntry) -> Unit,
) {
    val say = LocalWords.current
    Surface(
        { open(game) },
        Modifier.fillMaxWidth().testTag("home.continue"),
        shape = CardShape,
        color = MaterialTheme.colorScheme.primaryContainer,
    ) {
        Row(Modifier.padding(12.dp), Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
            MiniBoard(game, 104.dp)
            Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
                Text(say("home-continue"), style = MaterialTheme.typography.titleLarge)
                TwoLines(game.words.opponent, game.words.whereItStands)
            }
        }
    }
}

@Composable
private fun Tiles(
    ui: HomeUi,
    ways: HomeWays,
) {
    val say = LocalWords.current
    val learnt = if (ui.lessons == 0) null else say("home-learn-progress", "done" to ui.lessonsDone, "all" to ui.lessons)
    val puzzle = if (ui.loaded) say(if (ui.dailySolved) "home-daily-solved" else "home-daily-waiting") else null
    BoxWithConstraints {
        val beside = maxWidth / LocalDensity.current.fontScale >= 300.dp
        Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
            Tile(Icons.Play, say("home-play"), null, "home.play", ways.play, Modifier.fillMaxWidth(), main = true)
            if (beside) {
                Row(Modifier.height(IntrinsicSize.Min), Arrangement.spacedBy(12.dp)) {
                    val half = Modifier.weight(1f).fillMaxHeight()
                    Tile(Icons.Learn, say("home-learn"), learnt, "home.learn", ways.learn, half)
                    Tile(Icons.Puzzle, say("home-puzzles"), puzzle, "home.puzzles", ways.puzzles, half)
                }
            } else {
                Tile(Icons.Learn, say("home-learn"), learnt, "home.learn", ways.learn, Modifier.fillMaxWidth())
                Tile(Icons.Puzzle, say("home-puzzles"), puzzle, "home.puzzles", ways.puzzles, Modifier.fillMaxWidth())
            }
            if (ui.streak > 0) {
                Text(
                    say("home-streak", "count" to ui.streak),
                    Modifier.padding(horizontal = 4.dp),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        }
    }
}

@Composable
private fun Tile(
    icon: ImageVector,
    title: String,
    text: String?,
    tag: String,
    open: () -> Unit,
    modifier: Modifier,
    main: Boolean = false,
) {
    val scheme = MaterialTheme.colorScheme
    Surface(
        open,
        modifier.testTag(tag),
        shape = CardShape,
        color = if (main) scheme.primary else scheme.surfaceContainerHigh,
        contentColor = if (main) scheme.onPrimary else scheme.onSurface,
    ) {
        Column(Modifier.heightIn(min = 72.dp).padding(16.dp, 12.dp), Arrangement.Center) {
            Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
                Icon(icon, null, Modifier.size(28.dp))
                Text(title, style = MaterialTheme.typography.titleMedium)
            }
            if (text != null) Text(text, Modifier.padding(top = 4.dp), style = MaterialTheme.typography.bodySmall)
        }
    }
}
