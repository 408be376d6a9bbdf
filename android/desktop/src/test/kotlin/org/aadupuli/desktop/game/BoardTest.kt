package org.aadupuli.desktop.game

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performMouseInput
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import org.aadupuli.core.BoardKind
import org.aadupuli.core.GameId
import org.aadupuli.core.Piece
import org.aadupuli.core.RulesChoice
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.friends
import org.aadupuli.desktop.support.newGame
import org.aadupuli.ui.board.Layouts
import org.aadupuli.ui.board.pointTag
import org.aadupuli.ui.board.towards
import org.aadupuli.ui.game.ANNOUNCEMENT_TAG
import org.aadupuli.ui.game.GameTags
import org.aadupuli.ui.game.HintUi
import org.aadupuli.ui.game.TRAY_TAG
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** The board without the eye, without the finger, and with a finger that drags. */
@OptIn(ExperimentalTestApi::class)
class BoardTest {
    // By ear

    @Test
    fun `every point is named, in reading order, in every language`() =
        AppRobot.run { robot ->
            for (game in listOf(GameId.STANDARD, GameId.BAGH_CHAL)) {
                for (language in listOf("en", "ta", "kn", "te")) {
                    robot.speak(language)
                    robot.begin(friends(RulesChoice(game)))
                    val points = Layouts.of(robot.snapshot.rules.board).points.map { it.point }
                    val nodes = points.map { onNodeWithTag(pointTag(it)).fetchSemanticsNode() }
                    val names = nodes.map { it.config[SemanticsProperties.ContentDescription].single() }
                    assertEquals(points.size, names.filter { it.isNotBlank() }.toSet().size, "$game in $language: $names")
                    assertEquals(nodes.map { it.config[SemanticsProperties.TraversalIndex] }.sorted(), points.map { it.toFloat() })
                }
            }
        }

