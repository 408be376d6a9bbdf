package org.aadupuli.desktop.support

import org.aadupuli.core.GameId
import org.aadupuli.core.Help
import org.aadupuli.core.Level
import org.aadupuli.core.NewGame
import org.aadupuli.core.Player
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Side

/** A game of a person against the computer. */
fun newGame(
    rules: RulesChoice = RulesChoice(GameId.STANDARD),
    level: Level = Level.EASY,
    side: Side = Side.GOATS,
    help: Help = Help(),
    start: String? = null,
): NewGame {
    val person = Player.Person("")
    val computer = Player.Computer(level)
    return NewGame(
        rules = rules,
        goats = if (side == Side.GOATS) person else computer,
        tigers = if (side == Side.TIGERS) person else computer,
        help = help,
        seed = 1,
        date = "2026-01-14",
        start = start,
    )
}

/** A game of two people on one device. */
fun friends(
    rules: RulesChoice = RulesChoice(GameId.STANDARD),
    clockMs: Long? = null,
    start: String? = null,
) = NewGame(rules, Player.Person(""), Player.Person(""), Help(), clockMs = clockMs, seed = 1, date = "2026-01-14", start = start)
