package org.aadupuli.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.aadupuli.ui.theme.LABELS_GROW_TO
import org.aadupuli.ui.theme.growingTo

/** One button of the bar at the bottom. */
class BarButton(
    val icon: ImageVector,
    val label: String,
    val tag: String,
    val enabled: Boolean,
    /** What the moment asks for; it stands out. */
    val main: Boolean = false,
    val run: () -> Unit,
)

/**
 * The buttons at the bottom, within reach of a thumb: icons with labels. They stand in one row, or in as many as it takes
 * that no word of a label is broken.
 */
@Composable
fun ActionBar(
    buttons: List<BarButton>,
    modifier: Modifier = Modifier,
) {
    val measurer = rememberTextMeasurer()
    val words = buttons.flatMap { it.label.split(' ') }
    val styles = LABELS_GROW_TO.map { MaterialTheme.typography.labelMedium.growingTo(it) }
    val density = LocalDensity.current
    val widest =
        remember(words, styles, density) {
            styles.map { style -> words.maxOfOrNull { measurer.measure(it, style).size.width } ?: 0 }
        }
    BoxWithConstraints(modifier.fillMaxWidth().padding(horizontal = 4.dp), Alignment.Center) {
        fun fits(
            size: Int,
            perRow: Int,
        ) = maxWidth / perRow >= with(density) { (widest[size] + 1).toDp() } + CELL_PADDING * 2
        val inOneRow = styles.indices.firstOrNull { fits(it, buttons.size) }
        val style = styles[inOneRow ?: 0]
        val perRow = if (inOneRow != null) buttons.size else rows(buttons.size).firstOrNull { fits(0, it) } ?: 1
        Column(Modifier.widthIn(max = WIDEST_CELL * perRow).fillMaxWidth()) {
            for (row in buttons.chunked(perRow)) {
                Row(Modifier.fillMaxWidth()) {
                    for (button in row) {
                        LabelledIcon(button, Modifier.weight(1f)) { Text(button.label, textAlign = TextAlign.Center, style = style) }
                    }
                }
            }
        }
    }
}

/** How many buttons may stand in a row: all, half of them, a third. */
private fun rows(count: Int): List<Int> = (1..count).map { (count + it - 1) / it }.distinct()

@Composable
private fun LabelledIcon(
    button: BarButton,
    modifier: Modifier,
    label: @Composable () -> Unit,
) {
    val scheme = MaterialTheme.colorScheme
    val color = if (button.main) scheme.primary else scheme.onSurface
    Surface(
        onClick = button.run,
        modifier = modifier.testTag(button.tag).semantics { role = Role.Button },
        enabled = button.enabled,
        shape = RoundedCornerShape(12.dp),
        color = Color.Transparent,
        contentColor = color.copy(alpha = if (button.enabled) 1f else DISABLED),
    ) {
        Column(
            Modifier.heightIn(min = 56.dp).padding(CELL_PADDING, 6.dp),
            Arrangement.spacedBy(2.dp, Alignment.CenterVertically),
            Alignment.CenterHorizontally,
        ) {
            Icon(button.icon, null)
            label()
        }
    }
}

private val CELL_PADDING = 2.dp
private val WIDEST_CELL = 150.dp
private const val DISABLED = 0.42f
