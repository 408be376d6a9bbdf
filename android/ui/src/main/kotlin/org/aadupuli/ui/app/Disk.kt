package org.aadupuli.ui.app

import kotlinx.coroutines.asCoroutineDispatcher
import kotlinx.coroutines.withContext
import java.util.concurrent.Callable
import java.util.concurrent.Executors
import java.util.concurrent.RejectedExecutionException
import java.util.concurrent.TimeUnit

/** One thread for everything that touches the disk, so that writes keep their order and never hold up the screen. */
internal class Disk : AutoCloseable {
    private val thread = Executors.newSingleThreadExecutor { Thread(it, "disk").apply { isDaemon = true } }
    private val dispatcher = thread.asCoroutineDispatcher()

    /**
     * Does it soon, after all that was asked before; at once where this is closed already, as when a search comes back from
     * the library after the app has ended and what it searched in is still to be let go.
     */
    fun soon(work: () -> Unit) {
        try {
            thread.execute(work)
        } catch (_: RejectedExecutionException) {
            thread.awaitTermination(LONGEST_WRITE, TimeUnit.SECONDS)
            work()
        }
    }

    /** Does it after all that was asked before, and waits: only for what a screen cannot open without. */
    fun <T> now(work: () -> T): T = thread.submit(Callable(work)).get()

    /** Does it after all that was asked before, without holding up the caller's thread. */
    suspend fun <T> read(work: () -> T): T = withContext(dispatcher) { work() }

    /** Waits until everything is on the disk. */
    fun flush() = now { }

    override fun close() {
        thread.shutdown()
    }

    private companion object {
        const val LONGEST_WRITE = 10L
    }
}
