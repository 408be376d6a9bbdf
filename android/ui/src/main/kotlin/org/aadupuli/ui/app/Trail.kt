package org.aadupuli.ui.app

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow

/** A place on the way here, with the view model of its screen. */
class Visit(
    val place: Place,
    val model: AutoCloseable?,
    /** How far from the beginning of the way. */
    depth: Int,
) {
    /** Names the visit among those on the way, also after the system has ended the app and brought it back. */
    val id = "$depth $place"
}

/** The way from Home to where the person is; leaving a place closes its view model. */
class Trail(
    private val make: (Place) -> AutoCloseable?,
) {
    private val visits = ArrayDeque<Visit>()
    private val here = MutableStateFlow<Visit?>(null)
    private val beneath = MutableStateFlow<Visit?>(null)
    private val deeper = MutableStateFlow(false)

    val current: StateFlow<Visit?> get() = here

    /** Where a step back leads. */
    val below: StateFlow<Visit?> get() = beneath
    val canGoBack: StateFlow<Boolean> get() = deeper
    val places: List<Place> get() = visits.map { it.place }

    fun open(place: Place) {
        visits.addLast(Visit(place, make(place), visits.size))
        arrived()
    }

    /** Puts a place where this one is. */
    fun replace(place: Place) {
        leave()
        open(place)
    }

    fun back(): Boolean {
        if (visits.size <= 1) return false
        leave()
        arrived()
        return true
    }

    /** Forgets the way, and starts at these places. */
    fun restart(places: List<Place>) {
        while (visits.isNotEmpty()) leave()
        for (place in places) visits.addLast(Visit(place, make(place), visits.size))
        arrived()
    }

    operator fun contains(visit: Visit): Boolean = visit in visits

    fun models(): List<AutoCloseable> = visits.mapNotNull { it.model }

    private fun leave() {
        visits.removeLastOrNull()?.model?.close()
    }

    private fun arrived() {
        here.value = visits.lastOrNull()
        beneath.value = visits.getOrNull(visits.size - 2)
        deeper.value = visits.size > 1
    }
}
