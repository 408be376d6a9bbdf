package org.aadupuli.ui.review

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.LinearProgressIndicator
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
import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.Review
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Settings
import org.aadupuli.ui.board.BoardPicture
import org.aadupuli.ui.board.BoardView
import org.aadupuli.ui.board.Layouts
import org.aadupuli.ui.board.Moved
import org.aadupuli.ui.board.Pointer
import org.aadupuli.ui.board.Positions
import org.aadupuli.ui.board.from
import org.aadupuli.ui.board.pieceLook
import org.aadupuli.ui.board.to
import org.aadupuli.ui.game.ActionBar
import org.aadupuli.ui.game.BarButton
import org.aadupuli.ui.game.MoveList
import org.aadupuli.ui.game.moved
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.BoardPage
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.parts.Sheet
import org.aadupuli.ui.theme.LocalBoardColors
import org.aadupuli.ui.words.LocalWords

/** A finished game with its value over the moves, where it turned, and what would have kept it. */
@Composable
fun ReviewScreen(
    model: ReviewViewModel,
    settings: Settings,
    back: () -> Unit,
    practise: (RulesChoice, String) -> Unit,
) {
    val say = LocalWords.current
    val ui by model.ui.collectAsState()
    val snapshot = ui.snapshot
    if (snapshot == null) {
        BoardPage(say("review-title"), Action(say("action-back"), back), {}, { if (ui.failed) Text(say("error-import-read")) }) {}
        return
    }
    val list = @Composable { MoveList(snapshot, model::goTo, mark = { if (ui.turned(it.ply)) TURNED else null }) }
    BoardPage(
        title = say("review-title"),
        back = Action(say("action-back"), back),
        textHeight = 128.dp,
        above = { Values(model, ui, snapshot) },
        board = {
            BoardView(
                Layouts.shapeOf(snapshot.rules.board),
                remember(ui, settings) { ui.picture(settings) },
                Modifier.fillMaxSize(),
                tag = "review-board",
                speech = { model.speech(it) },
            )
        },
        text = { Words(ui) },
        aside = list,
        bar = { Bar(model, ui, snapshot, practise) { model.showMoves(true) } },
    )
    if (ui.showsMoves) {
        Sheet(say("game-moves-title"), { model.showMoves(false) }, "moves-sheet") { list() }
    }
}

private fun ReviewUi.turned(ply: Int) = review?.moves?.getOrNull(ply - 1)?.turningPoint == true

private fun ReviewUi.picture(settings: Settings): BoardPicture {
    val now = checkNotNull(snapshot)
    val played = line.getOrNull(shown - 1)
    val pieces = if (played == null) now.points.map { it.piece } else Positions.pieces(now.choice, played.position)
    val moved =
        if (played == null) {
            now.lastMove?.moved(now)
        } else {
            val to = played.played.to()
            val piece = to?.let { pieces[it] }
            if (to == null || piece == null) null else Moved(now.ply + shown, played.played.from(), to, null, piece)
        }
    val better = move?.takeIf { it.turningPoint && played == null }?.best
    return BoardPicture(
        pieces = pieces,
        trapped = if (played == null) {
            now.points
                .filter { it.trapped }
                .map { it.point }
                .toSet()
        } else {
            emptySet()
        },
        moved = moved,
        pointer = better?.let { Pointer(from = it.from(), to = it.to()) } ?: Pointer(),
        names = Layouts.namesOf(now.rules.board).takeIf { settings.coordinates },
        look = settings.pieceLook(),
    )
}

@Composable
private fun Values(
    model: ReviewViewModel,
    ui: ReviewUi,
    snapshot: GameSnapshot,
) {
    val say = LocalWords.current
    val review = ui.review
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        if (review == null) {
            Text(say("review-working", "done" to ui.done, "all" to ui.all), Modifier.padding(16.dp, 4.dp))
            LinearProgressIndicator({
                if (ui.all ==
                    0
                ) {
                    0f
                } else {
                    ui.done / ui.all.toFloat()
                }
            }, Modifier.fillMaxWidth().padding(horizontal = 16.dp))
        } else {
            Row(verticalAlignment = Alignment.CenterVertically) {
                IconButton({ model.goTo(snapshot.ply - 1) }, Modifier.testTag("review.move"), snapshot.ply > 0) {
                    Icon(Icons.Back, say("action-previous"))
                }
                ValueStrip(review, snapshot.ply, say("review-strip"), model::goTo, Modifier.weight(1f))
                IconButton({ model.goTo(snapshot.ply + 1) }, Modifier.testTag("review.move"), snapshot.ply < snapshot.moves.size) {
                    Icon(Icons.Forward, say("action-next"))
                }
            }
            Text(accuracy(review), Modifier.padding(horizontal = 16.dp), style = MaterialTheme.typography.bodySmall)
        }
    }
}

@Composable
private fun accuracy(review: Review): String {
    val say = LocalWords.current
    return listOf(
        review.goatsWords,
        review.tigersWords,
        say(if (review.proved) "review-exact" else "review-estimate"),
    ).joinToString(" · ")
}

@Composable
private fun Words(ui: ReviewUi) {
    val say = LocalWords.current
    val review = ui.review ?: return
    val move = ui.move
    val text =
        when {
            move != null -> move.words + " " + move.worth
            review.moves.none { it.turningPoint } -> say("review-no-turning-points")
            else -> say("review-accuracy-meaning")
        }
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Text(
            text,
            Modifier.testTag("review-text").semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.bodyLarge,
        )
        if (ui.line.isNotEmpty()) {
            Text(ui.line.take(ui.shown).joinToString(" ") { it.notation }, color = LocalBoardColors.current.textQuiet)
            if (ui.shown == ui.line.size) Text(say("review-line-end"), color = LocalBoardColors.current.textQuiet)
        }
    }
}

@Composable
private fun Bar(
    model: ReviewViewModel,
    ui: ReviewUi,
    snapshot: GameSnapshot,
    practise: (RulesChoice, String) -> Unit,
    moves: () -> Unit,
) {
    val say = LocalWords.current
    val line = ui.move?.turningPoint == true && (ui.line.isEmpty() || ui.shown < ui.line.size)
    ActionBar(
        listOf(
            BarButton(Icons.Play, say("review-show-line"), "review.show-line", line, run = model::showLine),
            BarButton(
                Icons.Puzzle,
                say("review-practise"),
                "review.practise",
                snapshot.ply < snapshot.moves.size || snapshot.outcome == null,
            ) {
                practise(snapshot.choice, snapshot.position)
            },
            BarButton(Icons.Moves, say("game-moves"), "review-moves", true, run = moves),
            BarButton(Icons.Share, say("action-share"), "review.share", true, run = model::shareRecord),
        ),
    )
}

private val GameSnapshot.choice get() = RulesChoice(rules.game, rules.variants, rules.handicap)

private const val TURNED = "◆"
