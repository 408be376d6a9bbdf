package org.aadupuli.ui.games

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import org.aadupuli.core.GameEntry
import org.aadupuli.ui.board.MiniBoard
import org.aadupuli.ui.parts.LinkRow
import org.aadupuli.ui.words.LocalWords

/** A kept game in a list: its board, who played, how it ended, when, and how long it was. */
@Composable
fun GameRow(
    game: GameEntry,
    today: String,
    open: () -> Unit,
    modifier: Modifier = Modifier,
    trailing: (@Composable () -> Unit)? = null,
) {
    val say = LocalWords.current
    val words = game.words
    val result = words.result ?: say.texts.resultShort(game.outcome)
    val details = listOfNotNull(
        words.outcome ?: words.whereItStands,
        say.texts.date(game.date, today),
        say("moves-count", "count" to game.plies),
    )
    LinkRow(
        say("games-item", "opponent" to words.opponent, "result" to result),
        open,
        modifier,
        text = details.joinToString(" · "),
        leading = { MiniBoard(game, 64.dp) },
        trailing = trailing,
    )
}
