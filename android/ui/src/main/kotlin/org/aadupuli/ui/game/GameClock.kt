package org.aadupuli.ui.game

import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.isActive
import kotlinx.coroutines.launch
import org.aadupuli.core.ClockReading
import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.Side
import org.aadupuli.ui.platform.Sound

/** Hands the time that passes to the game, which does the arithmetic; stands while nobody can see the board. */
internal class GameClock(
    private val model: GameViewModel,
) {
    private val services = model.services
    private var ticking: Job? = null
    private var since: Long? = null

    fun read(snapshot: GameSnapshot): Clocks? {
        val goats = snapshot.goats.timeLeftMs ?: return null
        return Clocks(goats, snapshot.tigers.timeLeftMs ?: return null)
    }

    /** Lets the clock of the side to move run, if the game has clocks and goes on. */
    fun run(snapshot: GameSnapshot) {
        model.show { it.copy(clocks = read(snapshot)) }
        if (read(snapshot) == null || snapshot.outcome != null) return stop()
        if (ticking != null) return
        since = services.platform.ticks()
        ticking =
            services.scope.launch {
                while (isActive) {
                    delay(services.pace.clock)
                    spendNow()
                }
            }
    }

    /** Counts what has passed since the last time. */
    fun spendNow() {
        val last = since ?: return
        val now = services.platform.ticks()
        since = now
        if (now <= last) return
        val before = model.ui.value.clocks
        val reading = model.game.spend(now - last)
        show(reading, before)
    }

    private fun show(
        reading: ClockReading,
        before: Clocks?,
    ) {
        val after = Clocks(reading.goatsMs ?: return, reading.tigersMs ?: return)
        model.show { it.copy(clocks = after) }
        val earlier = before?.of(reading.side)
        if (earlier != null) {
            services.say.texts.clockWarning(reading.side, earlier, after.of(reading.side))?.let {
                model.announce(it)
                services.sound(Sound.Clock)
            }
        }
        reading.ended?.let {
            stop()
            model.changed(it)
        }
    }

    fun pause() {
        spendNow()
        stop()
    }

    fun stop() {
        ticking?.cancel()
        ticking = null
        since = null
    }
}

internal fun Clocks.of(side: Side): Long = if (side == Side.GOATS) goatsMs else tigersMs
