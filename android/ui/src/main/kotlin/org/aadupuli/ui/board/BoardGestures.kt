package org.aadupuli.ui.board

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.changedToUp
import androidx.compose.ui.input.pointer.positionChange

/** What the gestures need to know at the moment of a touch. */
internal class TouchFrame(
    val shape: BoardShape,
    val square: Rect,
    val picture: BoardPicture,
    val actions: BoardActions,
    val reach: Float,
    val snap: Float,
)

/** Taps and drags of one finger; a second finger is ignored until the first is up. */
internal suspend fun PointerInputScope.boardGestures(
    drag: BoardDrag,
    frame: () -> TouchFrame,
) = awaitEachGesture {
    val down = awaitFirstDown()
    val began = frame()
    val start = began.shape.nearest(down.position, began.square, began.reach)
    var moved = Offset.Zero
    var dragging = false
    var up = false
    try {
        while (true) {
            val event = awaitPointerEvent()
            val change = event.changes.firstOrNull { it.id == down.id } ?: break
            moved += change.positionChange()
            if (!dragging && start != null && moved.getDistance() > viewConfiguration.touchSlop) {
                val piece = began.picture.pieces.getOrNull(start)
                if (piece == null || !began.actions.lift(start)) break
                dragging = true
                drag.start(piece, start, change.position)
            }
            // A touch that the system takes away ends consumed: it is no finger that was lifted.
            up = change.changedToUp()
            if (dragging) {
                change.consume()
                drag.move(change.position)
            }
            if (!change.pressed) break
        }
    } finally {
        if (dragging) {
            val now = frame()
            val target = if (up) now.targetNear(drag.place) else null
            drag.end(played = target != null)
            now.actions.drop(target)
        } else if (up && moved.getDistance() <= viewConfiguration.touchSlop) {
            began.actions.tap(start)
        }
    }
}

/** The nearest legal target within reach of the finger. */
internal fun TouchFrame.targetNear(place: Offset): Int? = shape.nearest(place, square, snap, picture.reachable)

/** Which legal target a dragged piece would fall on; the board fills it in as it is laid out. */
class BoardTargets {
    internal var frame: (() -> TouchFrame?)? = null

    fun near(place: Offset): Int? = frame?.invoke()?.targetNear(place)
}
