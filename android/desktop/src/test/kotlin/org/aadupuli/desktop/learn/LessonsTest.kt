package org.aadupuli.desktop.learn

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithTag
import org.aadupuli.core.LessonId
import org.aadupuli.core.LessonSnapshot
import org.aadupuli.core.LessonTask
import org.aadupuli.core.LessonTry
import org.aadupuli.core.allLessons
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.spokenAction
import org.aadupuli.desktop.support.spokenState
import org.aadupuli.ui.app.Place
import org.aadupuli.ui.learn.LearnViewModel
import org.aadupuli.ui.learn.LessonViewModel
import org.aadupuli.ui.parts.YES_TAG
import org.aadupuli.ui.platform.Sound
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** Every lesson on the screen, step by step, as a learner goes through it who also errs. */
@OptIn(ExperimentalTestApi::class)
class LessonsTest {
    private val AppRobot.lesson get() = page<LessonViewModel>()
    private val AppRobot.view: LessonSnapshot get() = lesson.ui.value
    private val AppRobot.texts get() = model.services.say.texts

    private fun AppRobot.make(tries: Tries) {
        // A goat or tiger that a tap before has selected must not be tapped again: that would put it down.
        for (point in tries.taps) if (view.selected != point) tapPoint(point)
    }

    @Test
    fun `every lesson, with right moves and with wrong tries and their reasons`() =
        AppRobot.run { robot ->
            assertEquals(8, allLessons().size)
            var wrong = 0
            for (lesson in allLessons()) {
                robot.open(Place.Lesson(lesson))
                wrong += goThrough(robot, lesson)
            }
            assertTrue(wrong >= 20, "only $wrong wrong tries in all lessons")
        }

    /** Goes through a lesson from its first step to its last; answers how many wrong tries it made. */
    private fun ComposeUiTest.goThrough(
        robot: AppRobot,
        lesson: LessonId,
    ): Int {
        var wrong = 0
        LessonOracle(lesson, robot.texts).use { oracle ->
            assertEquals(0, robot.view.step)
            while (true) {
                assertEquals(oracle.snapshot, robot.view, "$lesson")
                onNodeWithTag("lesson-text").assertTextEquals(robot.view.words)
                if (robot.view.task != LessonTask.NOTHING) wrong += answer(robot, oracle)
                if (robot.view.finished) break
                onNodeWithTag("lesson.next").assertIsEnabled()
                robot.tap("lesson.next")
                oracle.goOn()
            }
            assertEquals(robot.view.steps - 1, robot.view.step, "$lesson")
            onNodeWithTag("lesson-progress").assertTextContains(robot.model.services.say("learn-finished"), substring = true)
            val next = onAllNodesWithTag("lesson.next-lesson").fetchSemanticsNodes().isNotEmpty()
            assertEquals(robot.view.nextLesson != null, next, "$lesson")
        }
        return wrong
    }

    /** One wrong try of each reason, each explained and forgiven; then the right one. */
    private fun ComposeUiTest.answer(
        robot: AppRobot,
        oracle: LessonOracle,
    ): Int {
        val asked = robot.view
        onNodeWithTag("lesson.next").assertIsNotEnabled()
        val tries = oracle.tries()
        val wrong = tries.filter { it.reason != null }.distinctBy { it.reason }
        for (attempt in wrong) {
            robot.make(attempt)
            onNodeWithTag("lesson-wrong").assertTextEquals(assertNotNull(attempt.reason))
            assertEquals(Sound.Refused, robot.platform.heard.last())
            assertEquals(asked.position, robot.view.position, "a wrong try changed the board")
            assertFalse(robot.view.canGoOn)
        }
        val right = assertNotNull(tries.firstOrNull { it.reason == null }, "${asked.lesson}, step ${asked.step} has no answer")
        robot.tap("lesson.show-me")
        assertTrue(robot.view.shownMove != null || robot.view.shownPoint != null)
        robot.make(right)
        assertTrue(robot.view.solved)
        assertTrue(onAllNodesWithTag("lesson-wrong").fetchSemanticsNodes().isEmpty(), "the reason of a wrong try still stands")
        val answered = robot.view
        robot.tap("lesson.try-again")
        assertEquals(asked.copy(lastTry = null), robot.view.copy(lastTry = null))
        robot.make(right)
        assertEquals(answered, robot.view)
        assertEquals(answered, oracle.make(right))
        return wrong.size
    }

    @Test
    fun `each lesson is left at every step, and taken up again there`() =
        AppRobot.run { robot ->
            for (lesson in allLessons()) {
                robot.open(Place.Lesson(lesson))
                while (!robot.view.finished) {
                    val left = robot.view
                    if (left.step % 2 == 0) {
                        robot.tap("back")
                        robot.open(Place.Lesson(lesson))
                    } else {
                        robot.kill("home/learn/lesson-${lesson.name}")
                    }
                    assertEquals(left.step to left.position, robot.view.step to robot.view.position, "$lesson")
                    robot.tap(if (robot.view.canGoOn) "lesson.next" else "lesson.skip")
                    if (robot.view.step == left.step) robot.tap("lesson.skip")
                }
                // A lesson that is through begins anew.
                robot.tap("back")
                robot.open(Place.Lesson(lesson))
                assertEquals(0, robot.view.step, "$lesson")
            }
        }

