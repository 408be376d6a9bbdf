package org.aadupuli.ui.game

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.GameWords
import org.aadupuli.core.Settings
import org.aadupuli.core.Side
import org.aadupuli.ui.board.BoardDrag
import org.aadupuli.ui.board.BoardTargets
import org.aadupuli.ui.board.BoardView
import org.aadupuli.ui.board.Layouts
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.parts.TitleBar
import org.aadupuli.ui.theme.LocalBoardColors
import org.aadupuli.ui.theme.scheme
import org.aadupuli.ui.words.LocalWords
import org.aadupuli.ui.words.inHand
import org.aadupuli.ui.words.speech

/** Where the game screen leads. */
class GameWays(
    val leave: () -> Unit,
    val home: () -> Unit,
    val newGame: () -> Unit,
    val practise: () -> Unit,
    val rematch: () -> Unit,
    val review: () -> Unit,
    val rules: () -> Unit,
    val shareRecord: () -> Unit,
    val shareSave: () -> Unit,
    val sharePosition: () -> Unit,
    val sounds: (Boolean) -> Unit,
)

/** A game being played: the board on its ground, with a bar for each player, one sentence, and four buttons. */
@Composable
fun GameScreen(
    model: GameViewModel,
    settings: Settings,
    ways: GameWays,
) {
    val ui by model.ui.collectAsState()
    val colors = LocalBoardColors.current
    MaterialTheme(colorScheme = remember(colors) { colors.scheme() }) {
        Surface(Modifier.fillMaxSize().onKeyEvent { shortcut(it, model) }, color = colors.ground, contentColor = colors.text) {
            Box(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
                val words = rememberWords(model, ui)
                GameParts(model, ui, settings, ways, words)
                GameSheets(model, ui, settings, ways, words)
                GameQuestions(model, ui)
                LiveAnnouncement(ui.announcement)
            }
        }
    }
}

@Composable
private fun GameParts(
    model: GameViewModel,
    ui: GameUi,
    settings: Settings,
    ways: GameWays,
    words: GameWords,
) {
    val say = LocalWords.current
    val kind = ui.snapshot.rules.board
    val shape = Layouts.shapeOf(kind)
    val drag = remember { BoardDrag() }
    val aim = remember { BoardTargets() }
    val picture = remember(ui, settings) { ui.picture(settings, Layouts.namesOf(kind)) }
    val below = ui.snapshot.personSide ?: Side.GOATS
    val above = if (below == Side.GOATS) Side.TIGERS else Side.GOATS
    BoardLayout(
        BoardParts(
            title = {
                TitleBar(words.rules, Action(say("menu-leave"), ways.leave), backTag = GameTags.Leave) {
                    IconButton({ model.open(GameSheet.More) }, Modifier.testTag("game-menu")) { Icon(Icons.More, say("game-more")) }
                }
            },
            above = { SideBar(above, model, ui, words, drag, aim) },
            board = {
                BoardView(
                    shape = shape,
                    picture = picture,
                    modifier = Modifier.fillMaxSize(),
                    tag = GameTags.Point,
                    description = say("spoken-board", "game" to words.rules),
                    actions = model,
                    drag = drag,
                    aim = aim,
                    largeTargets = settings.largerTargets,
                    speech = { point -> say.speech(words.points[point], ui.snapshot, ui.selected) },
                )
            },
            below = { SideBar(below, model, ui, words, drag, aim) },
            status = { StatusLine(ui, words) },
            statusHeight = STATUS_HEIGHT,
            aside = { MoveList(ui.snapshot, model::browse) },
            bar = { GameBar(model, ui) },
        ),
    )
}

@Composable
private fun SideBar(
    side: Side,
    model: GameViewModel,
    ui: GameUi,
    words: GameWords,
    drag: BoardDrag,
    aim: BoardTargets,
) {
    val say = LocalWords.current
    val snapshot = ui.snapshot
    val state = if (side == Side.GOATS) snapshot.goats else snapshot.tigers
    PlayerBar(
        piece = side.piece(),
        name = if (side == Side.GOATS) words.goats else words.tigers,
        toMove = state.toMove && snapshot.outcome == null,
        thinking = ui.thinking && state.toMove,
        clock = ui.clocks?.let { ClockFace(say.texts.clock(it.of(side)), say.texts.clockSpoken(it.of(side)), it.of(side) < URGENT) },
    ) {
        if (side == Side.TIGERS) Captured(snapshot)
        if (state.inHand > 0) {
            Tray(side.piece(), state.inHand, say.inHand(side, state.inHand), drag, model, aim)
        }
    }
}

@Composable
private fun Captured(snapshot: GameSnapshot) {
    val say = LocalWords.current
    val needed = snapshot.rules.capturesToWin
    Tally(snapshot.captured, needed, say("game-tally", "captured" to snapshot.captured, "all" to needed))
}

/** The words to what is shown; asked for anew when that or the language changes. */
@Composable
private fun rememberWords(
    model: GameViewModel,
    ui: GameUi,
): GameWords {
    val say = LocalWords.current
    return remember(say, ui.snapshot, ui.selected, ui.hint) { model.words(say, ui) }
}

private fun shortcut(
    event: KeyEvent,
    model: GameViewModel,
): Boolean {
    if (event.type != KeyEventType.KeyDown) return false
    when (event.key) {
        Key.U -> model.undo()
        Key.R -> model.redo()
        Key.H -> model.hint()
        else -> return false
    }
    return true
}

private const val URGENT = 60_000L
private val STATUS_HEIGHT = 72.dp
