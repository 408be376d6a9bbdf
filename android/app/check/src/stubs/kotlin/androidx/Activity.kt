// The few names of androidx.activity that the app uses, for the type check alone: their artifacts are on Google's repository only.
@file:Suppress("unused", "UNUSED_PARAMETER")

package androidx.activity

import android.app.Activity
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContract

open class ComponentActivity : Activity() {
    fun <I, O> registerForActivityResult(
        contract: ActivityResultContract<I, O>,
        callback: (O) -> Unit,
    ): ActivityResultLauncher<I> = throw NotImplementedError()

    // In the library these are narrowed the same way: not null, and overridable.
    public override fun onNewIntent(intent: android.content.Intent) = super.onNewIntent(intent)

    public override fun onSaveInstanceState(outState: android.os.Bundle) = super.onSaveInstanceState(outState)
}

fun ComponentActivity.enableEdgeToEdge() = Unit

class BackEventCompat private constructor(
    val progress: Float,
    val swipeEdge: Int,
) {
    companion object {
        const val EDGE_LEFT = 0
    }
}
