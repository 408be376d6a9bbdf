package org.aadupuli.ui.platform

/** What the device does for the app: each part can be switched off or stand in for another. */
interface Platform {
    val sounds: SoundPlayer
    val vibration: Vibration
    val sharing: Sharing
    val files: FilePicker

    /** BCP 47 tags that the person prefers, best first. */
    val languages: List<String>

    /** Today, as days since 1970-01-01 in the person's own time zone. */
    fun today(): Long

    /** Milliseconds since 1970-01-01 UTC, for dates of games. */
    fun now(): Long

    /** Milliseconds of a clock that never jumps, for thinking times. */
    fun ticks(): Long

    /** A seed for a new game; the only source of chance in the app. */
    fun seed(): ULong

    /** Tells the system which language was chosen, or that it should choose (null). */
    fun languageChosen(tag: String?)

    /** What the system's own page for the language of this app says; null where the system has no such page. */
    val languageInSystem: SystemLanguage?
}

/** The language that was chosen for this app on a page of the system: a BCP 47 tag, or null for the system's own choice. */
data class SystemLanguage(
    val tag: String?,
)

/** The short sounds of the game; `sounds/sounds.py` makes a file of this name for each. */
enum class Sound { Place, Step, Capture, Refused, Trapped, Win, Loss, Draw, Clock }

/** Plays sounds; must return at once. */
fun interface SoundPlayer {
    fun play(sound: Sound)
}

/** How a move is felt. */
enum class Touch { Light, Firm, Refused }

/** Vibrates shortly; must return at once. */
fun interface Vibration {
    fun feel(touch: Touch)
}

/** Hands something to another app, to the clipboard or to a file that the person chooses. */
interface Sharing {
    fun text(
        subject: String,
        text: String,
    ): Handed

    /** Files of one kind that belong together; at least one. */
    fun files(
        mimeType: String,
        files: List<SharedFile>,
    ): Handed
}

/** What became of something that was to be shared. */
enum class Handed {
    /** The system asks where it should go. */
    Offered,

    /** It is on the clipboard. */
    Copied,

    /** It is in the file that was chosen. */
    Saved,

    /** Nothing was chosen. */
    GivenUp,

    /** It could not be done. */
    Failed,
}

/** A file to hand on, by the name that it is offered under. */
class SharedFile(
    val name: String,
    val bytes: ByteArray,
)

/** A file that somebody brought: a save, a record or neither. */
class BroughtFile(
    val name: String,
    val bytes: ByteArray,
)

/** Lets the person choose a file; answers null when nothing was chosen. */
fun interface FilePicker {
    fun pick(picked: (BroughtFile?) -> Unit)
}
