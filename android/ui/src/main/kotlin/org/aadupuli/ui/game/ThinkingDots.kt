package org.aadupuli.ui.game

import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.RepeatMode
import androidx.compose.animation.core.animateFloat
import androidx.compose.animation.core.infiniteRepeatable
import androidx.compose.animation.core.rememberInfiniteTransition
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.unit.dp
import org.aadupuli.ui.theme.LocalBoardColors
import org.aadupuli.ui.theme.LocalReducedMotion

/** Three dots that light up in turn while the computer thinks; they stand still where motion is reduced. */
@Composable
fun ThinkingDots(modifier: Modifier = Modifier) {
    if (LocalReducedMotion.current) Dots(-1, modifier) else MovingDots(modifier)
}

@Composable
private fun MovingDots(modifier: Modifier) {
    val phase by rememberInfiniteTransition().animateFloat(
        initialValue = 0f,
        targetValue = 3f,
        animationSpec = infiniteRepeatable(tween(1200, easing = LinearEasing), RepeatMode.Restart),
    )
    Dots(phase.toInt(), modifier)
}

@Composable
private fun Dots(
    lit: Int,
    modifier: Modifier,
) {
    val colors = LocalBoardColors.current
    Canvas(modifier.size(28.dp, 12.dp)) {
        for (dot in 0..2) {
            val at = Offset(size.width * (dot + 0.5f) / 3, center.y)
            drawCircle(colors.text.copy(alpha = if (dot == lit || lit < 0) 1f else 0.4f), size.height * 0.26f, at)
        }
    }
}
