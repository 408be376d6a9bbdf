package org.aadupuli.desktop.keeping

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onNodeWithTag
import org.aadupuli.core.DiskAction
import org.aadupuli.core.Game
import org.aadupuli.core.ImportException
import org.aadupuli.core.OpenGameException
import org.aadupuli.core.Store
import org.aadupuli.core.StoreException
import org.aadupuli.core.Texts
import org.aadupuli.core.UndoDeleteException
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.desktop.support.friends
import org.aadupuli.ui.app.Place
import org.aadupuli.ui.platform.BroughtFile
import org.junit.Assume.assumeTrue
import java.io.File
import java.nio.ByteBuffer
import java.nio.file.Files
import kotlin.io.path.createTempDirectory
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** Every way in which a disk or a file can fail, brought about in the real library. */
@OptIn(ExperimentalTestApi::class)
class StoreErrorsTest {
    private val linux = System.getProperty("os.name") == "Linux"
    private val texts = Texts.forLocales(listOf("en"))

    private fun inFolder(test: (File) -> Unit) {
        val folder = createTempDirectory("aadupuli").toFile()
        try {
            test(folder)
        } finally {
            folder.deleteRecursively()
        }
    }

    private fun said(
        failed: StoreException,
        id: String,
    ) = assertEquals(texts.get(id, emptyList()), texts.storeProblem(failed))

    @Test
    fun `a file is in the way of the folder`() =
        inFolder { folder ->
            val file = File(folder, "file").apply { writeText("in the way") }
            val failed = assertFailsWith<StoreException.Other> { Store.open(File(file, "store").path) }
            assertEquals(DiskAction.CREATE_FOLDER, failed.action)
            assertTrue(texts.storeProblem(failed).isNotEmpty())
        }

    @Test
    fun `a folder that may not be written to`() {
        // Nobody may make a folder there, not even root.
        assumeTrue(linux && File("/sys").isDirectory)
        val failed = assertFailsWith<StoreException.Denied> { Store.open("/sys/aadupuli") }
        assertEquals(DiskAction.CREATE_FOLDER, failed.action)
        said(failed, "error-disk-denied")
    }

    @Test
    fun `no room is left, and what was kept before is still there`() =
        inFolder { folder ->
            assumeTrue(linux)
            Store.open(folder.path).use { store ->
                val kept = store.keepSettings(store.settings().copy(sound = false))
                val full = noRoomFor(File(folder, "settings.json"))
                val failed = assertFailsWith<StoreException.Full> { store.keepSettings(kept.copy(vibration = false)) }
                assertEquals(DiskAction.WRITE, failed.action)
                said(failed, "error-disk-full")
                assertEquals(kept, store.settings())
                full.delete()
                store.keepSettings(kept.copy(vibration = false))
            }
        }

    /** What is written in place of this file goes to a device that never has room. */
    private fun noRoomFor(file: File): File =
        File(file.path + ".new").also { Files.createSymbolicLink(it.toPath(), File("/dev/full").toPath()) }

    @Test
    fun `another program is busy with the folder`() =
        inFolder { folder ->
            assumeTrue(linux && File("/usr/bin/flock").canExecute())
            Store.open(folder.path).use { store ->
                val holder = ProcessBuilder("/usr/bin/flock", File(folder, "lock").path, "sh", "-c", "echo held; exec sleep 60").start()
                try {
                    assertEquals("held", holder.inputStream.bufferedReader().readLine())
                    val failed = assertFailsWith<StoreException.Busy> { store.keepSettings(store.settings()) }
                    assertEquals(DiskAction.LOCK, failed.action)
                    said(failed, "error-disk-busy")
                } finally {
                    holder.descendants().forEach { it.destroy() }
                    holder.destroy()
                    holder.waitFor()
                }
                store.keepSettings(store.settings())
            }
        }

    @Test
    fun `games that cannot be opened, deletions that cannot be undone`() =
        inFolder { folder ->
            Store.open(folder.path).use { store ->
                for (missing in listOf(-1L, 7L)) {
                    val failed = assertFailsWith<OpenGameException.NotThere> { store.openGame(texts, missing) }
                    assertEquals(texts.get("error-open-not-there", emptyList()), texts.openProblem(failed))
                }
                val gone = assertFailsWith<UndoDeleteException.Gone> { store.undoDelete("nothing") }
                assertEquals(texts.get("error-delete-gone", emptyList()), texts.undoDeleteProblem(gone))
                val number = Game.begin(friends()).use { store.start(it) }
                File(folder, "games").listFiles()!!.single().writeText("""{"format":"aadupuli","version":1}""")
                val failed = assertFailsWith<OpenGameException.Unreadable> { store.openGame(texts, number) }
                assertTrue(texts.openProblem(failed).isNotEmpty())
            }
        }

