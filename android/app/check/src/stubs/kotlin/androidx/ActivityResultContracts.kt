@file:Suppress("unused", "UNUSED_PARAMETER")

package androidx.activity.result.contract

import android.net.Uri

abstract class ActivityResultContract<I, O>

class ActivityResultContracts private constructor() {
    class OpenDocument : ActivityResultContract<Array<String>, Uri?>()
}
