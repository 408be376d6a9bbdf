package org.aadupuli.ui.game

import androidx.compose.runtime.Composable
import org.aadupuli.ui.parts.Question
import org.aadupuli.ui.words.LocalWords
import org.aadupuli.ui.words.resignText

/** What the game asks: resigning, claiming and giving moves up are never done by one tap. */
@Composable
internal fun GameQuestions(
    model: GameViewModel,
    ui: GameUi,
) {
    val say = LocalWords.current
    when (val question = ui.question) {
        null -> {
            Unit
        }

        GameQuestion.Resign -> {
            Question(say("confirm-resign-title"), say.resignText(ui.snapshot), say("confirm-resign-yes"), model::answer)
        }

        GameQuestion.Claim -> {
            Question(say("confirm-claim-title"), say("confirm-claim-text"), say("confirm-claim-yes"), model::answer)
        }

        is GameQuestion.PlayOn -> {
            Question(
                say("confirm-play-on-title"),
                say("confirm-play-on-text", "count" to question.givenUp),
                say("confirm-play-on-yes"),
                model::answer,
            )
        }
    }
}
