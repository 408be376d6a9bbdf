package org.aadupuli.ui.game

import androidx.compose.runtime.Composable
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.words.LocalWords
import org.aadupuli.ui.words.Words

/** The bar of the game. Its first button takes back and its last shows the moves; those between are what the moment asks for. */
@Composable
internal fun GameBar(
    model: GameViewModel,
    ui: GameUi,
) {
    val say = LocalWords.current
    ActionBar(if (ui.browsing) browsing(model, ui, say) else playing(model, ui, say))
}

private fun browsing(
    model: GameViewModel,
    ui: GameUi,
    say: Words,
): List<BarButton> =
    listOfNotNull(
        BarButton(Icons.Last, say("game-back-to-game"), GameTags.BackToGame, true, main = true, run = model::backToGame),
        BarButton(Icons.Play, say("game-play-on-from-here"), GameTags.PlayOn, true, run = model::playOn).takeIf { ui.snapshot.help.undo },
        moves(model, say),
    )

private fun playing(
    model: GameViewModel,
    ui: GameUi,
    say: Words,
): List<BarButton> {
    val snapshot = ui.snapshot
    val hint = ui.hint
    val undo = BarButton(Icons.Undo, say("game-undo"), GameTags.Undo, snapshot.canUndo, run = model::undo)
    val redo = BarButton(Icons.Redo, say("game-redo"), GameTags.Redo, snapshot.canRedo, run = model::redo)
    val dismiss = BarButton(Icons.Close, say("hint-dismiss"), GameTags.HintDismiss, true, run = model::dismissHint)
    val middle =
        when {
            hint is HintUi.Shown && hint.step < LAST_STEP -> {
                val more = say(if (hint.step == 1) "hint-next-piece" else "hint-next-move")
                listOf(dismiss, BarButton(Icons.Hint, more, GameTags.HintMore, true, main = true, run = model::hintMore))
            }

            hint != null -> {
                listOf(redo, dismiss)
            }

            snapshot.outcome != null -> {
                listOf(
                    redo,
                    BarButton(Icons.Check, say("over-show-result"), GameTags.ShowResult, true, main = true) {
                        model.open(GameSheet.Result)
                    },
                )
            }

            snapshot.canStop -> {
                listOf(redo, BarButton(Icons.Stop, say("game-stop-here"), GameTags.Stop, true, main = true, run = model::stopChain))
            }

            snapshot.mustPass -> {
                listOf(redo, BarButton(Icons.Forward, say("action-continue"), GameTags.Pass, true, main = true, run = model::passNow))
            }

            else -> {
                listOf(redo, BarButton(Icons.Hint, say("game-hint"), GameTags.Hint, snapshot.canHint, run = model::hint))
            }
        }
    return listOf(undo) + middle + moves(model, say)
}

private fun moves(
    model: GameViewModel,
    say: Words,
) = BarButton(Icons.Moves, say("game-moves"), GameTags.Moves, true) { model.open(GameSheet.Moves) }
