package org.aadupuli.desktop.learn

import org.aadupuli.core.Lesson
import org.aadupuli.core.LessonId
import org.aadupuli.core.LessonSnapshot
import org.aadupuli.core.LessonTask
import org.aadupuli.core.LessonTry
import org.aadupuli.core.Move
import org.aadupuli.core.PointState
import org.aadupuli.core.Texts

/** A try at a step: taps one after the other. */
data class Tries(
    val taps: List<Int>,
    /** What the lesson says to it; null where it is right. */
    val reason: String?,
)

/** A second run of the same lesson in the library, asked what each try would bring before a test makes it on the screen. */
class LessonOracle(
    lesson: LessonId,
    private val texts: Texts,
) : AutoCloseable {
    private val run = Lesson.begin(lesson)

    val snapshot: LessonSnapshot get() = run.snapshot(texts)

    /** Every try that this step allows, right or wrong; nothing changes by asking. */
    fun tries(): List<Tries> =
        when (snapshot.task) {
            LessonTask.NOTHING -> emptyList()
            LessonTask.MOVE -> moves(snapshot.points).map { move -> tries(move.taps()) { run.attempt(texts, move) } }
            LessonTask.FIND -> snapshot.points.map { point -> tries(listOf(point.point)) { run.tap(texts, point.point) } }
        }

    private fun tries(
        taps: List<Int>,
        make: () -> LessonSnapshot,
    ): Tries {
        val answer = make().lastTry
        run.tryAgain(texts)
        return Tries(taps, (answer as? LessonTry.Wrong)?.words.also { check(it != null || answer.isRight()) { "$taps: $answer" } })
    }

    private fun LessonTry?.isRight() = this is LessonTry.Accepted || this is LessonTry.Found

    /** Makes a try that is right, and answers what the lesson says then. */
    fun make(right: Tries): LessonSnapshot = right.taps.map { run.tap(texts, it) }.last()

    fun goOn(): LessonSnapshot = run.goOn(texts)

    fun skip(): LessonSnapshot = if (snapshot.canGoOn) run.goOn(texts) else run.skip(texts)

    override fun close() = run.close()

    private fun moves(points: List<PointState>): List<Move> =
        points.flatMap { point ->
            val from = point.point
            val steps = point.targets.map { to -> to.captures?.let { Move.Capture(from, it, to.to) } ?: Move.Step(from, to.to) }
            if (point.canPlace) steps + Move.Place(from) else steps
        }

    private fun Move.taps(): List<Int> =
        when (this) {
            is Move.Place -> listOf(to)
            is Move.Step -> listOf(from, to)
            is Move.Capture -> listOf(from, to)
            else -> emptyList()
        }
}