    @Test
    fun `steps are skipped, gone back to and begun again`() =
        AppRobot.run { robot ->
            for (lesson in allLessons()) {
                robot.open(Place.Lesson(lesson))
                onNodeWithTag("lesson.back").assertIsNotEnabled()
                var skipped = 0
                while (!robot.view.finished && skipped < 2) {
                    val before = robot.view
                    if (before.canGoOn) {
                        robot.tap("lesson.next")
                    } else {
                        robot.tap("lesson.skip")
                        skipped++
                    }
                    val after = robot.view
                    if (after.step == before.step) break
                    robot.tap("lesson.back")
                    assertEquals(before.step, robot.view.step)
                    // What was skipped stands answered, and can be tried after all.
                    assertTrue(robot.view.canGoOn)
                    robot.tap("lesson.next")
                    assertEquals(after, robot.view)
                }
                assertTrue(skipped > 0, "$lesson asks for nothing")
                robot.tap("lesson.start-again")
                assertEquals(0, robot.view.step)
                assertFalse(robot.view.canGoBack)
            }
        }

    @Test
    fun `the list says how far each lesson is, and forgets it after a question`() =
        AppRobot.run { robot ->
            val (first, second) = allLessons()
            robot.open(Place.Lesson(first))
            while (!robot.view.finished) {
                robot.tap(if (robot.view.canGoOn) "lesson.next" else "lesson.skip")
                if (robot.view.finished) break
            }
            robot.tap("lesson.next-lesson")
            assertEquals(second, robot.view.lesson)
            while (robot.view.step < 2) robot.tap(if (robot.view.canGoOn) "lesson.next" else "lesson.skip")
            robot.model.settle()
            robot.open(Place.Learn)
            val learn = robot.page<LearnViewModel>()
            robot.await {
                learn.ui.value.lessons
                    .isNotEmpty()
            }
            val entries = learn.ui.value.lessons
            assertTrue(entries[0].completed)
            assertTrue(entries[1].inTheMiddle)
            assertEquals(2, entries[1].step)
            val done = robot.model.services.say("learn-done")
            assertEquals(1, onAllNodesWithText(done, substring = true).fetchSemanticsNodes().size)
            robot.scrollAndTap("learn.start-again")
            robot.tap(YES_TAG)
            robot.await {
                learn.ui.value.lessons
                    .none { it.completed || it.inTheMiddle }
            }
        }

    @Test
    fun `a refused tap in a lesson says why`() =
        AppRobot.run { robot ->
            robot.open(Place.Lesson(allLessons()[1]))
            while (robot.view.task != LessonTask.MOVE) robot.tap(if (robot.view.canGoOn) "lesson.next" else "lesson.skip")
            val own = robot.view.points.first { it.canMove }
            robot.tapPoint(own.point)
            assertEquals(own.point, robot.view.selected)
            val targets = own.targets.map { it.to }
            val far = robot.view.points.first { it.piece == null && it.point !in targets }
            robot.tapPoint(far.point)
            val refused = assertIs<LessonTry.Refused>(robot.view.lastTry)
            onNodeWithTag("lesson-wrong").assertTextEquals(refused.words)
        }

    @Test
    fun `a point of a lesson tells a screen reader its state and what touching it does`() =
        AppRobot.run { robot ->
            val say = robot.model.services.say
            var moved = 0
            for (lesson in allLessons()) {
                robot.open(Place.Lesson(lesson))
                while (!robot.view.finished) {
                    val view = robot.view
                    for (point in view.pointers.points) {
                        assertTrue(
                            say("spoken-hint") in spokenState(point).orEmpty(),
                            "${view.lesson}, ${view.step}: $point",
                        )
                    }
                    when (view.task) {
                        LessonTask.FIND -> for (point in view.points) assertEquals(say("spoken-action-select"), spokenAction(point.point))

                        LessonTask.NOTHING -> for (point in view.points) assertEquals(null, spokenAction(point.point))

                        LessonTask.MOVE -> if (view.points.any { it.canMove }) {
                            val own = view.points.first { it.canMove }
                            assertEquals(say("spoken-action-select"), spokenAction(own.point))
                            assertTrue(say("spoken-can-move") in spokenState(own.point).orEmpty())
                            robot.tapPoint(own.point)
                            assertEquals(say("spoken-action-deselect"), spokenAction(own.point))
                            assertTrue(say("spoken-selected") in spokenState(own.point).orEmpty())
                            for (target in own.targets) {
                                val word = if (target.captures == null) "spoken-action-move-here" else "spoken-action-capture"
                                assertEquals(say(word), spokenAction(target.to))
                                assertTrue(spokenState(target.to).orEmpty().isNotEmpty())
                            }
                            moved++
                        }
                    }
                    robot.tap(if (view.canGoOn) "lesson.next" else "lesson.skip")
                    if (robot.view.step == view.step) break
                }
            }
            assertTrue(moved >= 5, "only $moved steps ask for a step or a capture")
        }
}
