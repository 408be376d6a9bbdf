package org.aadupuli.ui.board

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.layout.LayoutCoordinates
import org.aadupuli.core.Piece

/** A piece that is being dragged, from a point of the board or from the tray, shared by both. */
@Stable
class BoardDrag {
    var piece by mutableStateOf<Piece?>(null)
        private set
    var from by mutableStateOf<Int?>(null)
        private set

    /** Where the finger is, in pixels of the board. */
    var place by mutableStateOf(Offset.Zero)
        private set

    /** Where the finger let go, until the move that follows has been drawn from there. */
    var letGoAt: Offset? = null
        private set

    internal var board: LayoutCoordinates? = null

    fun start(
        piece: Piece,
        from: Int?,
        place: Offset,
    ) {
        this.piece = piece
        this.from = from
        this.place = place
        letGoAt = null
    }

    fun move(place: Offset) {
        this.place = place
    }

    fun end(played: Boolean) {
        letGoAt = if (played) place else null
        piece = null
        from = null
    }

    internal fun drawn() {
        letGoAt = null
    }

    /** A place of another part of the window, in pixels of the board. */
    fun onBoard(
        source: LayoutCoordinates,
        place: Offset,
    ): Offset = board?.takeIf { it.isAttached }?.localPositionOf(source, place) ?: Offset.Unspecified
}
