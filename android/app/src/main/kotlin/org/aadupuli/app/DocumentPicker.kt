package org.aadupuli.app

import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts
import org.aadupuli.ui.platform.BroughtFile
import org.aadupuli.ui.platform.FilePicker

/** Opens the system's document picker. Made before the activity starts, as the result API asks. */
internal class DocumentPicker(
    private val activity: ComponentActivity,
) : FilePicker {
    private var waiting: ((BroughtFile?) -> Unit)? = null

    private val open =
        activity.registerForActivityResult(ActivityResultContracts.OpenDocument()) { uri ->
            waiting?.invoke(uri?.let { readFile(activity.contentResolver, it) })
            waiting = null
        }

    override fun pick(picked: (BroughtFile?) -> Unit) {
        waiting = picked
        open.launch(arrayOf("application/json", "text/plain", "application/octet-stream"))
    }
}
