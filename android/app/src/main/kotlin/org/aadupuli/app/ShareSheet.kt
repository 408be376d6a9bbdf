package org.aadupuli.app

import android.content.Intent
import androidx.activity.ComponentActivity
import androidx.core.content.FileProvider
import org.aadupuli.ui.platform.Sharing
import java.io.File

/** Opens the system's share sheet with text or with a file. */
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

    override fun file(
        name: String,
        mimeType: String,
        bytes: ByteArray,
    ) {
        val folder = File(activity.cacheDir, "shared").apply { mkdirs() }
        val file = File(folder, name).apply { writeBytes(bytes) }
        val uri = FileProvider.getUriForFile(activity, "${activity.packageName}.shared", file)
        open(
            name,
            Intent(Intent.ACTION_SEND)
                .setType(mimeType)
                .putExtra(Intent.EXTRA_STREAM, uri)
                .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION),
        )
    }

    private fun open(
        title: String,
        intent: Intent,
    ) = activity.startActivity(Intent.createChooser(intent, title))
}
