package org.aadupuli.desktop.game

import org.aadupuli.core.GameSnapshot
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.ui.board.Layouts
import org.aadupuli.ui.game.GameTags
import org.aadupuli.ui.parts.YES_TAG

fun AppRobot.point(name: String): Int = Layouts.namesOf(snapshot.rules.board).indexOf(name)

/** Plays a placement by its point's name, or a move by the names of both points. */
fun AppRobot.play(move: Any) {
    if (move is Pair<*, *>) {
        tapPoint(move.first as String)
        tapPoint(move.second as String)
    } else {
        tapPoint(move as String)
    }
}

fun AppRobot.playAnyTiger() {
    val tiger = snapshot.points.first { it.canMove }
    tapPoint(tiger.point)
    tapPoint(tiger.targets.first().to)
}

fun AppRobot.resign() {
    tap("game-menu")
    tap(GameTags.Resign)
    tap(YES_TAG)
}

/** Plays on without captures until something holds. */
fun AppRobot.shuffleUntil(done: (GameSnapshot) -> Boolean) {
    while (!done(snapshot) && snapshot.outcome == null) {
        val now = snapshot
        val place = now.points.firstOrNull { it.canPlace }
        if (place != null) {
            tapPoint(place.point)
            continue
        }
        val mover = now.points.last { point -> point.canMove && point.targets.any { it.captures == null } }
        if (game.ui.value.selected != mover.point) tapPoint(mover.point)
        tapPoint(mover.targets.last { it.captures == null }.to)
    }
}
