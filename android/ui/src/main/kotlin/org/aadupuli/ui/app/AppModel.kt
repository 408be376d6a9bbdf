package org.aadupuli.ui.app

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.launch
import org.aadupuli.core.Game
import org.aadupuli.core.GameEntry
import org.aadupuli.core.LessonId
import org.aadupuli.core.NewGame
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Settings
import org.aadupuli.core.allLessons
import org.aadupuli.ui.game.GameViewModel
import org.aadupuli.ui.games.GamesViewModel
import org.aadupuli.ui.guide.GuideViewModel
import org.aadupuli.ui.home.HomeViewModel
import org.aadupuli.ui.learn.LearnViewModel
import org.aadupuli.ui.learn.LessonViewModel
import org.aadupuli.ui.newgame.NewGameViewModel
import org.aadupuli.ui.platform.BroughtFile
import org.aadupuli.ui.platform.Platform
import org.aadupuli.ui.print.PrintViewModel
import org.aadupuli.ui.puzzles.PuzzleViewModel
import org.aadupuli.ui.puzzles.PuzzlesViewModel
import org.aadupuli.ui.review.ReviewViewModel
import org.aadupuli.ui.settings.SettingsViewModel
import org.aadupuli.ui.statistics.StatisticsViewModel
import org.aadupuli.ui.words.Speaking
import org.aadupuli.ui.words.Words

/**
 * The whole app: where the person is, what is kept, and every native object that is alive.
 *
 * Made and used on the thread that draws; [close] ends all work and closes everything.
 */
