package org.aadupuli.ui.learn

import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import org.aadupuli.core.LessonEntry
import org.aadupuli.core.LessonId
import org.aadupuli.core.Side
import org.aadupuli.ui.parts.Action
import org.aadupuli.ui.parts.Icons
import org.aadupuli.ui.parts.LinkRow
import org.aadupuli.ui.parts.Page
import org.aadupuli.ui.parts.Question
import org.aadupuli.ui.parts.Section
import org.aadupuli.ui.words.LocalWords

/** The lessons with their progress, the rules of every game, and the advice for both sides. */
@Composable
fun LearnScreen(
    model: LearnViewModel,
    back: () -> Unit,
    lesson: (LessonId) -> Unit,
    guide: (strategy: Side?) -> Unit,
) {
    val say = LocalWords.current
    val ui by model.ui.collectAsState()
    LaunchedEffect(Unit) { model.refresh() }
    Page(say("learn-title"), Action(say("action-back"), back)) {
        Section(say("learn-lessons")) { Lessons(ui.lessons, lesson) }
        Section(say("learn-differences")) { Lessons(ui.differences, lesson) }
        Section(say("learn-how-to-play")) {
            LinkRow(say("learn-how-to-play"), { guide(null) }, Modifier.testTag("learn.how-to-play"), icon = Icons.Help)
            LinkRow(say("learn-strategy-goats"), { guide(Side.GOATS) }, Modifier.testTag("learn.strategy"), icon = Icons.Learn)
            LinkRow(say("learn-strategy-tigers"), { guide(Side.TIGERS) }, Modifier.testTag("learn.strategy"), icon = Icons.Learn)
        }
        LinkRow(say("learn-start-again"), { model.askToRestart(true) }, Modifier.testTag("learn.start-again"), icon = Icons.Rematch)
    }
    if (ui.asking) {
        Question(say("confirm-reset-lessons-title"), null, say("confirm-reset-lessons-yes"), model::restartAnswered)
    }
}

@Composable
private fun Lessons(
    lessons: List<LessonEntry>,
    open: (LessonId) -> Unit,
) {
    val say = LocalWords.current
    lessons.forEachIndexed { index, lesson ->
        val number = if (lesson.aboutDifferences) "" else say("learn-lesson-number", "number" to index + 1) + " · "
        val state =
            when {
                lesson.completed -> say("learn-done")

                lesson.inTheMiddle -> say("learn-in-progress") + " · " +
                    say("learn-progress", "step" to lesson.step + 1, "all" to lesson.steps)

                else -> say("learn-not-started")
            }
        LinkRow(
            lesson.title,
            { open(lesson.lesson) },
            Modifier.testTag("learn.lesson"),
            text = lesson.summary + "\n" + number + state,
            trailing = { if (lesson.completed) Icon(Icons.Check, null, tint = MaterialTheme.colorScheme.tertiary) },
        )
    }
}
