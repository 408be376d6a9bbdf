package org.aadupuli.desktop.figures

import org.aadupuli.core.Game
import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.Level
import org.aadupuli.core.NewGame
import org.aadupuli.core.Player
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.Store
import org.aadupuli.core.SuggestReply
import org.aadupuli.core.Texts
import org.aadupuli.core.ThinkLimits
import org.aadupuli.desktop.support.friends
import java.io.File
import java.lang.management.ManagementFactory
import kotlin.io.path.createTempDirectory
import kotlin.random.Random

/**
 * Prints the app's figures in docs/performance.md: what a call over JNA costs, and how memory grows over a hundred games.
 *
 * `android/desktop/figures` runs it. Times are processor time of the one thread that calls.
 */
fun main() {
    calls()
    memory()
}

private fun calls() {
    Texts.forLocales(listOf("en")).use { texts ->
        Game.begin(friends()).use { game ->
            val random = Random(SEED)
            while (game.snapshot().ply < PLIES) game.playAny(random)
            val snapshot = game.snapshot()
            println("after ${snapshot.ply} plies, microseconds of processor time a call, mean of $CALLS:")
            time("snapshot()") { game.snapshot() }
            time("all words of a snapshot") { texts.game(game, null, null, emptyList()) }
            time("a tap that is refused") { game.tap(snapshot.revision, null, snapshot.points.first { !it.canPlace && !it.canMove }.point) }
            time("toSave()") { game.toSave() }
            println("a whole game on the screen asks for one snapshot and one set of words a change")
        }
    }
}

private fun time(
    what: String,
    call: () -> Unit,
) {
    repeat(WARM_UP) { call() }
    val threads = ManagementFactory.getThreadMXBean()
    val before = threads.currentThreadCpuTime
    repeat(CALLS) { call() }
    println("  %-26s %8.1f".format(what, (threads.currentThreadCpuTime - before) / 1000.0 / CALLS))
}

/** Whole games of the computer against itself, each asked for everything that a screen asks for, and kept after every move. */
private fun memory() {
    val folder = createTempDirectory("aadupuli-figures").toFile()
    try {
        Texts.forLocales(listOf("en")).use { texts ->
            Store.open(folder.path).use { store ->
                for (game in 1..GAMES) {
                    playWhole(game.toLong(), texts, store)
                    if (game == GAMES / 10 || game == GAMES / 2 || game == GAMES) report(game)
                }
            }
        }
    } finally {
        folder.deleteRecursively()
    }
}

private fun playWhole(
    seed: Long,
    texts: Texts,
    store: Store,
) {
    val computer = Player.Computer(Level.EASY)
    Game
        .begin(
            NewGame(RulesChoice(org.aadupuli.core.GameId.STANDARD), computer, computer, friends().help, seed = seed, date = "2026-01-14"),
        ).use { game ->
            var number = store.start(game)
            while (game.snapshot().outcome == null) {
                val reply = game.suggest(Level.EASY, ThinkLimits(nodes = NODES), null)
                if (reply !is SuggestReply.Suggested) break
                game.playSuggestion(reply.suggestion)
                texts.game(game, null, null, emptyList())
                number = store.save(number, game)
            }
        }
}

private fun report(games: Int) {
    repeat(3) {
        System.gc()
        // What the collector found dead is freed in the library by a thread of its own.
        Thread.sleep(200)
    }
    val heap = Runtime.getRuntime().let { it.totalMemory() - it.freeMemory() }
    println("after %3d games: %d MiB resident, of which %d MiB are live on the Java heap".format(games, residentMiB(), heap shr 20))
}

/** What the process holds in memory, as Linux counts it; 0 elsewhere. */
private fun residentMiB(): Long =
    File("/proc/self/status")
        .takeIf { it.exists() }
        ?.readLines()
        ?.firstOrNull { it.startsWith("VmRSS:") }
        ?.filter { it.isDigit() }
        ?.let { it.toLong() / 1024 } ?: 0

/** A move without a capture where there is one: the game shall not end. */
private fun Game.playAny(random: Random) {
    val now: GameSnapshot = snapshot()
    val places = now.points.filter { it.canPlace }.map { null to it.point }
    val moves = now.points.flatMap { point -> point.targets.map { point.point to it } }
    val quiet = moves.filter { (_, target) -> target.captures == null }.ifEmpty { moves }.map { (from, target) -> from to target.to }
    val (from, to) = (places + quiet).random(random)
    tap(now.revision, from, to)
}

private const val SEED = 7
private const val PLIES = 42
private const val WARM_UP = 3_000
private const val CALLS = 5_000
private const val GAMES = 100
private const val NODES = 300L
