package org.aadupuli.ui.app

import org.aadupuli.core.LessonId

/** Writes the way here as one word and reads it back; what means nothing any more is left out. */
internal object Places {
    private val simple =
        mapOf(
            "home" to Place.Home,
            "game" to Place.Game,
            "puzzles" to Place.Puzzles,
            "learn" to Place.Learn,
            "games" to Place.Games,
            "statistics" to Place.Statistics,
            "settings" to Place.Settings,
            "print" to Place.Print,
            "about" to Place.About,
            "new" to Place.NewGame(),
        )

    fun write(places: List<Place>): String = places.mapNotNull(::word).joinToString("/")

    fun read(text: String): List<Place> {
        val places = text.split("/").mapNotNull(::place)
        return if (places.firstOrNull() == Place.Home) places else emptyList()
    }

    private fun word(place: Place): String? =
        when (place) {
            is Place.Review -> "review-${place.game}"
            is Place.Lesson -> "lesson-${place.lesson.name}"
            is Place.NewGame -> "new"
            else -> simple.entries.firstOrNull { it.value == place }?.key
        }

    private fun place(word: String): Place? =
        simple[word]
            ?: word.after("review-")?.toLongOrNull()?.let { Place.Review(it) }
            ?: word.after("lesson-")?.let { name -> LessonId.entries.firstOrNull { it.name == name } }?.let { Place.Lesson(it) }

    private fun String.after(prefix: String): String? = if (startsWith(prefix)) removePrefix(prefix) else null
}
