@file:Suppress("unused", "UNUSED_PARAMETER")

package androidx.core.content

import android.content.Context
import android.net.Uri
import java.io.File

class FileProvider private constructor() {
    companion object {
        @JvmStatic
        fun getUriForFile(
            context: Context,
            authority: String,
            file: File,
        ): Uri = throw NotImplementedError()
    }
}