    @Test
    fun `state and action of a point are spoken`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            assertEquals("goat can be placed here", state("e1", robot))
            assertEquals("Place", action("e1", robot))
            robot.tapPoint("e1")
            assertTrue("can move" in assertNotNull(state("b3", robot)))
            assertEquals("Select", action("b3", robot))
            robot.tapPoint("b3")
            assertTrue("selected" in assertNotNull(state("b3", robot)))
            assertEquals("Deselect", action("b3", robot))
            assertEquals("can go here", state("c3", robot))
            assertEquals("Move here", action("c3", robot))
            assertNull(action("e4", robot))
        }

    @Test
    fun `a screen reader plays by the action of a point`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            for (name in listOf("d3", "b3", "c3", "e4")) act(name, robot)
            assertEquals(3, robot.snapshot.ply)
            // Over the goat on d3.
            act("c3", robot)
            assertEquals("Capture", action("e2", robot))
            assertTrue("captures the goat" in assertNotNull(state("e2", robot)))
            act("e2", robot)
            assertEquals(1, robot.snapshot.captured)
        }

    @Test
    fun `moves, turns, refusals, hints, warnings and the result are announced`() =
        AppRobot.run { robot ->
            robot.begin(friends(clockMs = 300_000))
            robot.play("e1")
            assertTrue("tiger" in announced().lowercase(), announced())
            robot.tapPoint("b3")
            robot.tapPoint("e4")
            assertTrue(announced().startsWith("No line"), announced())
            robot.tapPoint("c3")
            assertTrue("c3" in announced() || "row" in announced(), announced())
            robot.tap(GameTags.Undo)
            assertEquals(robot.model.words.value("announce-undone"), announced())
            robot.tap(GameTags.Hint)
            robot.await { robot.game.ui.value.hint is HintUi.Shown }
            waitForIdle()
            assertEquals((robot.game.ui.value.hint as HintUi.Shown).words, announced())
            for (left in listOf(60_000L, 10_000L)) {
                robot.platform.now += checkNotNull(robot.game.ui.value.clocks).tigersMs - left + 1
                val before = announced()
                robot.platform.now += 2
                robot.await { announced() != before }
                assertTrue((left / 1000).toString() in announced() || "minute" in announced(), announced())
            }
            robot.resign()
            assertTrue("resigned" in announced(), announced())
        }

    @Test
    fun `the computer's moves are announced`() =
        AppRobot.run { robot ->
            robot.begin(newGame())
            robot.tapPoint("e1")
            robot.awaitPerson()
            waitForIdle()
            assertTrue("tiger" in announced().lowercase(), announced())
        }

    // By keys

    @Test
    fun `a game is played by keys alone`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            onNodeWithTag(GameTags.Point).requestFocus()

            fun press(key: Key) = onNodeWithTag(GameTags.Point).performKeyInput { pressKey(key) }
            // The cursor begins at the apex; down along an inner slope, a goat goes to the point under a tiger.
            repeat(3) { press(Key.DirectionDown) }
            press(Key.Enter)
            assertEquals(1, robot.snapshot.ply)
            // Up to the tiger, which is selected, put down, and selected again.
            press(Key.DirectionUp)
            press(Key.Enter)
            val tiger = assertNotNull(robot.game.ui.value.selected)
            press(Key.Escape)
            assertNull(robot.game.ui.value.selected)
            press(Key.Spacebar)
            assertEquals(tiger, robot.game.ui.value.selected)
            // Down over the goat.
            repeat(2) { press(Key.DirectionDown) }
            press(Key.Enter)
            assertEquals(1, robot.snapshot.captured)
            press(Key.U)
            waitForIdle()
            assertEquals(1, robot.snapshot.ply)
            press(Key.R)
            waitForIdle()
            assertEquals(2, robot.snapshot.ply)
            press(Key.H)
            robot.await { robot.game.ui.value.hint is HintUi.Shown }
        }

    @Test
    fun `the arrow keys reach every point of both boards`() =
        AppRobot.run { robot ->
            for ((game, kind) in listOf(GameId.STANDARD to BoardKind.AADU_PULI, GameId.BAGH_CHAL to BoardKind.BAGH_CHAL)) {
                robot.begin(friends(RulesChoice(game)))
                val shape = Layouts.shapeOf(kind)
                val reached = mutableSetOf(0)
                val open = ArrayDeque(reached)
                while (open.isNotEmpty()) {
                    val from = open.removeFirst()
                    for (key in listOf(Key.DirectionUp, Key.DirectionDown, Key.DirectionLeft, Key.DirectionRight)) {
                        val to = shape.towards(from, key)
                        if (reached.add(to)) open += to
                    }
                }
                assertEquals(shape.points.indices.toSet(), reached, "$kind")
            }
        }

    // By dragging

    @Test
    fun `a piece is dragged`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.play("e1")
            drag("b3", "c3", robot)
            assertEquals(2, robot.snapshot.ply)
            assertEquals(Piece.TIGER, robot.snapshot.points[robot.point("c3")].piece)
        }

    @Test
    fun `a piece that is let go beside a target snaps to it`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.play("e1")
            drag("b3", "c3", robot, Offset(20f, 20f))
            assertEquals(Piece.TIGER, robot.snapshot.points[robot.point("c3")].piece)
        }

    @Test
    fun `a piece that is let go elsewhere goes back`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.play("e1")
            drag("b3", "e4", robot)
            assertEquals(1, robot.snapshot.ply)
            assertEquals(Piece.TIGER, robot.snapshot.points[robot.point("b3")].piece)
            assertNull(robot.game.ui.value.selected)
        }

    /** The system takes a touch away, and the screen goes, by the same event: the finger was not lifted. */
    @Test
    fun `a drag that is taken away changes nothing`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.play("e1")
            onNodeWithTag(GameTags.Point).performTouchInput {
                down(place("b3", robot))
                for (step in 1..10) moveTo(place("b3", robot) + (place("c3", robot) - place("b3", robot)) * (step / 10f))
            }
            robot.await { robot.game.ui.value.selected == robot.point("b3") }
            runOnIdle { robot.model.home() }
            waitForIdle()
            runOnIdle { robot.model.continueGame() }
            waitForIdle()
            assertEquals(1, robot.snapshot.ply)
            assertNull(robot.game.ui.value.selected)
        }

    @Test
    fun `a goat is dragged from the tray`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            val board = onNodeWithTag(GameTags.Point).fetchSemanticsNode().positionInRoot
            val tray = onNodeWithTag(TRAY_TAG).fetchSemanticsNode().positionInRoot
            onNodeWithTag(TRAY_TAG).performTouchInput {
                val target = place("d3", robot) + board - tray
                down(center)
                for (step in 1..10) moveTo(center + (target - center) * (step / 10f))
                up()
            }
            waitForIdle()
            assertEquals(1, robot.snapshot.ply)
            assertEquals(Piece.GOAT, robot.snapshot.points[robot.point("d3")].piece)
        }

    @Test
    fun `a mouse drags too`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.play("e1")
            onNodeWithTag(GameTags.Point).performMouseInput {
                moveTo(place("b3", robot))
                press()
                for (step in 1..5) moveTo(place("b3", robot) + (place("c3", robot) - place("b3", robot)) * (step / 5f))
                release()
            }
            waitForIdle()
            assertEquals(2, robot.snapshot.ply)
        }

    @Test
    fun `a tap on the ground puts a piece down`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.play("e1")
            robot.tapPoint("b3")
            onNodeWithTag(GameTags.Point).performTouchInput {
                down(Offset(6f, 6f))
                up()
            }
            waitForIdle()
            assertNull(robot.game.ui.value.selected)
        }

    private fun ComposeUiTest.drag(
        from: String,
        to: String,
        robot: AppRobot,
        beside: Offset = Offset.Zero,
    ) {
        onNodeWithTag(GameTags.Point).performTouchInput {
            val start = place(from, robot)
            val end = place(to, robot) + beside
            down(start)
            for (step in 1..10) moveTo(start + (end - start) * (step / 10f))
            up()
        }
        waitForIdle()
    }

    /** Where a point lies on the board. */
    private fun ComposeUiTest.place(
        name: String,
        robot: AppRobot,
    ): Offset {
        val board = onNodeWithTag(GameTags.Point).fetchSemanticsNode()
        val shape = Layouts.shapeOf(robot.snapshot.rules.board)
        return shape.at(robot.point(name), shape.square(board.size.width.toFloat(), board.size.height.toFloat()))
    }

    private fun ComposeUiTest.config(
        name: String,
        robot: AppRobot,
    ) = onNodeWithTag(pointTag(robot.point(name))).fetchSemanticsNode().config

    private fun ComposeUiTest.state(
        name: String,
        robot: AppRobot,
    ) = config(name, robot).getOrNull(SemanticsProperties.StateDescription)

    private fun ComposeUiTest.action(
        name: String,
        robot: AppRobot,
    ) = config(name, robot)[SemanticsActions.OnClick].label

    private fun ComposeUiTest.act(
        name: String,
        robot: AppRobot,
    ) {
        runOnUiThread { config(name, robot)[SemanticsActions.OnClick].action?.invoke() }
        waitForIdle()
    }

    private fun ComposeUiTest.announced(): String =
        onNodeWithTag(ANNOUNCEMENT_TAG)
            .fetchSemanticsNode()
            .config
            .getOrNull(SemanticsProperties.ContentDescription)
            ?.single()
            .orEmpty()
}
