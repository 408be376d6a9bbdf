package org.aadupuli.desktop.pictures

import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asSkiaBitmap
import androidx.compose.ui.graphics.toComposeImageBitmap
import androidx.compose.ui.graphics.toPixelMap
import org.jetbrains.skia.Image
import java.io.File
import kotlin.math.abs
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Pictures that were looked at and kept, to compare new ones with. */
object Goldens {
    private val folder = File(System.getProperty("aadupuli.root"), "android/desktop/src/test/goldens")
    private val writing = System.getProperty("goldens.write") == "true"

    /**
     * The share of pixels that may differ: anti-aliasing differs between machines, but a piece that stands elsewhere
     * changes several times as much (`GoldenTest` moves one to prove it).
     */
    const val TOLERANCE = 0.003f

    fun check(
        name: String,
        picture: ImageBitmap,
    ) {
        val file = File(folder, "$name.png")
        if (writing) {
            folder.mkdirs()
            file.writeBytes(picture.png())
            return
        }
        assertTrue(file.exists(), "no golden $name: look at the new picture, then run with -Dgoldens.write=true")
        val kept = Image.makeFromEncoded(file.readBytes()).toComposeImageBitmap()
        val difference = difference(kept, picture)
        assertTrue(difference <= TOLERANCE, "$name: ${difference * 100} % of the pixels differ; the new one is in $picturesFolder")
    }

    /** Tells whether words measure as they did when the pictures were kept. */
    fun checkFonts(
        measured: String,
        answer: (same: Boolean) -> Unit,
    ) {
        val file = File(folder, "fonts.txt")
        if (writing) file.writeText(measured)
        answer(file.exists() && file.readText() == measured)
    }

    /** The share of pixels that differ by more than a shade. */
    fun difference(
        a: ImageBitmap,
        b: ImageBitmap,
    ): Float {
        assertEquals(a.width to a.height, b.width to b.height)
        val before = a.toPixelMap()
        val after = b.toPixelMap()
        var differing = 0
        for (x in 0 until a.width) {
            for (y in 0 until a.height) {
                val p = before[x, y]
                val q = after[x, y]
                if (abs(p.red - q.red) + abs(p.green - q.green) + abs(p.blue - q.blue) > SHADE) differing++
            }
        }
        return differing / (a.width * a.height).toFloat()
    }

    private const val SHADE = 0.15f
}

/** The picture as a PNG file. */
fun ImageBitmap.png(): ByteArray = checkNotNull(Image.makeFromBitmap(asSkiaBitmap()).encodeToData()) { "no PNG encoder" }.bytes

/** Keeps a picture beside the others, to be looked at. */
fun ImageBitmap.keep(name: String) = File(picturesFolder, "$name.png").also { it.parentFile.mkdirs() }.writeBytes(png())
