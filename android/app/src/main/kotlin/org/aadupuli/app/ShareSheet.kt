package org.aadupuli.app

import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.Intent
import android.net.Uri
import androidx.activity.ComponentActivity
import androidx.core.content.FileProvider
import org.aadupuli.ui.platform.Handed
import org.aadupuli.ui.platform.SharedFile
import org.aadupuli.ui.platform.Sharing
import java.io.File
import java.io.IOException

/** Opens the system's share sheet with text or with files; a printer is one of its targets. */
internal class ShareSheet(
    private val activity: ComponentActivity,
) : Sharing {
    override fun text(
        subject: String,
        text: String,
    ) = open(
        subject,
        Intent(Intent.ACTION_SEND)
            .setType("text/plain")
            .putExtra(Intent.EXTRA_SUBJECT, subject)
            .putExtra(Intent.EXTRA_TEXT, text),
    )

    override fun files(
        mimeType: String,
        files: List<SharedFile>,
    ): Handed {
        val uris =
            try {
                files.map(::offered)
            } catch (_: IOException) {
                return Handed.Failed
            }
        val intent =
            if (uris.size == 1) {
                Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, uris.single())
            } else {
                Intent(Intent.ACTION_SEND_MULTIPLE).putParcelableArrayListExtra(Intent.EXTRA_STREAM, ArrayList(uris))
            }
        // The right to read goes with the clip data: the chooser passes it on for every file, and shows a preview by it.
        intent.clipData =
            ClipData.newUri(activity.contentResolver, files.first().name, uris.first()).apply {
                for (uri in uris.drop(1)) addItem(ClipData.Item(uri))
            }
        return open(files.first().name, intent.setType(mimeType).addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION))
    }

    /** Writes a file where [FileProvider] may hand it on from (`res/xml/shared_files.xml`). */
    private fun offered(file: SharedFile): Uri {
        val folder = File(activity.cacheDir, "shared").apply { mkdirs() }
        val written = File(folder, file.name).apply { writeBytes(file.bytes) }
        return FileProvider.getUriForFile(activity, "${activity.packageName}.shared", written)
    }

    private fun open(
        title: String,
        intent: Intent,
    ): Handed =
        try {
            activity.startActivity(Intent.createChooser(intent, title))
            Handed.Offered
        } catch (_: ActivityNotFoundException) {
            Handed.Failed
        }
}
