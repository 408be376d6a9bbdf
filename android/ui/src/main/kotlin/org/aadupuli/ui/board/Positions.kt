package org.aadupuli.ui.board

import org.aadupuli.core.Game
import org.aadupuli.core.Help
import org.aadupuli.core.NewGame
import org.aadupuli.core.Piece
import org.aadupuli.core.Player
import org.aadupuli.core.RulesChoice

/** Reads position strings through the core, which alone knows their meaning. */
object Positions {
    /** What stands on each point. */
    fun pieces(
        rules: RulesChoice,
        position: String,
    ): List<Piece?> = game(rules, position).use { game -> game.snapshot().points.map { it.piece } }

    /** A game of two people from this position; the caller closes it. */
    fun game(
        rules: RulesChoice,
        position: String,
    ): Game = Game.begin(NewGame(rules, Player.Person(""), Player.Person(""), Help(), start = position))
}
