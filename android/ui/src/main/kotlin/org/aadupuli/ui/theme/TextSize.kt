package org.aadupuli.ui.theme

import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextStyle

/**
 * The style, growing with the text size that the person chose only up to [most] times: what is large already grows less,
 * and leaves the room to what is read. Newer systems scale by such a curve of themselves.
 */
@Composable
fun TextStyle.growingTo(most: Float): TextStyle {
    val scale = LocalDensity.current.fontScale
    if (scale <= most) return this
    return copy(fontSize = fontSize * (most / scale), lineHeight = lineHeight * (most / scale))
}

/** How far the title of a screen grows. */
const val TITLE_GROWS_TO = 1.25f

/** How far a player's name grows beside the board. */
const val NAME_GROWS_TO = 1.4f

/** How far the sentence under the board grows. */
const val SENTENCE_GROWS_TO = 1.5f

/** How far the label under an icon grows, as far as the labels of a bar then stand in one row; the first that does. */
val LABELS_GROW_TO = listOf(1.4f, 1.2f, 1f)