class AppModel(
    folder: String,
    private val platform: Platform,
    thinker: Thinker = Engine,
    pace: Pace = Pace(),
    ui: CoroutineDispatcher = Dispatchers.Main.immediate,
) : AutoCloseable {
    private val scope = CoroutineScope(SupervisorJob() + ui)
    private val shelf = Shelf(folder)
    private val vocabulary = Vocabulary(shelf.settings, platform)
    val services = Services(scope, platform, shelf, thinker, pace, shelf.settings, vocabulary.words)
    private val trail = Trail(::modelOf)
    private val gesture = MutableStateFlow<BackGesture?>(null)

    val settings: StateFlow<Settings> get() = shelf.settings
    val words: StateFlow<Words> get() = vocabulary.words
    val here: StateFlow<Visit?> get() = trail.current
    val canGoBack: StateFlow<Boolean> get() = trail.canGoBack
    val title: String get() = words.value("app-name")
    val today: String get() = services.today()

    init {
        trail.restart(listOf(if (settings.value.startedBefore || shelf.hasCurrent) Place.Home else Place.First))
    }

    private fun modelOf(place: Place): AutoCloseable? =
        when (place) {
            Place.First, Place.About -> null
            Place.Home -> HomeViewModel(services)
            is Place.NewGame -> NewGameViewModel(services, place.position, place.rules, ::begin)
            Place.Game -> shelf.openCurrent()?.let { GameViewModel(it, services, shelf::save) }
            is Place.Review -> ReviewViewModel(services, place.game)
            Place.Puzzles -> PuzzlesViewModel(services)
            is Place.Puzzle -> PuzzleViewModel(services, place.choice)
            Place.Learn -> LearnViewModel(services)
            is Place.Lesson -> LessonViewModel(shelf.lesson(place.lesson), services)
            is Place.Guide -> GuideViewModel(services, place.game, place.strategy)
            Place.Games -> GamesViewModel(services)
            Place.Statistics -> StatisticsViewModel(services)
            Place.Print -> PrintViewModel(services)
            Place.Settings -> SettingsViewModel(services, ::everythingDeleted)
        }

    // Ways

    fun open(place: Place) = trail.open(place)

    fun replace(place: Place) = trail.replace(place)

    fun back() {
        gesture.value = null
        if ((trail.current.value?.model as? Layered)?.closeLayer() == true) return
        if (trail.back()) (trail.current.value?.model as? HomeViewModel)?.refresh()
    }

    /** A back gesture that is going on: the screen follows it, and shows what is below. */
    val leaving: StateFlow<BackGesture?> get() = gesture

    /** Whether the person can still come back to this visit. */
    fun isOnTheWay(visit: Visit): Boolean = visit in trail

    /** The place that a step back leads to. */
    val below: StateFlow<Visit?> get() = trail.below

    /** A back gesture has come so far. It moves the screen only where letting go would leave it. */
    fun backMoves(moved: BackGesture) {
        val stays = (trail.current.value?.model as? Layered)?.hasLayer == true
        gesture.value = moved.takeIf { canGoBack.value && !stays }
    }

    /** The back gesture was taken back. */
    fun backGivenUp() {
        gesture.value = null
    }

    /** Forgets the way here and starts at this place. */
    fun restart(place: Place) = trail.restart(listOf(place))

    fun home() = trail.restart(listOf(Place.Home))

    fun firstChoice(place: Place) {
        shelf.changeSettings { it.copy(startedBefore = true) }
        trail.restart(listOf(Place.Home, place))
    }

    /** Begins a game and shows it; the one that was being played stays in My games. */
    fun begin(new: NewGame) {
        Game.begin(new).use(shelf::start)
        trail.restart(listOf(Place.Home, Place.Game))
    }

    fun rematch() {
        val model = trail.current.value?.model as? GameViewModel ?: return
        Game
            .fromSave(
                model.game
                    .toSave()
                    .encodeToByteArray()
                    .direct(),
            ).use { game ->
                game.rematch(platform.seed().toLong(), services.today())
                shelf.start(game)
            }
        trail.restart(listOf(Place.Home, Place.Game))
    }

    /** The game that is shown, looked at again. */
    fun reviewCurrent() {
        shelf.flush()
        shelf.currentNumber?.let { trail.open(Place.Review(it)) }
    }

    /** Takes over a language that was chosen. */
    fun languageChanged() {
        if (vocabulary.refresh()) trail.models().filterIsInstance<Speaking>().forEach { it.languageChanged() }
    }

    val version: String get() = VERSION

    val firstLesson: LessonId get() = allLessons().first()

    fun continueGame() = trail.open(Place.Game)

    /** An unfinished game goes on, a finished one is reviewed. */
    fun openKept(game: GameEntry) {
        if (game.outcome != null) return trail.open(Place.Review(game.number))
        val left = shelf.currentNumber
        if (shelf.hasCurrent && left != game.number) services.tell(words.value("games-resume-kept"))
        shelf.makeCurrent(game.number)
        trail.open(Place.Game)
    }

    fun practise(
        rules: RulesChoice,
        position: String,
    ) = trail.open(Place.NewGame(rules, position))

    private fun everythingDeleted() = trail.restart(listOf(Place.First))

    // What the system brings

    /** Takes in a file from elsewhere, and shows what came of it in My games. */
    fun bring(file: BroughtFile) {
        scope.launch {
            val message = services.imports.take(file)
            trail.restart(listOf(Place.Home, Place.Games))
            (trail.current.value?.model as? GamesViewModel)?.tell(message)
        }
    }

    /** Where the person is, as a word to come back by after the system has ended the app. */
    fun place(): String = Places.write(trail.places)

    fun restore(place: String) {
        val places = Places.read(place)
        if (places.isNotEmpty()) trail.restart(places)
    }

    fun resume() {
        adoptSystemLanguage()
        languageChanged()
        trail.models().filterIsInstance<GameViewModel>().forEach { it.resume() }
    }

    /** Where the system keeps the language of each app, its page and the settings here say the same. */
    private fun adoptSystemLanguage() {
        val chosen = platform.languageInSystem ?: return
        val language = chosen.tag?.substringBefore('-')
        if (language != settings.value.language) shelf.changeSettings { it.copy(language = language) }
    }

    fun pause() {
        trail.models().filterIsInstance<GameViewModel>().forEach { it.pause() }
        shelf.flush()
    }

    /** Waits until everything that was asked to be kept is on the disk. */
    fun settle() = shelf.flush()

    override fun close() {
        trail.restart(emptyList())
        shelf.flush()
        scope.cancel()
        vocabulary.close()
        shelf.close()
    }

    private companion object {
        /** The version in `build.gradle.kts` and `pom.xml`; `VersionCatalogTest` compares them. */
        const val VERSION = "0.1.0"
    }
}
