package org.aadupuli.desktop.board

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.toComposeImageBitmap
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.unit.Density
import org.aadupuli.desktop.pictures.savePicture
import org.aadupuli.ui.board.PieceState
import org.aadupuli.ui.board.drawPiece
import org.aadupuli.ui.theme.EarthColors
import org.aadupuli.ui.theme.PaperColors
import org.aadupuli.ui.theme.StoneColors
import kotlin.test.Test
import kotlin.test.assertTrue

class PieceArtTest {
    @Test
    fun `tiger and goat are told apart by outline, upright and upside down`() {
        for (upsideDown in listOf(false, true)) {
            for (size in listOf(24, 40)) {
                val tiger = outline(true, size, upsideDown)
                for (goatUpsideDown in listOf(false, true)) {
                    val goat = outline(false, size, goatUpsideDown)
                    val common = tiger.intersect(goat).size.toFloat() / tiger.union(goat).size
                    assertTrue(common < 0.70f, "at $size dp the outlines share $common of their area")
                }
            }
        }
    }

    @Test
    fun `a trapped tiger has a ring that no other has`() {
        val plain = outline(true, 60, false)
        val trapped = outline(true, 60, false, PieceState.Trapped)
        assertTrue(trapped.size > plain.size * 1.02f)
    }

    @Test
    fun `a sheet of all pieces`() {
        val looks = listOf(StoneColors, EarthColors, PaperColors)
        val scene =
            ImageComposeScene(1000, 900, Density(2f)) {
                Canvas(Modifier.fillMaxSize()) {
                    looks.forEachIndexed { row, colors ->
                        drawRect(colors.ground, Offset(0f, row * 300f), Size(size.width, 300f))
                        for ((column, tiger) in listOf(true, false).withIndex()) {
                            drawPiece(tiger, Offset(130f + 220f * column, row * 300f + 150f), 200f, colors)
                            for ((line, dp) in listOf(40, 24).withIndex()) {
                                drawPiece(tiger, Offset(500f + 90f * column, row * 300f + 80f + 100f * line), dp * 2f, colors)
                            }
                            drawPiece(tiger, Offset(500f + 90f * column, row * 300f + 250f), 80f, colors, upsideDown = true)
                            for ((line, state) in listOf(PieceState.Lifted, PieceState.Trapped, PieceState.Ghost).withIndex()) {
                                drawPiece(tiger, Offset(740f + 110f * column, row * 300f + 55f + 95f * line), 70f, colors, state)
                            }
                        }
                    }
                }
            }
        savePicture("pieces", scene)
    }

    /** The pixels of a piece that differ from the ground. */
    private fun outline(
        tiger: Boolean,
        size: Int,
        upsideDown: Boolean,
        state: PieceState = PieceState.Plain,
    ): Set<Pair<Int, Int>> {
        val ground = PaperColors.ground
        val scene =
            ImageComposeScene(size * 2, size * 2, Density(1f)) {
                Canvas(Modifier.fillMaxSize()) {
                    drawRect(ground)
                    drawPiece(tiger, center, size.toFloat(), PaperColors, state, upsideDown)
                }
            }
        val pixels = scene.render().toComposeImageBitmap().toPixelMap()
        scene.close()
        return buildSet {
            for (x in 0 until pixels.width) {
                for (y in 0 until pixels.height) {
                    val pixel = pixels[x, y]
                    val off = kotlin.math.abs(pixel.red - ground.red) + kotlin.math.abs(pixel.blue - ground.blue)
                    if (off > 0.1f) add(x to y)
                }
            }
        }
    }
}
