package org.aadupuli.desktop.game

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onNodeWithTag
import org.aadupuli.core.ClaimStatus
import org.aadupuli.core.GameId
import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.Level
import org.aadupuli.core.NewGame
import org.aadupuli.core.Outcome
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Side
import org.aadupuli.core.Variant
import org.aadupuli.core.WinReason
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.friends
import org.aadupuli.desktop.support.newGame
import org.aadupuli.ui.game.GameSheet
import org.aadupuli.ui.game.GameTags
import org.aadupuli.ui.parts.YES_TAG
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull

/** Whole games by taps, each to the end that its rules give it, on the real library with a short search. */
@OptIn(ExperimentalTestApi::class)
class WholeGameTest {
    @Test
    fun `against Easy, both sides`() = against(Level.EASY)

    @Test
    fun `against Medium, both sides`() = against(Level.MEDIUM)

    @Test
    fun `against Hard, both sides`() = against(Level.HARD)

    @Test
    fun `against Perfect, both sides`() = against(Level.PERFECT)

    @Test
    fun `the standard game with each variant`() = withEachVariant(GameId.STANDARD)

    @Test
    fun `parlour rules with each variant`() = withEachVariant(GameId.PARLOUR)

    @Test
    fun `Adu Huli with each variant`() = withEachVariant(GameId.ADU_HULI)

    @Test
    fun `Bagh-Chal with each variant`() = withEachVariant(GameId.BAGH_CHAL)

    @Test
    fun `two players on one phone, with clocks`() =
        AppRobot.run { robot ->
            val spent = mutableMapOf(Side.GOATS to 0L, Side.TIGERS to 0L)
            robot.playToTheEnd(friends(clockMs = CLOCK), Random(7)) { toMove ->
                robot.platform.now += SECOND
                spent[toMove] = spent.getValue(toMove) + SECOND
            }
            val end = robot.snapshot
            // Each clock has lost its own player's time and no other.
            assertEquals(CLOCK - spent.getValue(Side.GOATS), end.goats.timeLeftMs)
            assertEquals(CLOCK - spent.getValue(Side.TIGERS), end.tigers.timeLeftMs)
        }

    @Test
    fun `two players on one phone, one of whom runs out of time`() =
        AppRobot.run { robot ->
            robot.begin(friends(clockMs = CLOCK))
            val random = Random(3)
            repeat(7) { robot.playSomeMove(random) }
            val loser = robot.snapshot.sideToMove
            robot.platform.now += CLOCK
            robot.await { robot.snapshot.outcome != null }
            waitForIdle()
            assertEquals(WinReason.TIME, assertIs<Outcome.Win>(robot.snapshot.outcome).reason)
            onNodeWithTag("outcome").assertTextEquals(assertNotNull(robot.game.words().outcome))
            assertEquals(0L, if (loser == Side.GOATS) robot.snapshot.goats.timeLeftMs else robot.snapshot.tigers.timeLeftMs)
        }

    private fun against(level: Level) =
        AppRobot.run { robot ->
            for (side in Side.entries) {
                robot.playToTheEnd(newGame(level = level, side = side), Random(level.ordinal))
                robot.tap(GameTags.Home)
            }
        }

    /** The side that a person plays changes from game to game. */
    private fun withEachVariant(game: GameId) =
        AppRobot.run { robot ->
            for ((index, variant) in (listOf(null) + Variant.entries).withIndex()) {
                val rules = RulesChoice(game, listOfNotNull(variant), 0)
                val side = Side.entries[(index + game.ordinal) % 2]
                robot.playToTheEnd(newGame(rules, Level.EASY, side), Random(index))
                robot.tap(GameTags.Home)
            }
        }

    /** Taps legal moves until the game is over; where nothing is drawn by itself, a draw is claimed once it can be. */
    private fun AppRobot.playToTheEnd(
        new: NewGame,
        random: Random,
        beforeMove: (Side) -> Unit = {},
    ) {
        begin(new)
        awaitPerson()
        while (snapshot.outcome == null) {
            if (snapshot.claim is ClaimStatus.Available) return claim()
            beforeMove(snapshot.sideToMove)
            playSomeMove(random)
        }
        assertNotNull(snapshot.outcome)
        assertEquals(GameSheet.Result, game.ui.value.sheet)
    }

    private fun AppRobot.claim() {
        tap("game-menu")
        scrollAndTap(GameTags.Claim)
        tap(YES_TAG)
        assertNotNull(snapshot.outcome)
    }

    /** A legal move of the person who is to move, and the computer's answer if there is one. */
    private fun AppRobot.playSomeMove(random: Random) {
        val before = snapshot
        tapSomeMove(before, random)
        await { snapshot.ply > before.ply || snapshot.outcome != null }
        awaitPerson()
    }

    private fun AppRobot.tapSomeMove(
        now: GameSnapshot,
        random: Random,
    ) {
        if (now.mustPass) return tap(GameTags.Pass)
        if (now.canStop && random.nextBoolean()) return tap(GameTags.Stop)
        val places = now.points.filter { it.canPlace }
        if (places.isNotEmpty()) return tapPoint(places.random(random).point)
        // Tigers take what they can, so that games end.
        val movers = now.points.filter { it.canMove }
        val mover = movers.firstOrNull { point -> point.targets.any { it.captures != null } } ?: movers.random(random)
        if (game.ui.value.selected != mover.point) tapPoint(mover.point)
        val target = mover.targets.firstOrNull { it.captures != null } ?: mover.targets.random(random)
        tapPoint(target.to)
    }

    private companion object {
        const val SECOND = 1000L
        const val CLOCK = 600 * SECOND
    }
}
