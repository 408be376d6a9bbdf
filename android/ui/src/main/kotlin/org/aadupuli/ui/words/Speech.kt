package org.aadupuli.ui.words

import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.PointWords
import org.aadupuli.ui.board.PointSpeech

/** How a point is spoken of, with what touching it does. */
fun Words.speech(
    words: PointWords,
    snapshot: GameSnapshot,
    selected: Int?,
): PointSpeech {
    val point = snapshot.points[words.point]
    val target = selected?.let { from -> snapshot.points[from].targets.firstOrNull { it.to == point.point } }
    val action =
        when {
            target?.captures != null -> this("spoken-action-capture")
            target != null -> this("spoken-action-move-here")
            selected == point.point -> this("spoken-action-deselect")
            point.canMove -> this("spoken-action-select")
            point.canPlace -> this("spoken-action-place")
            else -> null
        }
    return PointSpeech(words.name, words.state, action)
}
