package org.aadupuli.desktop

import org.aadupuli.ui.platform.BroughtFile
import org.aadupuli.ui.platform.FilePicker
import org.aadupuli.ui.platform.Platform
import org.aadupuli.ui.platform.Sharing
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
    ) = Toolkit.getDefaultToolkit().systemClipboard.setContents(StringSelection(text), null)

    override fun file(
        name: String,
        mimeType: String,
        bytes: ByteArray,
    ) {
        chooseFile(FileDialog.SAVE, name)?.writeBytes(bytes)
    }
}

private const val LARGEST_FILE = 4L * 1024 * 1024
