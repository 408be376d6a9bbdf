package org.aadupuli.ui.words

import org.aadupuli.core.BoardLook
import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.PieceSet
import org.aadupuli.core.Player
import org.aadupuli.core.Side
import org.aadupuli.core.Status
import org.aadupuli.core.Theme
import org.aadupuli.ui.board.Layouts
import org.aadupuli.ui.game.GameUi

// Words for choices. The values of the variables are the ids that the texts name in their comments.

fun Words.boardLook(look: BoardLook): String =
    this(
        "settings-board-look-name",
        "look" to
            when (look) {
                BoardLook.AUTOMATIC -> "automatic"
                BoardLook.STONE -> "stone"
                BoardLook.EARTH -> "earth"
                BoardLook.PAPER -> "paper"
            },
    )

fun Words.theme(theme: Theme): String =
    this(
        "settings-theme-name",
        "theme" to
            when (theme) {
                Theme.SYSTEM -> "system"
                Theme.LIGHT -> "light"
                Theme.DARK -> "dark"
            },
    )

fun Words.pieceSet(set: PieceSet): String =
    this(
        "settings-piece-set-name",
        "set" to
            when (set) {
                PieceSet.TOKENS -> "tokens"
                PieceSet.PEBBLES -> "pebbles"
            },
    )

fun Words.inHand(
    side: Side,
    count: Int,
): String =
    when (side) {
        Side.GOATS -> this("game-goats-in-hand", "count" to count)
        Side.TIGERS -> this("game-tigers-in-hand", "count" to count)
    }

/** What resigning means here; between two people it names who loses. */
fun Words.resignText(snapshot: GameSnapshot): String {
    val turn = snapshot.status as? Status.PersonsTurn ?: return this("confirm-resign-text")
    return this("confirm-resign-text-two", "name" to texts.player(Player.Person(turn.name), turn.side))
}

/** The move that waits for its second tap, in notation. */
fun Words.awaited(ui: GameUi): String {
    val names = Layouts.namesOf(ui.snapshot.rules.board)
    val to = ui.awaiting ?: return ""
    val from = ui.selected ?: return names[to]
    val captures = ui.snapshot.points[from]
        .targets
        .firstOrNull { it.to == to }
        ?.captures != null
    return names[from] + (if (captures) "x" else "-") + names[to]
}
