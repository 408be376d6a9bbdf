package org.aadupuli.ui.words

import androidx.compose.runtime.Stable
import androidx.compose.runtime.staticCompositionLocalOf
import org.aadupuli.core.Game
import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.GameWords
import org.aadupuli.core.Status
import org.aadupuli.core.TextArg
import org.aadupuli.core.TextValue
import org.aadupuli.core.Texts

/** Every word that the screens show, in one language: all of them come from the texts of the core. */
@Stable
class Words private constructor(
    val texts: Texts,
    /** The languages that were asked for, best first. */
    val wanted: List<String>,
) : AutoCloseable {
    val language get() = texts.language()

    /** The text with this id; numbers decide its plural. */
    operator fun invoke(
        id: String,
        vararg values: Pair<String, Any>,
    ): String = texts.get(id, values.map { (name, value) -> TextArg(name, textValue(value)) })

    /** Everything that is said of a game as the snapshot shows it. */
    fun game(
        game: Game,
        snapshot: GameSnapshot,
        selected: Int?,
        hinted: List<Int> = emptyList(),
    ): GameWords = texts.game(game, snapshot.ply.takeIf { snapshot.status is Status.Browsing }, selected, hinted)

    override fun close() = texts.close()

    companion object {
        fun of(wanted: List<String>): Words = Words(Texts.forLocales(wanted), wanted)

        private fun textValue(value: Any): TextValue =
            when (value) {
                is Int -> TextValue.Number(value.toLong())
                is Long -> TextValue.Number(value)
                else -> TextValue.Text(value.toString())
            }
    }
}

/** The words of the chosen language, for whatever is drawn below. */
val LocalWords = staticCompositionLocalOf<Words> { throw IllegalStateException("no words") }