    @Test
    fun `the app plays on where the disk cannot be used at all`() =
        inFolder { folder ->
            val file = File(folder, "file").apply { writeText("in the way") }
            AppRobot.run(folder = File(file, "store")) { robot ->
                robot.begin(friends())
                robot.tapPoint("e1")
                assertEquals(1, robot.snapshot.ply)
            }
        }

    // Imports

    private fun Store.takes(content: ByteArray) =
        takeIn(
            texts,
            ByteBuffer.allocateDirect(content.size).also {
                it.put(content)
                it.flip()
            },
        )

    /** What cannot be imported, by the kind of its error. */
    private fun Store.unfit(): Map<String, ImportException> {
        val everything = exportEverything()
        val newer = everything.replaceFirst(Regex(""""version":\s*\d+"""), "\"version\":99")
        return mapOf(
            "nothing" to " ",
            "a letter" to "hello",
            "a save of a newer app" to """{"format":"aadupuli","version":99}""",
            "a record of chess" to "[Rules \"chess\"]\n",
            "everything of a newer app" to newer,
            "everything, broken off" to everything.dropLast(9),
        ).mapValues { (_, content) -> assertFailsWith<ImportException> { takes(content.encodeToByteArray()) } }
    }

    @Test
    fun `each kind of file that cannot be imported is named`() {
        Store.inMemory().use { store ->
            val failed = store.unfit()
            assertIs<ImportException.Empty>(failed["nothing"])
            assertIs<ImportException.Unknown>(failed["a letter"])
            assertIs<ImportException.Save>(failed["a save of a newer app"])
            assertIs<ImportException.Record>(failed["a record of chess"])
            assertIs<ImportException.TooNew>(failed["everything of a newer app"])
            assertIs<ImportException.Damaged>(failed["everything, broken off"])
            val words = failed.values.map { texts.importProblem(it) }
            assertEquals(words.size, words.filter { it.isNotEmpty() }.toSet().size, "$words")
            val long = assertFailsWith<ImportException.TooLong> { store.takes(ByteArray(TOO_LONG) { ' '.code.toByte() }) }
            assertEquals(TOO_LONG.toLong(), long.bytes)
            assertTrue(texts.importProblem(long).isNotEmpty())
        }
    }

    @Test
    fun `an import for which there is no room`() =
        inFolder { folder ->
            assumeTrue(linux)
            val record = Game.begin(friends()).use { it.toRecord() }
            Store.open(folder.path).use { store ->
                Game.begin(friends()).use { store.start(it) }
                val first = File(folder, "games").listFiles()!!.single()
                val digits = first.name.substringBefore('.')
                val next = (digits.toLong() + 1).toString().padStart(digits.length, '0')
                noRoomFor(File(first.parentFile, first.name.replaceFirst(digits, next)))
                val failed = assertFailsWith<ImportException.Disk> { store.takes(record.encodeToByteArray()) }
                assertIs<StoreException.Full>(failed.disk)
                assertTrue(texts.importProblem(failed).isNotEmpty())
            }
        }

    @Test
    fun `the app says which, and loses nothing`() =
        AppRobot.run { robot ->
            robot.begin(friends())
            robot.tapPoint("e1")
            robot.model.settle()
            robot.open(Place.Games)
            val bad = listOf(" ", "hello", """{"format":"aadupuli","version":99}""", "[Rules \"chess\"]\n")
            Store.inMemory().use { store ->
                for (content in bad) {
                    val failed = assertFailsWith<ImportException> { store.takes(content.encodeToByteArray()) }
                    robot.platform.fileToPick = BroughtFile("brought", content.encodeToByteArray())
                    robot.tap("games.import-file")
                    val said = robot.model.services.say.texts
                        .importProblem(failed)
                    waitUntil { runCatching { onNodeWithTag("games-message").assertTextEquals(said) }.isSuccess }
                }
            }
            robot.tap("back")
            assertEquals(1, robot.snapshot.ply)
        }

    private companion object {
        /** One byte more than an import may have. */
        const val TOO_LONG = (256 shl 20) + 1
    }
}
