package org.aadupuli.desktop

import org.aadupuli.ui.platform.BroughtFile
import org.aadupuli.ui.platform.FilePicker
import org.aadupuli.ui.platform.Handed
import org.aadupuli.ui.platform.Platform
import org.aadupuli.ui.platform.SharedFile
import org.aadupuli.ui.platform.Sharing
import org.aadupuli.ui.platform.SystemLanguage
import org.aadupuli.ui.platform.Vibration
import java.awt.FileDialog
import java.awt.Frame
import java.awt.Toolkit
import java.awt.datatransfer.StringSelection
import java.io.File
import java.io.IOException
import java.security.SecureRandom
import java.time.LocalDate
import java.util.Locale

/** What a desktop does for the app: sharing copies text, or saves a file where the person says. */
class DesktopPlatform : Platform {
    private val clips = ClipSounds()

    override val sounds = clips
    override val vibration = Vibration { }
    override val sharing = DesktopSharing
    override val files =
        FilePicker { picked ->
            picked(chooseFile(FileDialog.LOAD, null)?.let(::readFile))
        }
    override val languages: List<String> get() = listOf(Locale.getDefault().toLanguageTag())

    override fun today(): Long = LocalDate.now().toEpochDay()

    override fun now(): Long = System.currentTimeMillis()

    override fun ticks(): Long = System.nanoTime() / 1_000_000

    override fun seed(): ULong = SecureRandom().nextLong().toULong()

    override fun languageChosen(tag: String?) = Unit

    override val languageInSystem: SystemLanguage? get() = null

    fun close() = clips.close()
}

/** Reads a file up to a size that no game reaches. */
fun readFile(file: File): BroughtFile? =
    try {
        if (file.length() > LARGEST_FILE) null else BroughtFile(file.name, file.readBytes())
    } catch (_: IOException) {
        null
    }

internal fun chooseFile(
    mode: Int,
    name: String?,
): File? {
    val dialog = FileDialog(null as Frame?, null, mode)
    dialog.file = name
    dialog.isVisible = true
    return dialog.file?.let { File(dialog.directory, it) }
}

object DesktopSharing : Sharing {
    override fun text(
        subject: String,
        text: String,
    ): Handed {
        Toolkit.getDefaultToolkit().systemClipboard.setContents(StringSelection(text), null)
        return Handed.Copied
    }

    /** The person chooses where the first is saved; the others go beside it. */
    override fun files(
        mimeType: String,
        files: List<SharedFile>,
    ): Handed {
        val chosen = chooseFile(FileDialog.SAVE, files.first().name) ?: return Handed.GivenUp
        return saveTogether(chosen, files)
    }
}

/** Writes the first file under the chosen name, and the others under the same with their numbers: `a.svg`, `a-2.svg`, `a-3.svg`. */
internal fun saveTogether(
    chosen: File,
    files: List<SharedFile>,
): Handed =
    try {
        val stem = chosen.nameWithoutExtension.removeSuffix("-1")
        val ending = chosen.extension.ifEmpty { files.first().name.substringAfterLast('.') }
        files.forEachIndexed { index, file ->
            val target = if (index == 0) chosen else File(chosen.parentFile, "$stem-${index + 1}.$ending")
            target.writeBytes(file.bytes)
        }
        Handed.Saved
    } catch (_: IOException) {
        Handed.Failed
    }

private const val LARGEST_FILE = 4L * 1024 * 1024
