package org.aadupuli.ui.learn

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
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
import org.aadupuli.ui.board.PointSpeech
import org.aadupuli.ui.game.ActionBar
import org.aadupuli.ui.game.BarButton
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.BoardPage
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.theme.LocalBoardColors
import org.aadupuli.ui.words.LocalWords

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
                speech = { PointSpeech(view.pointNames[it], "", null) },
            )
        },
        text = { LessonText(model, view, open) },
        bar = {
            ActionBar(
                listOf(
                    BarButton(Icons.Back, say("learn-back"), "lesson.back", view.canGoBack, run = model::back),
                    BarButton(Icons.Rematch, say("learn-start-again"), "lesson.start-again", true, run = model::restart),
                    BarButton(Icons.Last, say("learn-skip"), "lesson.skip", view.canSkip, run = model::skip),
                    BarButton(Icons.Forward, say("learn-next"), "lesson.next", view.canGoOn, run = model::next),
                ),
            )
        },
    )
}

@Composable
private fun Progress(view: LessonSnapshot) {
    val say = LocalWords.current
    Column(Modifier.fillMaxWidth().padding(16.dp, 4.dp), Arrangement.spacedBy(4.dp)) {
        Text(
            say("learn-progress", "step" to view.step + 1, "all" to view.steps),
            color = LocalBoardColors.current.textQuiet,
            style = MaterialTheme.typography.labelLarge,
        )
        LinearProgressIndicator({ (view.step + 1f) / view.steps }, Modifier.fillMaxWidth())
    }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun LessonText(
    model: LessonViewModel,
    view: LessonSnapshot,
    open: (LessonId) -> Unit,
) {
    val say = LocalWords.current
    val colors = LocalBoardColors.current
    val wrong =
        when (val answer = view.lastTry) {
            is LessonTry.Wrong -> answer.words
            is LessonTry.Refused -> answer.words
            else -> null
        }
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
        Text(
            view.words,
            Modifier.testTag("lesson-text").semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.bodyLarge,
        )
        if (wrong != null) {
            Text(
                wrong,
                Modifier.testTag("lesson-wrong").semantics { liveRegion = LiveRegionMode.Assertive },
                color = colors.danger,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            if (view.canSkip) {
                TextButton(model::showMe, Modifier.testTag("lesson.show-me")) { Text(say("puzzle-show-solution")) }
            }
            if (view.canTryAgain) {
                TextButton(model::tryAgain, Modifier.testTag("lesson.try-again")) { Text(say("action-try-again")) }
            }
            if (view.finished) {
                Text(
                    say("learn-finished"),
                    Modifier.padding(vertical = 12.dp),
                    color = colors.target,
                    style = MaterialTheme.typography.titleMedium,
                )
                view.nextLesson?.let { next ->
                    Button({ open(next) }, Modifier.testTag("lesson.next-lesson")) { Text(say("learn-next-lesson")) }
                }
            }
        }
    }
}
