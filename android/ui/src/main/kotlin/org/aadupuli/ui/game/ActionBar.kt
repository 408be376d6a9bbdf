package org.aadupuli.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp

/** One button of the bar at the bottom. */
class BarButton(
    val icon: ImageVector,
    val label: String,
    val tag: String,
    val enabled: Boolean,
    val run: () -> Unit,
)

/** The buttons at the bottom, within reach of a thumb: icons with labels. Large text takes two rows. */
@Composable
fun ActionBar(
    buttons: List<BarButton>,
    modifier: Modifier = Modifier,
) {
    val perRow = if (LocalDensity.current.fontScale > LARGE_TEXT && buttons.size > 2) 2 else buttons.size
    Column(modifier.fillMaxWidth().padding(horizontal = 4.dp)) {
        for (row in buttons.chunked(perRow)) {
            Row(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly) {
                for (button in row) LabelledIcon(button, Modifier.weight(1f), beside = perRow == 2 && buttons.size > 2)
            }
        }
    }
}

@Composable
private fun LabelledIcon(
    button: BarButton,
    modifier: Modifier,
    beside: Boolean,
) {
    val color = MaterialTheme.colorScheme.onSurface.copy(alpha = if (button.enabled) 1f else DISABLED)
    Surface(
        onClick = button.run,
        modifier = modifier.testTag(button.tag).semantics { role = Role.Button },
        enabled = button.enabled,
        shape = RoundedCornerShape(12.dp),
        color = Color.Transparent,
        contentColor = color,
    ) {
        if (beside) {
            Row(
                Modifier.heightIn(min = 48.dp).padding(8.dp, 4.dp),
                Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
                Alignment.CenterVertically,
            ) {
                Icon(button.icon, null)
                Text(button.label, style = MaterialTheme.typography.labelMedium)
            }
        } else {
            Column(
                Modifier.heightIn(min = 56.dp).padding(2.dp, 6.dp),
                Arrangement.spacedBy(2.dp, Alignment.CenterVertically),
                Alignment.CenterHorizontally,
            ) {
                Icon(button.icon, null)
                Text(button.label, style = MaterialTheme.typography.labelMedium, textAlign = TextAlign.Center)
            }
        }
    }
}

private const val LARGE_TEXT = 1.35f
private const val DISABLED = 0.42f
