package org.aadupuli.ui.print

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.vector.PathParser

/** One shape of a page: filled, outlined, or both. */
class PageShape(
    val path: Path,
    val fill: Color?,
    val stroke: Stroke?,
)

/** A page as it will be printed; lengths in millimetres. */
class PrintPage(
    val title: String,
    val size: Size,
    val shapes: List<PageShape>,
) {
    fun draw(scope: DrawScope) =
        with(scope) {
            val factor = this.size.width / this@PrintPage.size.width
            scale(factor, factor, Offset.Zero) {
                for (shape in shapes) {
                    shape.fill?.let { drawPath(shape.path, it) }
                    shape.stroke?.let { drawPath(shape.path, Color.Black, style = it) }
                }
            }
        }

    companion object {
        /** Reads the page out of the SVG file that the library writes: rectangles, circles and paths. */
        fun read(svg: String): PrintPage {
            val frame = attributes(checkNotNull(Regex("<svg [^>]*>").find(svg)).value)
            val (width, height) = frame
                .getValue("viewBox")
                .split(" ")
                .takeLast(2)
                .map { it.toFloat() }
            val title = Regex("<title>(.*?)</title>")
                .find(svg)
                ?.groupValues
                ?.get(1)
                .orEmpty()
            return PrintPage(plain(title), Size(width, height), Regex("<(rect|circle|path) [^>]*/>").findAll(svg).map(::shape).toList())
        }

        private fun shape(element: MatchResult): PageShape {
            val attributes = attributes(element.value)

            fun number(name: String) = attributes[name]?.toFloat() ?: 0f
            val path =
                when (element.groupValues[1]) {
                    "path" -> {
                        PathParser().parsePathString(attributes.getValue("d")).toPath()
                    }

                    "circle" -> {
                        Path().apply { addOval(Rect(Offset(number("cx"), number("cy")), number("r"))) }
                    }

                    else -> {
                        Path().apply { addRect(Rect(Offset(number("x"), number("y")), Size(number("width"), number("height")))) }
                    }
                }
            val dashes = attributes["stroke-dasharray"]?.split(" ")?.map { it.toFloat() }?.toFloatArray()
            val stroke =
                attributes["stroke-width"]?.toFloat()?.let {
                    Stroke(it, cap = StrokeCap.Round, join = StrokeJoin.Round, pathEffect = dashes?.let(PathEffect::dashPathEffect))
                }
            return PageShape(path, fill(attributes["fill"]), stroke)
        }

        private fun attributes(element: String): Map<String, String> =
            Regex("""([\w-]+)="([^"]*)"""").findAll(element).associate { it.groupValues[1] to it.groupValues[2] }

        /** Black is what SVG fills with where nothing is said. */
        private fun fill(value: String?): Color? =
            when (value) {
                null -> Color.Black
                "none" -> null
                "#fff" -> Color.White
                else -> Color(0xff000000 or value.removePrefix("#").toLong(16))
            }

        private fun plain(text: String) =
            text
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&")
    }
}
