package org.aadupuli.desktop.support

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.runDesktopComposeUiTest
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.NewGame
import org.aadupuli.core.Status
import org.aadupuli.ui.app.AadupuliApp
import org.aadupuli.ui.app.AppModel
import org.aadupuli.ui.app.Pace
import org.aadupuli.ui.app.Place
import org.aadupuli.ui.app.Thinker
import org.aadupuli.ui.board.Layouts
import org.aadupuli.ui.board.pointTag
import org.aadupuli.ui.game.GameViewModel
import java.io.File
import kotlin.io.path.createTempDirectory

/** The whole app over the real library, in a window of a phone's size, driven as a person would. */
@OptIn(ExperimentalTestApi::class)
class AppRobot(
    private val test: ComposeUiTest,
    val folder: File,
    val platform: FakePlatform,
    private val thinker: Thinker,
    private val pace: Pace,
    width: Int,
    height: Int,
) {
    var model by mutableStateOf(open())
        private set
    var fontScale by mutableStateOf(1f)
    var dark by mutableStateOf(false)

    /** The size of the screen in dp; it may change while the app runs, as a device that is turned does. */
    var size by mutableStateOf(DpSize(width.dp, height.dp))

    private fun open() = AppModel(folder.path, platform, thinker, pace)

    /** Ends the app without a word of farewell and starts it again, as the system may at any moment. */
    fun kill(place: String = "home/game") {
        test.runOnIdle {
            val killed = model
            killed.settle()
            model = open().also { it.restore(place) }
            killed.close()
        }
        test.waitForIdle()
    }

    /** Where the person is. */
    val place: Place? get() = model.here.value?.place

    /** The view model of the screen that is shown. */
    inline fun <reified T> page(): T = model.here.value?.model as T

    val game: GameViewModel get() = page()
    val snapshot: GameSnapshot get() = game.ui.value.snapshot

    fun begin(new: NewGame) {
        test.runOnIdle { model.begin(new) }
        test.waitForIdle()
    }

    fun open(place: Place) {
        test.runOnIdle { model.open(place) }
        test.waitForIdle()
    }

    fun speak(language: String) {
        test.runOnIdle { model.services.shelf.changeSettings { it.copy(language = language) } }
        test.waitForIdle()
    }

    fun tap(tag: String) {
        await { test.onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty() }
        test.onAllNodesWithTag(tag).onFirst().performClick()
        test.waitForIdle()
    }

    fun scrollAndTap(tag: String) {
        test
            .onAllNodesWithTag(tag)
            .onFirst()
            .performScrollTo()
            .performClick()
        test.waitForIdle()
    }

    fun tapPoint(point: Int) {
        test.onNodeWithTag(pointTag(point)).performClick()
        test.waitForIdle()
    }

    fun tapPoint(name: String) = tapPoint(Layouts.namesOf(snapshot.rules.board).indexOf(name))

    /** Waits until a person is to move, or nobody is. */
    fun awaitPerson() = await { snapshot.status !is Status.ComputersTurn }

    fun await(
        millis: Long = 20_000,
        condition: () -> Boolean,
    ) = test.waitUntil(timeoutMillis = millis) { condition() }

    companion object {
        /** The test tag of the whole screen. */
        const val SCREEN_TAG = "screen"

        /** Runs a test of the app on a screen of [width] by [height] dp, drawn with [density] pixels a dp. */
        fun run(
            width: Int = 360,
            height: Int = 640,
            density: Float = 1f,
            platform: FakePlatform = FakePlatform(),
            thinker: Thinker = ShortEngine(),
            pace: Pace = Pace.None,
            folder: File = createTempDirectory("aadupuli").toFile(),
            body: DesktopComposeUiTest.(AppRobot) -> Unit,
        ) = runDesktopComposeUiTest((width * density).toInt(), (height * density).toInt()) {
            val robot = runOnUiThread { AppRobot(this, folder, platform, thinker, pace, width, height) }
            setContent {
                CompositionLocalProvider(LocalDensity provides Density(density, robot.fontScale)) {
                    Box(Modifier.size(robot.size).testTag(SCREEN_TAG)) {
                        AadupuliApp(robot.model, systemDark = robot.dark, stillness = true)
                    }
                }
            }
            try {
                body(robot)
            } finally {
                runOnUiThread { robot.model.close() }
                folder.deleteRecursively()
            }
        }
    }
}
