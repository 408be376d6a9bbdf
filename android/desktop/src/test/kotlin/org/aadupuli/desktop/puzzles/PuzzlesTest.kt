package org.aadupuli.desktop.puzzles

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import org.aadupuli.core.PuzzleDifficulty
import org.aadupuli.core.PuzzleSetup
import org.aadupuli.core.PuzzleState
import org.aadupuli.core.PuzzleTheme
import org.aadupuli.core.allPuzzleDifficulties
import org.aadupuli.core.allPuzzleThemes
import org.aadupuli.core.rulesOf
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.spokenAction
import org.aadupuli.desktop.support.spokenState
import org.aadupuli.ui.app.Place
import org.aadupuli.ui.app.PuzzleChoice
import org.aadupuli.ui.board.Layouts
import org.aadupuli.ui.newgame.NewGameViewModel
import org.aadupuli.ui.puzzles.PuzzleViewModel
import org.aadupuli.ui.puzzles.PuzzlesViewModel
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** Puzzles as a person tries them: the daily one and others, right and wrong, shown and practised. */
@OptIn(ExperimentalTestApi::class)
class PuzzlesTest {
    private val AppRobot.puzzle get() = page<PuzzleViewModel>()
    private val AppRobot.ui get() = puzzle.ui.value
    private val AppRobot.setup: PuzzleSetup get() = assertNotNull(ui.setup)

    private fun AppRobot.awaitPuzzle() = await(60_000) { ui.snapshot != null && !ui.looking }

    /** The points that solve it, one tap after the other. */
    private fun AppRobot.solution(): List<Int> {
        val names = Layouts.namesOf(rulesOf(setup.rules).board)
        return setup.solution.split('-', 'x').map(names::indexOf)
    }

    private fun AppRobot.make(taps: List<Int>) {
        for (point in taps) if (ui.snapshot?.selected != point) tapPoint(point)
    }

    /** A legal move that does not solve it. */
    private fun AppRobot.wrong(): List<Int> {
        val points = assertNotNull(ui.snapshot).points
        val moves = points.flatMap { from -> from.targets.map { listOf(from.point, it.to) } }
        return (moves + points.filter { it.canPlace }.map { listOf(it.point) }).first { it != solution() }
    }

    @Test
    fun `the puzzle of the day is the same for everybody, counts once, and begins a streak`() {
        var first: PuzzleSetup? = null
        repeat(2) {
            AppRobot.run { robot ->
                robot.open(Place.Puzzles)
                val overview = robot.page<PuzzlesViewModel>()
                robot.await { overview.ui.value.overview != null }
                assertEquals(
                    false,
                    overview.ui.value.overview
                        ?.dailySolved,
                )
                robot.tap("puzzles.daily")
                robot.awaitPuzzle()
                assertEquals(first ?: robot.setup, robot.setup)
                first = robot.setup
                robot.make(robot.solution())
                assertEquals(PuzzleState.SOLVED_AT_ONCE, robot.ui.snapshot?.state)
                onNodeWithTag("puzzle-answer").assertTextContains(robot.model.services.say("puzzle-right"), substring = true)
                robot.model.settle()
                robot.tap("back")
                robot.await {
                    overview.ui.value.overview
                        ?.dailySolved == true
                }
                assertEquals(
                    listOf(1, 1, 1),
                    overview.ui.value.overview
                        ?.let { listOf(it.streak, it.longestStreak, it.solved) },
                )
                // Solved again on the same day it counts no second time.
                robot.tap("puzzles.daily")
                robot.awaitPuzzle()
                robot.make(robot.solution())
                robot.model.settle()
                robot.tap("back")
                robot.await {
                    overview.ui.value.overview
                        ?.dailySolved == true
                }
                assertEquals(
                    1,
                    overview.ui.value.overview
                        ?.streak,
                )
            }
        }
    }

    @Test
    fun `a wrong move is answered by what punishes it, and can be tried again`() =
        AppRobot.run { robot ->
            robot.open(Place.Puzzle(PuzzleChoice.Daily))
            robot.awaitPuzzle()
            val position = robot.ui.snapshot?.position
            onNodeWithTag("puzzle.again").assertIsNotEnabled()
            robot.make(robot.wrong())
            robot.await(60_000) { robot.ui.refutation != null }
            onNodeWithTag("puzzle-answer").assertTextContains(assertNotNull(robot.ui.refutation), substring = true)
            assertEquals(position, robot.ui.snapshot?.position, "a wrong move stays on the board")
            assertEquals(1, robot.ui.snapshot?.wrongTries)
            onNodeWithTag("puzzle.again").assertIsEnabled()
            robot.tap("puzzle.again")
            assertTrue(onAllNodesWithTag("puzzle-answer").fetchSemanticsNodes().isEmpty())
            robot.make(robot.solution())
            assertEquals(PuzzleState.SOLVED_AFTER_TRIES, robot.ui.snapshot?.state)
        }

