package org.aadupuli.ui.board

import org.aadupuli.core.Move

/** Where a move begins, if it begins on the board. */
fun Move.from(): Int? =
    when (this) {
        is Move.Step -> from
        is Move.Capture -> from
        else -> null
    }

/** Where a move ends, if it moves a piece. */
fun Move.to(): Int? =
    when (this) {
        is Move.Place -> to
        is Move.Step -> to
        is Move.Capture -> to
        else -> null
    }
