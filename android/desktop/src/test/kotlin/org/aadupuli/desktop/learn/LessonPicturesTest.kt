package org.aadupuli.desktop.learn

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onRoot
import org.aadupuli.core.LessonSnapshot
import org.aadupuli.core.LessonTask
import org.aadupuli.core.allLessons
import org.aadupuli.core.rulesOf
import org.aadupuli.desktop.pictures.keep
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.ui.app.Place
import org.aadupuli.ui.board.Layouts
import org.aadupuli.ui.board.pointTag
import org.aadupuli.ui.learn.LessonViewModel
import kotlin.test.Test
import kotlin.test.assertTrue

/** A picture of every step of every lesson, as asked and as answered, on a small phone and on a tablet; nothing cut off. */
@OptIn(ExperimentalTestApi::class)
class LessonPicturesTest {
    private val AppRobot.lesson get() = page<LessonViewModel>()

    @Test
    fun `a small phone, English`() = pictures(360, 640, "en")

    @Test
    fun `a small phone, Tamil`() = pictures(360, 640, "ta")

    @Test
    fun `a tablet, English`() = pictures(800, 1280, "en")

    @Test
    fun `a tablet, Tamil`() = pictures(800, 1280, "ta")

    private fun pictures(
        width: Int,
        height: Int,
        language: String,
    ) = AppRobot.run(width, height) { robot ->
        robot.speak(language)
        for (lesson in allLessons()) {
            robot.open(Place.Lesson(lesson))
            while (true) {
                val view = robot.lesson.ui.value
                val name = "lesson-${lesson.name.lowercase()}-${view.step + 1}-$language-${width}x$height"
                onRoot().captureToImage().keep(name)
                nothingIsCutOff(name, robot.lesson.ui.value, width, height)
                if (view.task != LessonTask.NOTHING && !view.solved) {
                    answer(robot)
                    // On a tablet the same is seen with more room around it.
                    if (width < TABLET) onRoot().captureToImage().keep("$name-done")
                    nothingIsCutOff("$name-done", robot.lesson.ui.value, width, height)
                }
                if (robot.lesson.ui.value.finished) break
                robot.tap("lesson.next")
            }
        }
    }

    private fun ComposeUiTest.answer(robot: AppRobot) {
        val view = robot.lesson.ui.value
        LessonOracle(view.lesson, robot.model.services.say.texts).use { oracle ->
            while (oracle.snapshot.step < view.step) oracle.skip()
            // Where the learner's own earlier answers led elsewhere, any answer that is right there will do.
            val right = oracle.tries().first { it.reason == null }
            for (point in right.taps) if (robot.lesson.ui.value.selected != point) robot.tapPoint(point)
        }
        check(robot.lesson.ui.value.solved) { "${view.lesson}, step ${view.step}" }
    }

    /** The words, the whole board and the bar are on the screen, and none of them lies over another. */
    private fun ComposeUiTest.nothingIsCutOff(
        name: String,
        view: LessonSnapshot,
        width: Int,
        height: Int,
    ) {
        val screen = Rect(0f, 0f, width.toFloat(), height.toFloat())

        fun bounds(tag: String) = onNodeWithTag(tag).fetchSemanticsNode().boundsInRoot
        val words = bounds("lesson-text")
        val bar = bounds("lesson.skip")
        for ((part, bounds) in mapOf("words" to words, "bar" to bar, "first point" to bounds(pointTag(0)))) {
            assertTrue(screen.contains(bounds.topLeft) && bounds.bottom <= screen.bottom, "$name: $part at $bounds")
        }
        val wanted = onNodeWithTag("lesson-text").fetchSemanticsNode().size
        assertTrue(words.height >= wanted.height, "$name: only ${words.height} of ${wanted.height} of the words are to be seen")
        assertTrue(words.bottom <= bar.top, "$name: the bar lies over the words")
        val last = onAllNodesWithTag("lesson.point").fetchSemanticsNodes().single().boundsInRoot
        assertTrue(last.bottom <= words.top + 1, "$name: the words lie over the board")
        val shape = Layouts.shapeOf(rulesOf(view.rules).board)
        val ring = RING * shape.pieceSize / shape.spacing
        for (point in shape.points.indices) {
            val node = onNodeWithTag(pointTag(point)).fetchSemanticsNode()
            val seen = node.boundsInRoot.height / node.size.height
            assertTrue(seen > 0.5f + ring - 0.02f, "$name: a ring around point $point is cut off")
        }
    }

    private companion object {
        const val TABLET = 600

        /** How far a ring reaches from its point, in widths of a piece. */
        const val RING = 0.68f
    }
}
