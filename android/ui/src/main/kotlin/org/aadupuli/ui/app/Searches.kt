package org.aadupuli.ui.app

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import org.aadupuli.core.CancelToken

/** One search at a time: a new one, or [stop], cancels the one that runs, here and inside the library. */
class Searches(
    private val scope: CoroutineScope,
) {
    private var job: Job? = null
    private var token: CancelToken? = null

    /** Starts a search; [work] gets the token that stops it. */
    fun start(work: suspend (CancelToken) -> Unit) {
        stop()
        val mine = CancelToken()
        token = mine
        job =
            scope.launch {
                try {
                    work(mine)
                } finally {
                    if (token === mine) token = null
                    mine.close()
                }
            }
    }

    fun stop() {
        token?.cancel()
        token = null
        job?.cancel()
        job = null
    }
}
