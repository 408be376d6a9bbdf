package org.aadupuli.desktop.keeping

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import org.aadupuli.core.GameId
import org.aadupuli.core.RulesChoice
import org.aadupuli.desktop.game.play
import org.aadupuli.desktop.game.shuffleUntil
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.friends
import org.aadupuli.desktop.support.newGame
import org.aadupuli.ui.app.Place
import org.aadupuli.ui.game.GameTags
import org.aadupuli.ui.platform.BroughtFile
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** What is on the disk is what was on the screen. */
@OptIn(ExperimentalTestApi::class)
class KillTest {
    @Test
    fun `killed and resumed at every ply`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            for (ply in 1..40) {
                robot.shuffleUntil { it.ply == ply }
                val before = robot.snapshot
                robot.kill()
                assertEquals(before.position, robot.snapshot.position)
                assertEquals(before.moves, robot.snapshot.moves)
                if (before.outcome != null) break
            }
        }

    @Test
    fun `killed while the computer thinks`() =
        AppRobot.run { robot ->
            robot.begin(newGame())
            robot.tapPoint("e1")
            robot.kill()
            robot.await { robot.snapshot.ply >= 2 }
        }

    @Test
    fun `undo and redo survive a kill`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.play("e1")
            robot.play("b3" to "c3")
            robot.tap(GameTags.Undo)
            robot.kill()
            assertTrue(robot.snapshot.canRedo)
            robot.tap(GameTags.Redo)
            assertEquals(2, robot.snapshot.ply)
        }

    @Test
    fun `a clock goes on where it stood`() =
        AppRobot.run { robot ->
            robot.begin(friends(clockMs = 300_000))
            robot.platform.now += 10_000
            // The clock counts on the thread that draws; only what it has counted is sure to be the goats'.
            robot.await { checkNotNull(robot.game.ui.value.clocks).goatsMs == 290_000L }
            robot.play("e1")
            val left = robot.snapshot.goats.timeLeftMs
            assertEquals(290_000, left)
            robot.kill()
            assertEquals(left, robot.snapshot.goats.timeLeftMs)
        }

    @Test
    fun `time that runs out ends the game`() =
        AppRobot.run { robot ->
            robot.begin(friends(clockMs = 300_000))
            robot.play("e1")
            robot.platform.now += 301_000
            robot.await { robot.snapshot.outcome != null }
        }

    @Test
    fun `a damaged game is set aside, named, and stops nothing`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.play("e1")
            robot.model.settle()
            val file = File(robot.folder, "games").listFiles().orEmpty().single { it.extension == "json" }
            file.writeText(file.readText().take(40))
            robot.kill(place = "home")
            assertEquals(
                Place.Home,
                robot.place,
            )
            robot.begin(newGame())
            assertEquals(0, robot.snapshot.ply)
        }

    @Test
    fun `a damaged file is refused with its reason`() =
        AppRobot.run { robot ->
            robot.open(Place.Games)
            for ((content, words) in listOf(
                "{\"format\":\"aadupuli\",\"version\":1," to "damaged",
                "pomegranate" to "neither",
                "" to "nothing",
            )) {
                robot.platform.fileToPick = BroughtFile("game.json", content.encodeToByteArray())
                robot.tap("games.import-file")
                robot.await { onAllNodesWithTag("games-message").fetchSemanticsNodes().isNotEmpty() }
                waitForIdle()
                onNodeWithTag("games-message").assertTextContains(words, substring = true, ignoreCase = true)
            }
        }

    @Test
    fun `a game is shared as a record and comes back by import`() =
        AppRobot.run { robot ->
            robot.begin(friends(RulesChoice(GameId.BAGH_CHAL)))
            robot.play("c3")
            robot.tap("game-menu")
            robot.scrollAndTap(GameTags.ShareRecord)
            val record = robot.platform.sharedTexts.single()
            robot.open(Place.Games)
            robot.platform.fileToPick = BroughtFile("record.txt", record.replace("2026", "2025").encodeToByteArray())
            robot.tap("games.import-file")
            robot.await { onAllNodesWithTag("games.open").fetchSemanticsNodes().size == 2 }
        }

    @Test
    fun `a deleted game can be brought back`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.play("e1")
            robot.model.settle()
            robot.open(Place.Games)
            robot.await { onAllNodesWithTag("games.open").fetchSemanticsNodes().size == 1 }
            robot.tap("game-actions")
            robot.tap("games.delete")
            robot.await { onAllNodesWithTag("games.open").fetchSemanticsNodes().isEmpty() }
            robot.tap("games.undo-delete")
            robot.await { onAllNodesWithTag("games.open").fetchSemanticsNodes().size == 1 }
            onAllNodesWithTag("games.open").onFirst()
            assertNull(
                robot.place as? Place.Home,
            )
        }
}