    @Test
    fun `the solution is shown on request, and the next puzzle is another`() =
        AppRobot.run { robot ->
            robot.open(Place.Puzzle(PuzzleChoice.Some(null, null)))
            robot.awaitPuzzle()
            val before = robot.setup
            robot.tap("puzzle.solution")
            assertEquals(PuzzleState.SHOWN, robot.ui.snapshot?.state)
            onNodeWithTag("puzzle-answer").assertTextContains(before.solution, substring = true)
            onNodeWithTag("puzzle.solution").assertIsNotEnabled()
            robot.tap("puzzle.next")
            robot.awaitPuzzle()
            assertNotEquals(before, robot.setup)
            assertEquals(PuzzleState.OPEN, robot.ui.snapshot?.state)
        }

    @Test
    fun `every theme and every difficulty is to be had`() =
        AppRobot.run { robot ->
            for (theme in allPuzzleThemes()) {
                robot.open(Place.Puzzle(PuzzleChoice.Some(theme, null)))
                robot.awaitPuzzle()
                assertEquals(theme, robot.setup.theme)
                robot.tap("back")
            }
            for (difficulty in allPuzzleDifficulties()) {
                robot.open(Place.Puzzle(PuzzleChoice.Some(null, difficulty)))
                robot.awaitPuzzle()
                assertEquals(difficulty, robot.ui.snapshot?.difficulty)
                robot.tap("back")
            }
        }

    @Test
    fun `theme and difficulty go together, and only kinds that there are are offered`() =
        AppRobot.run { robot ->
            robot.open(Place.Puzzles)
            val page = robot.page<PuzzlesViewModel>()
            robot.await { page.ui.value.themes == allPuzzleThemes() }
            onNodeWithText(
                robot.model.words.value.texts
                    .puzzleDifficulty(PuzzleDifficulty.HARD),
            ).performScrollTo().performClick()
            // Of forks that are hard to see there are none to offer.
            robot.await { PuzzleTheme.FORK !in page.ui.value.themes }
            val offered = page.ui.value.themes
            onAllNodesWithTag("puzzles.theme").assertCountEquals(offered.size + 1)
            onAllNodesWithTag("puzzles.theme")[1].performScrollTo().performClick()
            robot.awaitPuzzle()
            assertEquals(offered.first(), robot.setup.theme)
            assertEquals(PuzzleDifficulty.HARD, robot.ui.snapshot?.difficulty)
        }

    @Test
    fun `practising a puzzle begins a game from its position`() =
        AppRobot.run { robot ->
            robot.open(Place.Puzzle(PuzzleChoice.Daily))
            robot.awaitPuzzle()
            val setup = robot.setup
            robot.tap("puzzle.practise")
            val page = robot.page<NewGameViewModel>()
            assertEquals(setup.position, page.ui.value.start)
            assertTrue(page.ui.value.choices.help.practice)
            robot.tap("new.start")
            assertEquals(
                setup.position,
                robot.game.game
                    .browse(0)
                    .position,
            )
        }

    @Test
    fun `a point tells a screen reader its state and what touching it does`() =
        AppRobot.run { robot ->
            robot.open(Place.Puzzle(PuzzleChoice.Daily))
            robot.awaitPuzzle()
            val say = robot.model.services.say
            val solution = robot.solution()
            if (solution.size == 1) {
                assertEquals(say("spoken-action-place"), spokenAction(solution.single()))
                return@run
            }
            val (from, to) = solution
            assertEquals(say("spoken-action-select"), spokenAction(from))
            assertTrue(say("spoken-can-move") in spokenState(from).orEmpty())
            robot.tapPoint(from)
            assertEquals(say("spoken-action-deselect"), spokenAction(from))
            assertTrue(say("spoken-selected") in spokenState(from).orEmpty())
            val captures = "x" in robot.setup.solution
            assertEquals(say(if (captures) "spoken-action-capture" else "spoken-action-move-here"), spokenAction(to))
            assertTrue(spokenState(to).orEmpty().isNotEmpty())
        }
}
