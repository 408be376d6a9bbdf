package org.aadupuli.app

import android.content.ContentResolver
import android.content.Intent
import android.net.Uri
import android.provider.OpenableColumns
import org.aadupuli.ui.platform.BroughtFile
import java.io.IOException

/** What a VIEW or SEND intent carries: a file, or a record as text. */
internal fun readBrought(
    resolver: ContentResolver,
    intent: Intent,
): BroughtFile? =
    when (intent.action) {
        Intent.ACTION_VIEW -> {
            intent.data?.let { readFile(resolver, it) }
        }

        Intent.ACTION_SEND -> {
            val text = intent.getStringExtra(Intent.EXTRA_TEXT)
            if (text != null) BroughtFile("", text.encodeToByteArray()) else sharedStream(intent)?.let { readFile(resolver, it) }
        }

        else -> {
            null
        }
    }

@Suppress("DEPRECATION") // The typed variant came with API 33.
private fun sharedStream(intent: Intent): Uri? = intent.getParcelableExtra(Intent.EXTRA_STREAM)

/** Reads a file that another app offers, up to a size that no game reaches. */
internal fun readFile(
    resolver: ContentResolver,
    uri: Uri,
): BroughtFile? =
    try {
        resolver.openInputStream(uri)?.use { stream ->
            val buffer = ByteArray(LARGEST_FILE)
            var length = 0
            while (length < buffer.size) {
                val read = stream.read(buffer, length, buffer.size - length)
                if (read < 0) break
                length += read
            }
            BroughtFile(nameOf(resolver, uri), buffer.copyOf(length))
        }
    } catch (_: IOException) {
        null
    } catch (_: SecurityException) {
        null
    }

private fun nameOf(
    resolver: ContentResolver,
    uri: Uri,
): String =
    resolver.query(uri, arrayOf(OpenableColumns.DISPLAY_NAME), null, null, null)?.use { cursor ->
        if (cursor.moveToFirst()) cursor.getString(0) else null
    } ?: uri.lastPathSegment.orEmpty()

private const val LARGEST_FILE = 4 * 1024 * 1024
