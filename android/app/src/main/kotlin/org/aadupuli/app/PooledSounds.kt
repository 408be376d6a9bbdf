package org.aadupuli.app

import android.content.Context
import android.media.AudioAttributes
import android.media.SoundPool
import org.aadupuli.ui.platform.Sound
import org.aadupuli.ui.platform.SoundPlayer

/** Plays the short sounds from memory; the files are made by `sounds/sounds.py` during the build. */
internal class PooledSounds(
    context: Context,
) : SoundPlayer {
    private val pool =
        SoundPool
            .Builder()
            .setMaxStreams(3)
            .setAudioAttributes(
                AudioAttributes
                    .Builder()
                    .setUsage(AudioAttributes.USAGE_GAME)
                    .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                    .build(),
            ).build()

    private val loaded =
        Sound.entries.associateWith { sound ->
            context.assets.openFd("sounds/${sound.name.lowercase()}.wav").use { pool.load(it, 1) }
        }

    override fun play(sound: Sound) {
        loaded[sound]?.let { pool.play(it, 1f, 1f, 1, 0, 1f) }
    }

    fun close() = pool.release()
}
