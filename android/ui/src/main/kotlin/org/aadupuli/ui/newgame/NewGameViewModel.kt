package org.aadupuli.ui.newgame

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.update
import org.aadupuli.core.NewGame
import org.aadupuli.core.NewGameChoices
import org.aadupuli.core.NewGameException
import org.aadupuli.core.Opponent
import org.aadupuli.core.Player
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Side
import org.aadupuli.core.chosenSide
import org.aadupuli.core.possibleHandicaps
import org.aadupuli.ui.app.Services

/** What the page for a new game shows. */
data class NewGameUi(
    val choices: NewGameChoices,
    val handicaps: List<Int>,
    /** A game is being played; starting another keeps it in My games. */
    val unfinishedIsKept: Boolean,
    /** The position to start from, where it is not the usual one. */
    val start: String? = null,
    val failed: String? = null,
)

/** The page for a new game: everything has a remembered default, so that Start is one tap away. */
class NewGameViewModel(
    private val services: Services,
    private val start: String?,
    rules: RulesChoice?,
    private val begin: (NewGame) -> Unit,
) : AutoCloseable {
    private val state = MutableStateFlow(opened(rules))
    val ui: StateFlow<NewGameUi> get() = state

    private fun opened(rules: RulesChoice?): NewGameUi {
        val remembered = services.settings.value.newGame
        val choices =
            if (rules == null) {
                remembered
            } else {
                remembered.copy(game = rules.game, variants = rules.variants, handicap = rules.handicap)
            }
        val practising = if (start == null) choices else choices.copy(help = choices.help.copy(hints = true, practice = true))
        return NewGameUi(practising, handicapsOf(choices), services.shelf.hasCurrent, start)
    }

    /** Takes over a choice. A handicap that the new choice does not allow is dropped. */
    fun choose(change: (NewGameChoices) -> NewGameChoices) =
        state.update { before ->
            val changed = change(before.choices)
            val handicaps = handicapsOf(changed)
            before.copy(
                choices = if (changed.handicap in handicaps) changed else changed.copy(handicap = 0),
                handicaps = handicaps,
                failed = null,
            )
        }

    fun start() {
        val choices = state.value.choices
        // A position to practise says nothing of what the person likes to play.
        services.shelf.changeSettings { it.copy(newGame = if (start == null) choices else it.newGame, startedBefore = true) }
        try {
            begin(newGame(choices))
        } catch (refused: NewGameException) {
            state.update {
                it.copy(
                    failed = services.say(if (refused is NewGameException.Handicap) "error-part-handicap" else "error-part-moves"),
                )
            }
        }
    }

    private fun newGame(choices: NewGameChoices): NewGame {
        val seed = services.platform.seed()
        val (goats, tigers) = players(choices, seed)
        return NewGame(
            rules = RulesChoice(choices.game, choices.variants, choices.handicap),
            goats = goats,
            tigers = tigers,
            help = choices.help,
            clockMs = choices.clockMinutes?.let { it * MINUTE },
            seed = seed.toLong(),
            date = services.today(),
            start = start,
        )
    }

    private fun players(
        choices: NewGameChoices,
        seed: ULong,
    ): Pair<Player, Player> {
        if (choices.opponent == Opponent.FRIEND) {
            return Player.Person(choices.goatsName) to Player.Person(choices.tigersName)
        }
        val me = Player.Person("")
        val computer = Player.Computer(choices.level)
        return if (chosenSide(choices.side, seed.toLong()) == Side.GOATS) me to computer else computer to me
    }

    override fun close() = Unit

    private companion object {
        const val MINUTE = 60_000L

        fun handicapsOf(choices: NewGameChoices): List<Int> =
            possibleHandicaps(choices.game, choices.variants).filter { it in -3..3 }
    }
}
