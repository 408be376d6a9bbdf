package org.aadupuli.ui.app

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.StateFlow
import org.aadupuli.core.Settings
import org.aadupuli.ui.platform.Platform
import org.aadupuli.ui.platform.Sound
import org.aadupuli.ui.platform.Touch
import org.aadupuli.ui.words.Words
import org.aadupuli.ui.words.isoDay

/** What every screen's view model is given. */
class Services(
    val scope: CoroutineScope,
    val platform: Platform,
    val shelf: Shelf,
    val thinker: Thinker,
    val pace: Pace,
    val settings: StateFlow<Settings>,
    val words: StateFlow<Words>,
    /** Where searches run; never the thread that draws. */
    val engine: CoroutineDispatcher = Dispatchers.Default,
) {
    val say: Words get() = words.value

    val imports = Imports(shelf) { say }

    /** Today, as the core writes days. */
    fun today(): String = isoDay(platform.today())

    fun sound(sound: Sound) {
        if (settings.value.sound) platform.sounds.play(sound)
    }

    fun feel(touch: Touch) {
        if (settings.value.vibration) platform.vibration.feel(touch)
    }
}

/** How long things take on the screen, in milliseconds; all zero in tests. */
class Pace(
    /** The computer answers no sooner than this, so that a person can follow. */
    val answer: Long = 450,
    /** Thinking is shown only after this. */
    val thinking: Long = 300,
    /** A forced pass is played after this. */
    val pass: Long = 1000,
    /** A clock is read this often. */
    val clock: Long = 100,
) {
    companion object {
        val None = Pace(answer = 0, thinking = 0, pass = 0, clock = 20)
    }
}
