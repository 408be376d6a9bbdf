package org.aadupuli.desktop.screens

import org.aadupuli.core.GameId
import org.aadupuli.core.LessonId
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Side
import org.aadupuli.desktop.game.play
import org.aadupuli.desktop.game.resign
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.friends
import org.aadupuli.desktop.support.newGame
import org.aadupuli.ui.app.Place
import org.aadupuli.ui.app.PuzzleChoice
import org.aadupuli.ui.game.GameTags
import org.aadupuli.ui.game.HintUi
import org.aadupuli.ui.home.HomeViewModel
import org.aadupuli.ui.print.PrintViewModel
import org.aadupuli.ui.puzzles.PuzzleViewModel
import org.aadupuli.ui.review.ReviewViewModel

/** Every screen in every state worth a look, by name. */
val everyScreen: Map<String, (AppRobot) -> Unit> =
    mapOf(
        "first" to { robot -> robot.model.restart(Place.First) },
        "home-empty" to { robot ->
            robot.model.restart(Place.Home)
            robot.awaitHome()
        },
        "home" to { robot ->
            robot.someGames()
            robot.tap(GameTags.Leave)
            robot.awaitHome()
        },
        "new" to { robot -> robot.open(Place.NewGame()) },
        "game-start" to { robot -> robot.begin(newGame()) },
        "game-placing" to { robot -> robot.midGame() },
        "game-selected" to { robot ->
            robot.midGame()
            robot.tapPoint("d3")
        },
        "game-refused" to { robot ->
            robot.midGame()
            robot.tapPoint("d3")
            robot.tapPoint("e1")
        },
        "game-hint" to { robot ->
            robot.midGame()
            robot.game.hint()
            robot.await { robot.game.ui.value.hint is HintUi.Shown }
            repeat(2) { robot.game.hintMore() }
        },
        "game-clock" to { robot ->
            robot.begin(friends(clockMs = 300_000))
            robot.play("e1")
            robot.platform.now += 245_000
            robot.await {
                robot.game.ui.value.clocks
                    ?.tigersMs == 55_000L
            }
        },
        "game-browsing" to { robot ->
            robot.midGame()
            robot.game.browse(3)
        },
        "game-moves" to { robot ->
            robot.midGame()
            robot.tap(GameTags.Moves)
        },
        "game-more" to { robot ->
            robot.midGame()
            robot.tap("game-menu")
        },
        "game-over" to { robot ->
            robot.begin(newGame())
            robot.resign()
        },
        "game-trapped" to { robot ->
            robot.begin(friends(start = TRAP))
            robot.play(TRAP_FROM to TRAP_TO)
            robot.tap("close")
        },
        "game-square" to { robot ->
            robot.begin(friends(RulesChoice(GameId.BAGH_CHAL)))
            for (move in listOf("c3", "a1" to "b2", "c2")) robot.play(move)
            robot.tapPoint("b2")
        },
        "review" to { robot ->
            robot.midGame()
            robot.resign()
            robot.tap(GameTags.Review)
            robot.await(LONG) {
                (
                    robot.model.here.value
                        ?.model as? ReviewViewModel
                )?.ui?.value?.review != null
            }
        },
        "puzzles" to { robot -> robot.open(Place.Puzzles) },
        "puzzle" to { robot ->
            robot.open(Place.Puzzle(PuzzleChoice.Daily))
            robot.await(LONG) {
                (
                    robot.model.here.value
                        ?.model as? PuzzleViewModel
                )?.ui?.value?.snapshot != null
            }
        },
        "learn" to { robot -> robot.open(Place.Learn) },
        "lesson" to { robot -> robot.open(Place.Lesson(LessonId.entries.first())) },
        "how-to-play" to { robot -> robot.open(Place.Guide(GameId.STANDARD, null)) },
        "strategy" to { robot -> robot.open(Place.Guide(GameId.STANDARD, Side.GOATS)) },
        "games" to { robot ->
            robot.someGames()
            robot.model.settle()
            robot.open(Place.Games)
        },
        "statistics" to { robot ->
            robot.someGames()
            robot.model.settle()
            robot.open(Place.Statistics)
        },
        "settings" to { robot -> robot.open(Place.Settings) },
        "print" to { robot ->
            robot.open(Place.Print)
            robot.await(LONG) {
                (
                    robot.model.here.value
                        ?.model as? PrintViewModel
                )?.ui?.value?.pages?.isNotEmpty() == true
            }
        },
        "about" to { robot -> robot.open(Place.About) },
    )

/** Two friends in the middle of placing: a goat is lost, another is in danger. */
internal fun AppRobot.midGame() {
    begin(friends())
    for (move in MID_GAME) play(move)
}

private fun AppRobot.awaitHome() = await { (model.here.value?.model as? HomeViewModel)?.ui?.value?.loaded == true }

/** Two games that are over, and one that goes on. */
private fun AppRobot.someGames() {
    begin(newGame(side = Side.TIGERS))
    awaitPerson()
    resign()
    begin(friends(start = TRAP))
    play(TRAP_FROM to TRAP_TO)
    begin(newGame())
    tapPoint("e1")
    awaitPerson()
}

private val MID_GAME: List<Any> =
    listOf("e1", "b3" to "c3", "d3", "c3" to "e2", "e4", "b4" to "c4", "d1", "a1" to "b4", "d6", "e2" to "d3", "e3", "b4" to "b5", "d4")

/** The goats' next move traps all three tigers. */
internal const val TRAP = "T/GGGGG1/TGGGG1/TG1G2/GGGG g 0 0 0 - 0"
internal const val TRAP_FROM = "d4"
internal const val TRAP_TO = "d3"

private const val LONG = 60_000L
