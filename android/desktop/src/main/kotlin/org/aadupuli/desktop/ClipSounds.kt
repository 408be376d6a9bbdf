package org.aadupuli.desktop

import org.aadupuli.ui.platform.Sound
import org.aadupuli.ui.platform.SoundPlayer
import java.io.BufferedInputStream
import java.io.IOException
import java.util.concurrent.Executors
import javax.sound.sampled.AudioSystem
import javax.sound.sampled.Clip
import javax.sound.sampled.LineUnavailableException
import javax.sound.sampled.UnsupportedAudioFileException

/** Plays the short sounds on a thread of their own; a machine without sound stays silent. */
class ClipSounds : SoundPlayer {
    private val thread = Executors.newSingleThreadExecutor { Thread(it, "sounds").apply { isDaemon = true } }
    private val clips = mutableMapOf<Sound, Clip?>()

    override fun play(sound: Sound) {
        thread.execute {
            val clip = clips.getOrPut(sound) { load(sound) } ?: return@execute
            clip.stop()
            clip.framePosition = 0
            clip.start()
        }
    }

    private fun load(sound: Sound): Clip? {
        val stream = javaClass.getResourceAsStream("/sounds/${sound.name.lowercase()}.wav") ?: return null
        return try {
            AudioSystem.getAudioInputStream(BufferedInputStream(stream)).use { audio -> AudioSystem.getClip().apply { open(audio) } }
        } catch (_: LineUnavailableException) {
            null
        } catch (_: UnsupportedAudioFileException) {
            null
        } catch (_: IOException) {
            null
        } catch (_: IllegalArgumentException) {
            null
        }
    }

    fun close() {
        thread.shutdown()
    }
}
