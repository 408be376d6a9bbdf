package org.aadupuli.desktop.support

import org.aadupuli.core.CancelToken
import org.aadupuli.core.Game
import org.aadupuli.core.HintReply
import org.aadupuli.core.Level
import org.aadupuli.core.SuggestReply
import org.aadupuli.core.Texts
import org.aadupuli.core.ThinkLimits
import org.aadupuli.ui.app.Engine
import org.aadupuli.ui.app.Thinker
import java.util.concurrent.CountDownLatch

/** The real engine, kept short so that many games can be played. */
class ShortEngine(
    private val nodes: Long = 300,
) : Thinker {
    override fun suggest(
        game: Game,
        level: Level,
        cancel: CancelToken,
    ): SuggestReply = game.suggest(level, ThinkLimits(nodes = nodes), cancel)

    override fun hint(
        game: Game,
        texts: Texts,
        cancel: CancelToken,
    ): HintReply = game.hint(texts, ThinkLimits(nodes = nodes), cancel)
}

/** Holds every search until the test lets it go, and then answers as the real engine does, however late. */
class HeldEngine : Thinker {
    private val gate = CountDownLatch(1)

    @Volatile
    var searching = 0
        private set

    fun release() = gate.countDown()

    override fun suggest(
        game: Game,
        level: Level,
        cancel: CancelToken,
    ): SuggestReply {
        searching++
        while (gate.count > 0 && !cancel.isCancelled()) Thread.sleep(2)
        return Engine.suggest(game, level, cancel)
    }

    override fun hint(
        game: Game,
        texts: Texts,
        cancel: CancelToken,
    ): HintReply = Engine.hint(game, texts, cancel)
}
