package org.aadupuli.ui.parts

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onPreviewKeyEvent
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.aadupuli.ui.words.LocalWords

/** A sheet over the lower part of a screen, on a wide one beside the board: closed by its button, by a tap beside it, by Back and by Esc. */
@Composable
fun Sheet(
    title: String,
    close: () -> Unit,
    tag: String,
    dimmed: Boolean = true,
    content: @Composable ColumnScope.() -> Unit,
) {
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val beside = maxWidth > maxHeight
        val most = if (beside) maxHeight else maxHeight * 0.8f
        if (dimmed) {
            Box(
                Modifier
                    .fillMaxSize()
                    .background(Color.Black.copy(alpha = 0.4f))
                    .clickable(remember { MutableInteractionSource() }, null, onClick = close),
            )
        }
        Surface(
            Modifier
                .align(if (beside) Alignment.BottomEnd else Alignment.BottomCenter)
                .widthIn(max = if (beside) maxWidth * 0.44f else 560.dp)
                .fillMaxWidth()
                .heightIn(max = most)
                .testTag(tag)
                .semantics { paneTitle = title }
                .onPreviewKeyEvent {
                    if (it.key == Key.Escape) close()
                    it.key == Key.Escape
                },
            shape = RoundedCornerShape(topStart = 24.dp, topEnd = 24.dp),
            color = MaterialTheme.colorScheme.surfaceContainerHigh,
            shadowElevation = 8.dp,
        ) {
            Column(Modifier.padding(bottom = 12.dp)) {
                Row(
                    Modifier.fillMaxWidth().padding(start = 20.dp, end = 8.dp, top = 8.dp),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Text(title, Modifier.weight(1f).semantics { heading() }, style = MaterialTheme.typography.titleMedium)
                    IconButton(close, Modifier.testTag("close")) { Icon(Icons.Close, LocalWords.current("action-close")) }
                }
                content()
            }
        }
    }
}
