package org.aadupuli.ui.statistics

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.launch
import org.aadupuli.core.StatisticsSnapshot
import org.aadupuli.ui.app.Services

data class StatisticsUi(
    val statistics: StatisticsSnapshot? = null,
    val asking: Boolean = false,
)

/** How finished games went, by game, side and level. */
class StatisticsViewModel(
    private val services: Services,
) : AutoCloseable {
    private val state = MutableStateFlow(StatisticsUi())
    val ui: StateFlow<StatisticsUi> get() = state

    init {
        read()
    }

    private fun read() {
        services.scope.launch { state.value = StatisticsUi(services.shelf.statistics()) }
    }

    fun askToReset(ask: Boolean) {
        state.value = state.value.copy(asking = ask)
    }

    fun resetAnswered(yes: Boolean) {
        askToReset(false)
        if (!yes) return
        services.scope.launch {
            services.shelf.resetStatistics()
            read()
        }
    }

    override fun close() = Unit
}
