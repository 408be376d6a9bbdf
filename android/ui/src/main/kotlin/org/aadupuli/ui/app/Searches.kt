package org.aadupuli.ui.app

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import org.aadupuli.core.CancelToken
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.atomic.AtomicInteger

/** One search at a time: a new one, or [stop], cancels the one that runs, here and inside the library. */
class Searches(
    private val scope: CoroutineScope,
) {
    private var job: Job? = null
    private var token: CancelToken? = null

    /** Also those that were cancelled, but have not yet come back out of the library. */
    private val running = ConcurrentHashMap.newKeySet<Job>()

    /** Starts a search; [work] gets the token that stops it. */
    fun start(work: suspend (CancelToken) -> Unit) {
        stop()
        val mine = CancelToken()
        token = mine
        val started =
            scope.launch {
                try {
                    work(mine)
                } finally {
                    if (token === mine) token = null
                    mine.close()
                }
            }
        job = started
        running += started
        started.invokeOnCompletion { running -= started }
    }

    fun stop() {
        token?.cancel()
        token = null
        job?.cancel()
        job = null
    }

    /** Stops, and does [last] once nothing is left in the library: only then may what it searched in be closed. */
    fun stopThen(last: () -> Unit) {
        stop()
        val left = running.toList()
        if (left.isEmpty()) return last()
        val count = AtomicInteger(left.size)
        for (search in left) search.invokeOnCompletion { if (count.decrementAndGet() == 0) last() }
    }
}
