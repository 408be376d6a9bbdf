package org.aadupuli.ui.learn

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.aadupuli.core.LessonId
import org.aadupuli.core.LessonSnapshot
import org.aadupuli.core.LessonTry
import org.aadupuli.core.Settings
import org.aadupuli.core.rulesOf
import org.aadupuli.ui.board.BoardView
import org.aadupuli.ui.board.Layouts
import org.aadupuli.ui.game.ActionBar
import org.aadupuli.ui.game.BarButton
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.BoardPage
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.theme.LocalBoardColors
import org.aadupuli.ui.words.LocalWords
import org.aadupuli.ui.words.speech

/** A step of a lesson: one or two sentences, the board, at most one task. */
@Composable
fun LessonScreen(
    model: LessonViewModel,
    settings: Settings,
    leave: () -> Unit,
    open: (LessonId) -> Unit,
) {
    val say = LocalWords.current
    val view by model.ui.collectAsState()
    BoardPage(
        title = view.title,
        back = Action(say("action-back"), leave),
        above = { Progress(view) },
        board = {
            BoardView(
                shape = Layouts.shapeOf(remember(view.rules) { rulesOf(view.rules).board }),
                picture = remember(view, settings) { view.picture(settings) },
                modifier = Modifier.fillMaxSize(),
                tag = "lesson.point",
                actions = model,
                largeTargets = settings.largerTargets,
                speech = { say.speech(view, it) },
            )
        },
        text = { LessonText(view) },
        textHeight = TEXT_HEIGHT,
        actions = {
            IconButton(model::restart, Modifier.testTag("lesson.start-again")) { Icon(Icons.Rematch, say("learn-start-again")) }
        },
        bar = { Bar(model, view, open) },
    )
}

/** What can be done with the task in the middle, the ways between the steps at both ends; the last leads to the next lesson. */
@Composable
private fun Bar(
    model: LessonViewModel,
    view: LessonSnapshot,
    open: (LessonId) -> Unit,
) {
    val say = LocalWords.current
    val next = view.nextLesson.takeIf { view.finished }
    ActionBar(
        listOf(
            BarButton(Icons.Back, say("learn-back"), "lesson.back", view.canGoBack, run = model::back),
            if (view.canTryAgain) {
                BarButton(Icons.Undo, say("action-try-again"), "lesson.try-again", true, run = model::tryAgain)
            } else {
                BarButton(Icons.Hint, say("puzzle-show-solution"), "lesson.show-me", view.canSkip, run = model::showMe)
            },
            BarButton(Icons.Last, say("learn-skip"), "lesson.skip", view.canSkip, run = model::skip),
            if (next != null) {
                BarButton(Icons.Forward, say("learn-next-lesson"), "lesson.next-lesson", true) { open(next) }
            } else {
                BarButton(Icons.Forward, say("learn-next"), "lesson.next", view.canGoOn, run = model::next)
            },
        ),
    )
}

@Composable
private fun Progress(view: LessonSnapshot) {
    val say = LocalWords.current
    Column(Modifier.fillMaxWidth().padding(16.dp, 4.dp), Arrangement.spacedBy(4.dp)) {
        val progress = say("learn-progress", "step" to view.step + 1, "all" to view.steps)
        Text(
            if (view.finished) progress + " · " + say("learn-finished") else progress,
            Modifier.testTag("lesson-progress").semantics { liveRegion = LiveRegionMode.Polite },
            color = if (view.finished) LocalBoardColors.current.target else LocalBoardColors.current.textQuiet,
            style = MaterialTheme.typography.labelLarge,
        )
        LinearProgressIndicator({ (view.step + 1f) / view.steps }, Modifier.fillMaxWidth())
    }
}

/** Why the last try was not right, if it was not, above what the step says: the newest is never below the edge. */
@Composable
private fun LessonText(view: LessonSnapshot) {
    val wrong =
        when (val answer = view.lastTry) {
            is LessonTry.Wrong -> answer.words
            is LessonTry.Refused -> answer.words
            else -> null
        }
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
        if (wrong != null) {
            Text(
                wrong,
                Modifier.testTag("lesson-wrong").semantics { liveRegion = LiveRegionMode.Assertive },
                color = LocalBoardColors.current.danger,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
        Text(
            view.words,
            Modifier.testTag("lesson-text").semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.bodyLarge,
        )
    }
}

/** Five lines, the longest step in Tamil on the narrowest phone: so the board keeps its size from step to step. */
private val TEXT_HEIGHT = 140.dp
