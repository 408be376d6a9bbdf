package org.aadupuli.ui.parts

import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import org.aadupuli.ui.words.LocalWords

/** Asks before something that cannot be taken back. */
@Composable
fun Question(
    title: String,
    text: String?,
    yes: String,
    answer: (Boolean) -> Unit,
) {
    AlertDialog(
        onDismissRequest = { answer(false) },
        confirmButton = { TextButton({ answer(true) }, Modifier.testTag(YES_TAG)) { Text(yes) } },
        dismissButton = {
            TextButton({ answer(false) }, Modifier.testTag(NO_TAG)) { Text(LocalWords.current("action-cancel")) }
        },
        title = { Text(title) },
        text = text?.let { { Text(it) } },
    )
}

const val YES_TAG = "yes"
const val NO_TAG = "no"
