package org.aadupuli.ui.app

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Settings
import org.aadupuli.ui.about.AboutScreen
import org.aadupuli.ui.first.FirstScreen
import org.aadupuli.ui.game.GameScreen
import org.aadupuli.ui.game.GameViewModel
import org.aadupuli.ui.game.GameWays
import org.aadupuli.ui.games.GamesScreen
import org.aadupuli.ui.games.GamesViewModel
import org.aadupuli.ui.guide.GuideScreen
import org.aadupuli.ui.guide.GuideViewModel
import org.aadupuli.ui.home.HomeScreen
import org.aadupuli.ui.home.HomeViewModel
import org.aadupuli.ui.home.HomeWays
import org.aadupuli.ui.learn.LearnScreen
import org.aadupuli.ui.learn.LearnViewModel
import org.aadupuli.ui.learn.LessonScreen
import org.aadupuli.ui.learn.LessonViewModel
import org.aadupuli.ui.newgame.NewGameScreen
import org.aadupuli.ui.newgame.NewGameViewModel
import org.aadupuli.ui.print.PrintScreen
import org.aadupuli.ui.print.PrintViewModel
import org.aadupuli.ui.puzzles.PuzzleScreen
import org.aadupuli.ui.puzzles.PuzzleViewModel
import org.aadupuli.ui.puzzles.PuzzlesScreen
import org.aadupuli.ui.puzzles.PuzzlesViewModel
import org.aadupuli.ui.review.ReviewScreen
import org.aadupuli.ui.review.ReviewViewModel
import org.aadupuli.ui.settings.SettingsScreen
import org.aadupuli.ui.settings.SettingsViewModel
import org.aadupuli.ui.statistics.StatisticsScreen
import org.aadupuli.ui.statistics.StatisticsViewModel

/** The screen of a place, with the ways that lead on from it. */
@Composable
internal fun Screen(
    app: AppModel,
    visit: Visit,
    settings: Settings,
) {
    when (val model = visit.model) {
        null -> {
            when (visit.place) {
                Place.First -> {
                    FirstScreen(
                        learn = { app.firstChoice(Place.Lesson(app.firstLesson)) },
                        play = { app.firstChoice(Place.NewGame()) },
                    )
                }

                Place.About -> {
                    AboutScreen(app.version, app::back)
                }

                // Nothing is there any more that could be shown, such as a game that another process deleted.
                else -> {
                    LaunchedEffect(visit) { app.home() }
                }
            }
        }

        is HomeViewModel -> {
            HomeScreen(model, app.today, homeWays(app))
        }

        is NewGameViewModel -> {
            NewGameScreen(model, app::back)
        }

        is GameViewModel -> {
            GameScreen(model, settings, gameWays(app, model))
        }

        is ReviewViewModel -> {
            ReviewScreen(model, settings, app::back, app::practise)
        }

        is PuzzlesViewModel -> {
            PuzzlesScreen(model, app::back) { app.open(Place.Puzzle(it)) }
        }

        is PuzzleViewModel -> {
            PuzzleScreen(model, settings, app::back, app::practise)
        }

        is LearnViewModel -> {
            LearnScreen(
                model,
                app::back,
                lesson = { app.open(Place.Lesson(it)) },
                guide = { strategy -> app.open(Place.Guide(settings.newGame.game, strategy)) },
            )
        }

        is LessonViewModel -> {
            LessonScreen(model, settings, app::back) { app.replace(Place.Lesson(it)) }
        }

        is GuideViewModel -> {
            GuideScreen(model, settings, app::back, app::practise)
        }

        is GamesViewModel -> {
            GamesScreen(model, app.today, app::back, app::openKept) { app.open(Place.Statistics) }
        }

        is StatisticsViewModel -> {
            StatisticsScreen(model, app::back)
        }

        is SettingsViewModel -> {
            SettingsScreen(model, app::back, print = { app.open(Place.Print) }, about = { app.open(Place.About) })
        }

        is PrintViewModel -> {
            PrintScreen(model, app::back)
        }
    }
}

private fun homeWays(app: AppModel) =
    HomeWays(
        continueGame = { app.continueGame() },
        open = app::openKept,
        play = { app.open(Place.NewGame()) },
        learn = { app.open(Place.Learn) },
        puzzles = { app.open(Place.Puzzles) },
        games = { app.open(Place.Games) },
        settings = { app.open(Place.Settings) },
    )

private fun gameWays(
    app: AppModel,
    model: GameViewModel,
) = GameWays(
    leave = app::home,
    home = app::home,
    newGame = { app.open(Place.NewGame()) },
    practise = {
        model.open(null)
        with(model.ui.value.snapshot) { app.practise(RulesChoice(rules.game, rules.variants, rules.handicap), position) }
    },
    rematch = app::rematch,
    review = app::reviewCurrent,
    rules = { app.open(Place.Guide(model.ui.value.snapshot.rules.game, null)) },
    shareRecord = model::shareRecord,
    shareSave = model::shareSave,
    sharePosition = model::sharePosition,
    sounds = { on -> app.services.shelf.changeSettings { it.copy(sound = on) } },
)
