package org.aadupuli.ui.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.aadupuli.ui.theme.TITLE_GROWS_TO
import org.aadupuli.ui.theme.growingTo

/** A page with a title and a way back; what it holds scrolls and stays within a readable width. */
@Composable
fun Page(
    title: String,
    back: Action?,
    modifier: Modifier = Modifier,
    actions: @Composable RowScope.() -> Unit = {},
    footer: (@Composable ColumnScope.() -> Unit)? = null,
    content: @Composable ColumnScope.() -> Unit,
) {
    Surface(modifier.fillMaxSize(), color = MaterialTheme.colorScheme.background) {
        Column(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
            Box(Modifier.fillMaxWidth(), Alignment.TopCenter) {
                TitleBar(title, back, Modifier.widthIn(max = READABLE), actions = actions)
            }
            Box(Modifier.weight(1f).fillMaxWidth().verticalScroll(rememberScrollState()), Alignment.TopCenter) {
                Column(
                    Modifier.widthIn(max = READABLE).fillMaxWidth().padding(horizontal = 16.dp, vertical = 8.dp),
                    Arrangement.spacedBy(12.dp),
                    content = content,
                )
            }
            if (footer != null) {
                Box(Modifier.fillMaxWidth(), Alignment.TopCenter) {
                    Column(Modifier.widthIn(max = READABLE).fillMaxWidth().padding(16.dp, 8.dp), content = footer)
                }
            }
        }
    }
}

/** The bar on top of every screen: the way back, the title, and what else can be done. */
@Composable
fun TitleBar(
    title: String,
    back: Action?,
    modifier: Modifier = Modifier,
    backTag: String = BACK_TAG,
    actions: @Composable RowScope.() -> Unit = {},
) {
    Row(
        modifier.fillMaxWidth().heightIn(min = 56.dp).padding(horizontal = 4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (back != null) {
            IconButton(back.run, Modifier.testTag(backTag)) { Icon(Icons.Back, back.label) }
        }
        Text(
            title,
            Modifier.weight(1f).padding(start = if (back == null) 12.dp else 4.dp).semantics { heading() },
            style = MaterialTheme.typography.titleLarge.growingTo(TITLE_GROWS_TO),
        )
        actions()
    }
}

/** Something a person can do: what it is called and what it does. */
class Action(
    val label: String,
    val run: () -> Unit,
)

/** The test tag of the way back, where no other is named. */
const val BACK_TAG = "back"

private val READABLE = 640.dp
