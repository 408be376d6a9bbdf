package org.aadupuli.ui.board

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.focusable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import org.aadupuli.core.Piece
import org.aadupuli.ui.theme.LocalBoardColors
import org.aadupuli.ui.theme.LocalReducedMotion
import kotlin.math.roundToInt

/**
 * A board that can be played on: drawn in one canvas, touched by tap or drag, spoken of point by point.
 *
 * Without [actions] it is a picture; [speech] names its points all the same where it is given.
 */
@Composable
fun BoardView(
    shape: BoardShape,
    picture: BoardPicture,
    modifier: Modifier = Modifier,
    tag: String = BOARD_TAG,
    description: String? = null,
    actions: BoardActions? = null,
    drag: BoardDrag = remember { BoardDrag() },
    aim: BoardTargets = remember { BoardTargets() },
    largeTargets: Boolean = false,
    speech: ((Int) -> PointSpeech)? = null,
) {
    val colors = LocalBoardColors.current
    val motion = rememberMotion(picture.moved, drag.letGoAt)
    var cursor by rememberSaveable { mutableStateOf<Int?>(null) }
    var focused by remember { mutableStateOf(false) }
    BoxWithConstraints(modifier) {
        val density = LocalDensity.current
        val width = constraints.maxWidth.toFloat()
        val height = constraints.maxHeight.toFloat()
        val square = remember(shape, width, height) { shape.square(width, height) }
        val names = rememberNames(picture.names)
        val frame by rememberUpdatedState(
            actions?.let { TouchFrame(shape, square, picture, it, reach(shape, square, largeTargets), with(density) { SNAP.toPx() }) },
        )
        aim.frame = { frame }
        val input =
            if (actions == null) {
                Modifier
            } else {
                Modifier
                    .onFocusChanged { focused = it.isFocused }
                    .onKeyEvent { event ->
                        if (event.type != KeyEventType.KeyDown) return@onKeyEvent false
                        when (event.key) {
                            Key.DirectionLeft, Key.DirectionRight, Key.DirectionUp, Key.DirectionDown -> {
                                cursor = cursor?.let { shape.towards(it, event.key) } ?: picture.selected ?: 0
                                true
                            }

                            Key.Enter, Key.NumPadEnter, Key.Spacebar -> {
                                cursor?.let(actions::tap) != null
                            }

                            Key.Escape -> {
                                (picture.selected != null).also { if (it) actions.tap(null) }
                            }

                            else -> {
                                false
                            }
                        }
                    }.focusable()
                    .pointerInput(drag) { boardGestures(drag) { checkNotNull(frame) } }
            }
        Box(
            input
                .fillMaxSize()
                .testTag(tag)
                .onGloballyPositioned { drag.board = it }
                .semantics {
                    isTraversalGroup = true
                    if (description != null) contentDescription = description
                }.drawBehind {
                    drawLines(shape, square, colors)
                    picture.moved?.let {
                        drawLastMove(
                            shape,
                            square,
                            it,
                            colors,
                            boxed = picture.targets.none { target ->
                                target.captures ==
                                    it.to
                            },
                        )
                    }
                },
        ) {
            Canvas(Modifier.fillMaxSize()) {
                val moving = picture.moved?.takeIf { motion.progress.value < 1f || drag.letGoAt != null }
                drawPieces(shape, square, picture, colors, setOfNotNull(moving?.to, drag.from))
                if (moving != null) drawMoving(shape, square, moving, motion.progress.value, picture, colors)
                drawTargets(shape, square, picture.targets, colors)
                drawPointer(shape, square, picture.pointer, colors)
                names?.let { drawNames(shape, square, it, colors) }
                if (focused) cursor?.let { drawCursor(shape.at(it, square), square.width * shape.pieceSize, colors) }
                drag.piece?.let {
                    drawPiece(
                        tiger = it == Piece.TIGER,
                        at = drag.place,
                        size = square.width * shape.pieceSize,
                        colors = colors,
                        state = PieceState.Lifted,
                        upsideDown = picture.upsideDown,
                        look = picture.look,
                    )
                }
            }
            if (speech != null) PointNodes(shape, square, speech, actions)
        }
    }
}

/** One element a point for those who don't see the board, in reading order. */
@Composable
private fun PointNodes(
    shape: BoardShape,
    square: Rect,
    speech: (Int) -> PointSpeech,
    actions: BoardActions?,
) {
    val size = with(LocalDensity.current) { (shape.spacing * square.width).toDp() }
    val half = with(LocalDensity.current) { size.toPx() / 2 }
    for (point in shape.points.indices) {
        val at = shape.at(point, square)
        val words = speech(point)
        Box(
            Modifier
                .offset {
                    androidx.compose.ui.unit
                        .IntOffset((at.x - half).roundToInt(), (at.y - half).roundToInt())
                }.size(size)
                .testTag(pointTag(point))
                .semantics(mergeDescendants = true) {
                    traversalIndex = point.toFloat()
                    contentDescription = words.name
                    if (words.state.isNotEmpty()) stateDescription = words.state
                    if (actions != null) {
                        role = Role.Button
                        onClick(words.action) {
                            actions.tap(point)
                            true
                        }
                    }
                },
        )
    }
}

@Composable
private fun rememberNames(names: List<String>?): List<TextLayoutResult>? {
    val measurer = rememberTextMeasurer()
    val density = LocalDensity.current
    // Names are a part of the drawing: they grow with the board, not with the text size.
    val style = TextStyle(fontSize = with(density) { NAME_SIZE.toSp() }, fontWeight = FontWeight.Medium)
    return remember(names, density) { names?.map { measurer.measure(it, style) } }
}

private class Motion(
    val progress: Animatable<Float, androidx.compose.animation.core.AnimationVector1D>,
)

/** Runs from 0 to 1 whenever a new move has been made, but not for the position that a screen opens with, nor backwards. */
@Composable
private fun rememberMotion(
    moved: Moved?,
    letGoAt: androidx.compose.ui.geometry.Offset?,
): Motion {
    val still = LocalReducedMotion.current
    val last = remember { IntArray(1) { moved?.ply ?: 0 } }
    val motion =
        remember(moved) {
            val forward = moved != null && moved.ply == last[0] + 1
            last[0] = moved?.ply ?: 0
            Motion(Animatable(if (forward && !still && letGoAt == null) 0f else 1f))
        }
    LaunchedEffect(motion) { motion.progress.animateTo(1f, tween(MOVE_MILLIS, easing = FastOutSlowInEasing)) }
    return motion
}

private fun reach(
    shape: BoardShape,
    square: Rect,
    large: Boolean,
) = shape.spacing * square.width * if (large) 1f else 0.55f

/** The test tag of the whole board. */
const val BOARD_TAG = "board"

/** The test tag of one point. */
fun pointTag(point: Int): String = "point-$point"

private const val MOVE_MILLIS = 200
private val SNAP = 32.dp
private val NAME_SIZE = 11.dp
