package org.aadupuli.ui.app

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import org.aadupuli.core.Settings
import org.aadupuli.ui.platform.Platform
import org.aadupuli.ui.words.Words

/** The words of the language that was chosen, or of the system's. */
class Vocabulary(
    private val settings: StateFlow<Settings>,
    private val platform: Platform,
) : AutoCloseable {
    private val state = MutableStateFlow(Words.of(wanted()))
    val words: StateFlow<Words> get() = state

    /** Looks again at what is wanted, when a setting or the system's languages may have changed; says whether they have. */
    fun refresh(): Boolean {
        val wanted = wanted()
        if (wanted == state.value.wanted) return false
        state.value = Words.of(wanted)
        return true
    }

    private fun wanted(): List<String> = settings.value.language?.let(::listOf) ?: platform.languages

    override fun close() = state.value.close()
}
