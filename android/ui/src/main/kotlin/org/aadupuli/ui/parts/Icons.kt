package org.aadupuli.ui.parts

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.PathParser
import androidx.compose.ui.unit.dp

/** The app's icons: strokes of one width on a 24 dp square, like the lines of the boards. */
object Icons {
    val Back = icon("M15,5 L8,12 L15,19")
    val Forward = icon("M9,5 L16,12 L9,19")
    val First = icon("M17,5 L10,12 L17,19 M6.5,5 V19")
    val Last = icon("M7,5 L14,12 L7,19 M17.5,5 V19")
    val Close = icon("M6,6 L18,18 M18,6 L6,18")
    val Check = icon("M5,12.5 L10,17.5 L19,7")
    val Undo = icon("M8,5 L4,9 L8,13 M4,9 H14.5 A5,5 0 0 1 14.5,19 H9")
    val Redo = icon("M16,5 L20,9 L16,13 M20,9 H9.5 A5,5 0 0 0 9.5,19 H15")
    val Hint = icon("M9,17 C9,14.5 6,13.5 6,9.5 A6,6 0 0 1 18,9.5 C18,13.5 15,14.5 15,17 Z M10,20.5 H14")
    val Moves = icon("M9,6 H20 M9,12 H20 M9,18 H20 M4.5,6 H5 M4.5,12 H5 M4.5,18 H5")
    val More = icon("M12,5.5 V5.6 M12,12 V12.1 M12,18.5 V18.6", 3f)
    val Settings = icon("M4,7 H11 M17,7 H20 M4,17 H7 M13,17 H20 M14,4.5 A2.5,2.5 0 1 0 14.01,4.5 Z M10,14.5 A2.5,2.5 0 1 0 10.01,14.5 Z")
    val Share = icon("M12,14.5 V3.5 M8,7 L12,3 L16,7 M6,11 H5 V20.5 H19 V11 H18")
    val Import = icon("M12,3.5 V14.5 M8,11 L12,15 L16,11 M5,15 V20.5 H19 V15")
    val Delete = icon("M4.5,7 H19.5 M9,7 V4 H15 V7 M6.5,7 L7.5,20.5 H16.5 L17.5,7 M10.2,11 V16.5 M13.8,11 V16.5")
    val Flag = icon("M6,21 V4 M6,4.5 H18 L15,8.75 L18,13 H6")
    val Stop = icon("M7,7 H17 V17 H7 Z")
    val Rematch = icon("M5,12 A7,7 0 0 1 17.5,7.6 M19,12 A7,7 0 0 1 6.5,16.4 M17.8,3.5 V7.8 H13.5 M6.2,20.5 V16.2 H10.5")
    val Home = icon("M4,11.5 L12,4.5 L20,11.5 M6.5,10 V19.5 H17.5 V10")
    val Play = icon("M8,5.5 L18.5,12 L8,18.5 Z")
    val Learn =
        icon(
            "M12,6.5 C9.5,4.8 6.5,4.5 3.5,5 V18.5 C6.5,18 9.5,18.3 12,20 C14.5,18.3 17.5,18 20.5,18.5 V5 C17.5,4.5 14.5,4.8 12,6.5 Z M12,6.5 V20",
        )
    val Puzzle = icon("M12,3.5 L14.4,9 L20.5,9.6 L16,13.7 L17.3,19.7 L12,16.6 L6.7,19.7 L8,13.7 L3.5,9.6 L9.6,9 Z")
    val Review = icon("M4,4 V20 H20 M7.5,15 L11,10.5 L14.5,13.5 L19.5,7")
    val Games = icon("M4,5 H20 V19 H4 Z M4,10 H20 M10,10 V19")
    val Print = icon("M7,8.5 V3.5 H17 V8.5 M7,17 H4 V8.5 H20 V17 H17 M7,14 H17 V20.5 H7 Z")
    val Sound = icon("M4,9.5 V14.5 H8 L13,18.5 V5.5 L8,9.5 Z M16.5,9 A4.5,4.5 0 0 1 16.5,15 M19,6.5 A8,8 0 0 1 19,17.5")
    val Help = icon("M9,9.2 A3,3 0 1 1 12,12.5 V14 M12,17.3 V17.4 M12,2.8 A9.2,9.2 0 1 0 12.01,2.8 Z")
    val Add = icon("M12,5 V19 M5,12 H19")
}

private fun icon(
    path: String,
    width: Float = 2f,
): ImageVector =
    ImageVector
        .Builder(defaultWidth = 24.dp, defaultHeight = 24.dp, viewportWidth = 24f, viewportHeight = 24f)
        .addPath(
            pathData = PathParser().parsePathString(path).toNodes(),
            stroke = SolidColor(Color.Black),
            strokeLineWidth = width,
            strokeLineCap = StrokeCap.Round,
            strokeLineJoin = StrokeJoin.Round,
        ).build()
