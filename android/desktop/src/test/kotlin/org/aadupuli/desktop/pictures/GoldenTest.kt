package org.aadupuli.desktop.pictures

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.toComposeImageBitmap
import androidx.compose.ui.unit.Density
import org.aadupuli.core.BoardKind
import org.aadupuli.core.Piece
import org.aadupuli.core.Target
import org.aadupuli.ui.board.BoardPicture
import org.aadupuli.ui.board.BoardView
import org.aadupuli.ui.board.Layouts
import org.aadupuli.ui.board.Moved
import org.aadupuli.ui.board.PieceLook
import org.aadupuli.ui.board.Pointer
import org.aadupuli.ui.theme.AppTheme
import org.aadupuli.ui.theme.BoardColors
import org.aadupuli.ui.theme.EarthColors
import org.aadupuli.ui.theme.PaperColors
import org.aadupuli.ui.theme.StoneColors
import kotlin.test.Test
import kotlin.test.assertTrue

/** Boards with everything that is drawn on them, compared with pictures that were looked at. */
class GoldenTest {
    @Test
    fun `the triangle on stone, a tiger selected`() = golden("triangle-stone", BoardKind.AADU_PULI, triangle(), StoneColors)

    @Test
    fun `the triangle on earth, a hint shown`() =
        golden("triangle-earth", BoardKind.AADU_PULI, triangle().copy(selected = null, targets = emptyList(), pointer = hint), EarthColors)

    @Test
    fun `the triangle on paper with pebbles`() = golden(
        "triangle-paper",
        BoardKind.AADU_PULI,
        triangle().copy(look = PieceLook.Pebbles),
        PaperColors,
    )

    @Test
    fun `the square`() = golden("square-stone", BoardKind.BAGH_CHAL, square(), StoneColors)

    @Test
    fun `a misplaced piece is caught`() {
        val right = draw(BoardKind.AADU_PULI, triangle(), StoneColors)
        for ((from, to) in listOf(18 to 17, 1 to 7, 0 to 4)) {
            val pieces = triangle().pieces.toMutableList()
            pieces[to] = pieces[from]
            pieces[from] = null
            val wrong = draw(BoardKind.AADU_PULI, triangle().copy(pieces = pieces), StoneColors)
            val difference = Goldens.difference(right, wrong)
            assertTrue(difference > 2 * Goldens.TOLERANCE, "a piece moved from $from to $to changes only $difference")
        }
    }

    private fun golden(
        name: String,
        kind: BoardKind,
        picture: BoardPicture,
        colors: BoardColors,
    ) {
        val drawn = draw(kind, picture, colors)
        drawn.keep("board-$name")
        Goldens.check(name, drawn)
    }

    private fun draw(
        kind: BoardKind,
        picture: BoardPicture,
        colors: BoardColors,
    ): ImageBitmap {
        val scene =
            ImageComposeScene(SIDE, SIDE, Density(1f)) {
                AppTheme(dark = true, board = colors, reducedMotion = true) {
                    Box(
                        Modifier.fillMaxSize().background(colors.ground),
                    ) { BoardView(Layouts.shapeOf(kind), picture, Modifier.fillMaxSize()) }
                }
            }
        val image = scene.render().toComposeImageBitmap()
        scene.close()
        return image
    }

    private val hint = Pointer(rings = listOf(16), from = 16, to = 17)

    private fun triangle(): BoardPicture {
        val pieces = MutableList<Piece?>(23) { null }
        for (tiger in listOf(0, 9, 19)) pieces[tiger] = Piece.TIGER
        for (goat in listOf(1, 6, 10, 13, 14, 16, 18, 20)) pieces[goat] = Piece.GOAT
        return BoardPicture(
            pieces = pieces,
            selected = 9,
            targets = listOf(Target(3, null), Target(8, null), Target(15, null), Target(11, 10)),
            trapped = setOf(19),
            moved = Moved(3, 5, 6, null, Piece.GOAT),
        )
    }

    private fun square(): BoardPicture {
        val pieces = MutableList<Piece?>(25) { null }
        for (tiger in listOf(0, 4, 20, 24)) pieces[tiger] = Piece.TIGER
        for (goat in listOf(1, 2, 7, 10, 12, 18)) pieces[goat] = Piece.GOAT
        return BoardPicture(pieces, moved = Moved(2, null, 12, null, Piece.GOAT))
    }

    private companion object {
        const val SIDE = 280
    }
}
