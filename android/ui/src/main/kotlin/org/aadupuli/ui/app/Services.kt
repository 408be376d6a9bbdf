package org.aadupuli.ui.app

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import org.aadupuli.core.Settings
import org.aadupuli.ui.platform.Handed
import org.aadupuli.ui.platform.Platform
import org.aadupuli.ui.platform.SharedFile
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

    private val note = MutableStateFlow<Note?>(null)

    /** What was told last, until it is put away. */
    val told: StateFlow<Note?> get() = note

    /** Says something in passing, over whatever screen is shown. */
    fun tell(text: String) {
        note.value = Note(text)
    }

    /** Puts away what was told, unless something else has been told since. */
    fun toldLongEnough(shown: Note) {
        note.compareAndSet(shown, null)
    }

    fun shareText(
        subject: String,
        text: String,
    ) = tellOf(platform.sharing.text(subject, text))

    fun shareFile(
        name: String,
        mimeType: String,
        bytes: ByteArray,
    ) = shareFiles(mimeType, listOf(SharedFile(name, bytes)))

    fun shareFiles(
        mimeType: String,
        files: List<SharedFile>,
    ) = tellOf(platform.sharing.files(mimeType, files))

    private fun tellOf(handed: Handed) =
        when (handed) {
            Handed.Copied -> tell(say("announce-copied"))
            Handed.Saved -> tell(say("announce-saved"))
            Handed.Failed -> tell(say("error-share"))
            Handed.Offered, Handed.GivenUp -> Unit
        }

    fun sound(sound: Sound) {
        if (settings.value.sound) platform.sounds.play(sound)
    }

    fun feel(touch: Touch) {
        if (settings.value.vibration) platform.vibration.feel(touch)
    }
}

/** Something said in passing; each is one of its own, also where the words are the same. */
class Note(
    val text: String,
)

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
