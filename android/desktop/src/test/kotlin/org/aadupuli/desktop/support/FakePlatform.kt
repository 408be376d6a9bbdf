package org.aadupuli.desktop.support

import org.aadupuli.ui.platform.BroughtFile
import org.aadupuli.ui.platform.FilePicker
import org.aadupuli.ui.platform.Handed
import org.aadupuli.ui.platform.Platform
import org.aadupuli.ui.platform.SharedFile
import org.aadupuli.ui.platform.Sharing
import org.aadupuli.ui.platform.Sound
import org.aadupuli.ui.platform.SoundPlayer
import org.aadupuli.ui.platform.SystemLanguage
import org.aadupuli.ui.platform.Touch
import org.aadupuli.ui.platform.Vibration

/** A device that remembers what was asked of it, and whose clock goes only when a test says so. */
class FakePlatform(
    override var languages: List<String> = listOf("en"),
) : Platform {
    val heard = mutableListOf<Sound>()
    val felt = mutableListOf<Touch>()
    val sharedTexts = mutableListOf<String>()
    val sharedFiles = mutableListOf<SharedFile>()

    /** What becomes of what is shared. */
    var handed = Handed.Offered
    var fileToPick: BroughtFile? = null
    var chosenLanguage: String? = null
    var now = 0L
    private var seeds = 1uL

    override val sounds = SoundPlayer { heard += it }
    override val vibration = Vibration { felt += it }
    override val files = FilePicker { picked -> picked(fileToPick) }
    override val sharing =
        object : Sharing {
            override fun text(
                subject: String,
                text: String,
            ): Handed {
                if (handed != Handed.Failed) sharedTexts += text
                return handed
            }

            override fun files(
                mimeType: String,
                files: List<SharedFile>,
            ): Handed {
                if (handed != Handed.Failed) sharedFiles += files
                return handed
            }
        }

    override fun today(): Long = TODAY

    override fun now(): Long = TODAY * 86_400_000

    override fun ticks(): Long = now

    override fun seed(): ULong = seeds++

    override var languageInSystem: SystemLanguage? = null

    override fun languageChosen(tag: String?) {
        chosenLanguage = tag
        if (languageInSystem != null) languageInSystem = SystemLanguage(tag)
    }

    private companion object {
        /** 2026-01-14, the day of Pongal. */
        const val TODAY = 20_467L
    }
}
