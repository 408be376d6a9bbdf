package org.aadupuli.ui.app

import org.aadupuli.core.CancelToken
import org.aadupuli.core.DrawWish
import org.aadupuli.core.Game
import org.aadupuli.core.HintReply
import org.aadupuli.core.Level
import org.aadupuli.core.SuggestReply
import org.aadupuli.core.Texts
import org.aadupuli.core.ThinkLimits

/** The searches that a game asks for. They block: call them off the thread that draws. */
interface Thinker {
    fun suggest(
        game: Game,
        level: Level,
        cancel: CancelToken,
    ): SuggestReply

    fun hint(
        game: Game,
        texts: Texts,
        cancel: CancelToken,
    ): HintReply

    /** Whether the computer, which is to move, claims a draw instead; asked only where the rules let it. */
    fun claims(
        game: Game,
        cancel: CancelToken,
    ): DrawWish = game.computerClaims(ThinkLimits(), cancel)
}

/** The real engine. */
object Engine : Thinker {
    override fun suggest(
        game: Game,
        level: Level,
        cancel: CancelToken,
    ): SuggestReply = game.suggest(level, ThinkLimits(), cancel)

    override fun hint(
        game: Game,
        texts: Texts,
        cancel: CancelToken,
    ): HintReply = game.hint(texts, ThinkLimits(), cancel)
}
