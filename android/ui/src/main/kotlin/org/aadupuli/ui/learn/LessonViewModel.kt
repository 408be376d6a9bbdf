package org.aadupuli.ui.learn

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import org.aadupuli.core.Lesson
import org.aadupuli.core.LessonSnapshot
import org.aadupuli.core.LessonTry
import org.aadupuli.ui.app.Services
import org.aadupuli.ui.board.BoardActions
import org.aadupuli.ui.platform.Sound
import org.aadupuli.ui.words.Speaking

/** One lesson: it forwards taps and shows what the lesson answers. It owns the native [lesson] and closes it. */
class LessonViewModel(
    private val lesson: Lesson,
    private val services: Services,
) : BoardActions,
    Speaking,
    AutoCloseable {
    private val state = MutableStateFlow(lesson.snapshot(services.say.texts))
    val ui: StateFlow<LessonSnapshot> get() = state

    private val texts get() = services.say.texts

    override fun tap(point: Int?) {
        val tapped = point ?: state.value.selected ?: return
        answered(lesson.tap(texts, tapped))
    }

    override fun lift(point: Int?): Boolean {
        val now = state.value
        if (point == null) return now.points.any { it.canPlace }
        if (!now.points[point].canMove) return false
        if (now.selected != point) answered(lesson.tap(texts, point))
        return true
    }

    override fun drop(point: Int?) {
        val selected = state.value.selected
        when {
            point != null -> answered(lesson.drag(texts, selected, point))
            selected != null -> answered(lesson.tap(texts, selected))
        }
    }

    private fun answered(snapshot: LessonSnapshot) {
        when (snapshot.lastTry) {
            is LessonTry.Accepted, is LessonTry.Found -> services.sound(Sound.Step)
            is LessonTry.Wrong, is LessonTry.Refused -> services.sound(Sound.Refused)
            else -> Unit
        }
        changed(snapshot)
    }

    /** Says it anew, in the language that holds now. */
    fun refresh() {
        state.value = lesson.snapshot(texts)
    }

    fun next() = changed(lesson.goOn(texts))

    fun back() = changed(lesson.goBack(texts))

    fun skip() = changed(lesson.skip(texts))

    fun showMe() = changed(lesson.showMe(texts))

    fun tryAgain() = changed(lesson.tryAgain(texts))

    fun restart() = changed(lesson.restart(texts))

    private fun changed(snapshot: LessonSnapshot) {
        state.value = snapshot
        services.shelf.keepLesson(lesson)
    }

    override fun languageChanged() = refresh()

    override fun close() = services.shelf.release(lesson)
}
