package org.aadupuli.desktop.guide

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import org.aadupuli.core.GuideDiagram
import org.aadupuli.core.Side
import org.aadupuli.core.allGames
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.ui.app.Place
import org.aadupuli.ui.guide.GuideViewModel
import org.aadupuli.ui.learn.LearnViewModel
import org.aadupuli.ui.newgame.NewGameViewModel
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** How to play and the advice for both sides, for every game, with the diagrams played through. */
@OptIn(ExperimentalTestApi::class)
class GuidesTest {
    private val AppRobot.guide get() = page<GuideViewModel>()
    private val AppRobot.ui get() = guide.ui.value

    private fun AppRobot.diagrams(): Map<Pair<Int, Int>, GuideDiagram> =
        ui.sections
            .flatMapIndexed { section, part ->
                part.paragraphs.mapIndexedNotNull { paragraph, text -> text.diagram?.let { (section to paragraph) to it } }
            }.toMap()

    @Test
    fun `how to play every game, with every diagram to its end and back`() =
        AppRobot.run { robot ->
            for (game in allGames()) {
                robot.open(Place.Guide(game, null))
                assertTrue(robot.diagrams().isNotEmpty(), "$game has no diagram")
                playThrough(robot)
                robot.tap("back")
            }
        }

    @Test
    fun `the advice for both sides of every game`() =
        AppRobot.run { robot ->
            for (game in allGames()) {
                for (side in Side.entries) {
                    robot.open(Place.Guide(game, side))
                    assertTrue(robot.ui.sections.isNotEmpty(), "$game, $side")
                    for (section in robot.ui.sections) {
                        assertTrue(onAllNodesWithText(section.title).fetchSemanticsNodes().isNotEmpty(), section.title)
                    }
                    playThrough(robot)
                    robot.tap("back")
                }
            }
        }

    /** Plays each diagram to its last position by its button, and the first one back again. */
    private fun ComposeUiTest.playThrough(robot: AppRobot) {
        val steps = robot.diagrams().filterValues { it.steps.size > 1 }
        val buttons = onAllNodesWithTag("guide.example-next").fetchSemanticsNodes().size
        assertEquals(steps.size, buttons)
        val (at, diagram) = steps.entries.firstOrNull() ?: return
        onAllNodesWithTag("guide.example-previous").onFirst().assertIsNotEnabled()
        for (step in 1 until diagram.steps.size) {
            robot.scrollAndTap("guide.example-next")
            assertEquals(step, robot.ui.shown[at])
        }
        onAllNodesWithTag("guide.example-next").onFirst().assertIsNotEnabled()
        for (step in (0 until diagram.steps.size - 1).reversed()) {
            robot.scrollAndTap("guide.example-previous")
            assertEquals(step, robot.ui.shown[at])
        }
    }

    @Test
    fun `a diagram is tried on a board`() =
        AppRobot.run { robot ->
            robot.open(Place.Guide(allGames().first(), null))
            val diagram = robot.diagrams().values.first()
            robot.scrollAndTap("guide.try-it")
            val page = robot.page<NewGameViewModel>()
            assertEquals(diagram.steps.first().position, page.ui.value.start)
            assertEquals(diagram.rules.game, page.ui.value.choices.game)
        }

    @Test
    fun `another game is chosen, and the words change with it`() =
        AppRobot.run { robot ->
            robot.open(Place.Learn)
            // The lessons above it come from the disk, and move it down.
            val learn = robot.page<LearnViewModel>()
            robot.await {
                learn.ui.value.differences
                    .isNotEmpty()
            }
            waitForIdle()
            robot.scrollAndTap("learn.how-to-play")
            val before = robot.ui.sections
            val other = allGames().last()
            val name = robot.model.services.say.texts
                .gameName(other)
            onAllNodesWithText(name).onFirst().performScrollTo().performClick()
            waitForIdle()
            assertEquals(other, robot.ui.game)
            assertTrue(before != robot.ui.sections)
        }
}
