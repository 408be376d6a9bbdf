package org.aadupuli.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.lerp
import org.aadupuli.ui.theme.BoardColors

/** How a piece stands on the board. */
enum class PieceState { Plain, Lifted, Trapped, Ghost }

/** Draws one piece centred on [at] in a square of [size] pixels. */
fun DrawScope.drawPiece(
    tiger: Boolean,
    at: Offset,
    size: Float,
    colors: BoardColors,
    state: PieceState = PieceState.Plain,
    upsideDown: Boolean = false,
    look: PieceLook = PieceLook.Tokens,
) {
    val scaled = if (state == PieceState.Lifted) size * LIFT else size
    if (state == PieceState.Lifted) drawShadow(artOf(tiger, look).first().path, at, scaled, colors, upsideDown)
    withTransform({
        translate(at.x - scaled / 2, at.y - scaled / 2)
        if (upsideDown) rotate(180f, Offset(scaled / 2, scaled / 2))
        scale(scaled / ART_SIZE, scaled / ART_SIZE, Offset.Zero)
    }) {
        for (shape in artOf(tiger, look)) {
            drawPath(shape.path, colorOf(shape.role, tiger, colors, state))
        }
    }
    if (state == PieceState.Trapped) drawTrap(at, size, colors)
}

private fun artOf(
    tiger: Boolean,
    look: PieceLook,
): List<ArtShape> =
    when (look) {
        PieceLook.Tokens -> if (tiger) PieceArt.tiger else PieceArt.goat
        PieceLook.Pebbles -> if (tiger) PieceArt.tigerPebble else PieceArt.goatPebble
    }

private fun colorOf(
    role: ArtRole,
    tiger: Boolean,
    colors: BoardColors,
    state: PieceState,
): Color {
    val plain =
        when (role) {
            ArtRole.Edge -> colors.edge
            ArtRole.Body -> if (tiger) colors.tiger else colors.goat
            ArtRole.Ink -> if (tiger) colors.tigerInk else colors.goatInk
            ArtRole.Light -> colors.goat
            ArtRole.Horn -> colors.goatHorn
        }
    return when (state) {
        PieceState.Plain, PieceState.Lifted -> plain
        PieceState.Trapped -> if (role != ArtRole.Edge && role != ArtRole.Ink) lerp(plain, colors.ground, DIM) else plain
        PieceState.Ghost -> plain.copy(alpha = GHOST)
    }
}

private fun DrawScope.drawShadow(
    outline: Path,
    at: Offset,
    size: Float,
    colors: BoardColors,
    upsideDown: Boolean,
) {
    withTransform({
        translate(at.x - size / 2, at.y - size / 2 + size * SHADOW)
        if (upsideDown) rotate(180f, Offset(size / 2, size / 2))
        scale(size / ART_SIZE, size / ART_SIZE, Offset.Zero)
    }) {
        drawPath(outline, colors.edge.copy(alpha = 0.5f))
    }
}

/** A dashed ring: nothing else on the board is dashed, so a trapped tiger is seen without its colour too. */
private fun DrawScope.drawTrap(
    at: Offset,
    size: Float,
    colors: BoardColors,
) {
    val radius = size * 0.53f
    val dash = radius * 2 * Math.PI.toFloat() / TRAP_DASHES
    drawCircle(
        color = colors.danger,
        radius = radius,
        center = at,
        style = Stroke(size * 0.075f, pathEffect = PathEffect.dashPathEffect(floatArrayOf(dash * 0.6f, dash * 0.4f))),
    )
}

private const val ART_SIZE = 100f
private const val LIFT = 1.16f
private const val SHADOW = 0.12f
private const val DIM = 0.55f
private const val GHOST = 0.45f
private const val TRAP_DASHES = 14
