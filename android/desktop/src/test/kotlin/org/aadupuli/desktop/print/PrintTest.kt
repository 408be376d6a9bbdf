package org.aadupuli.desktop.print

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertIsOn
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onChildren
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import org.aadupuli.core.GameId
import org.aadupuli.core.Paper
import org.aadupuli.core.allGames
import org.aadupuli.desktop.saveTogether
import org.aadupuli.desktop.support.AppRobot
import org.aadupuli.ui.app.Place
import org.aadupuli.ui.parts.PASSING_TAG
import org.aadupuli.ui.platform.Handed
import org.aadupuli.ui.platform.SharedFile
import org.aadupuli.ui.print.PrintFormat
import org.aadupuli.ui.print.PrintPage
import org.aadupuli.ui.print.PrintViewModel
import kotlin.io.path.createTempDirectory
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

/** The page that prints a board, from the settings to the file. */
@OptIn(ExperimentalTestApi::class)
class PrintTest {
    private val AppRobot.print get() = page<PrintViewModel>()
    private val AppRobot.pages get() = print.ui.value.pages

    private fun AppRobot.openPrint() {
        open(Place.Settings)
        scrollAndTap("settings.print")
        awaitPages(3)
    }

    private fun AppRobot.awaitPages(count: Int) = await { pages.size == count }

    @Test
    fun `from the settings to a PDF with the board, the rules and the pieces`() =
        AppRobot.run { robot ->
            robot.openPrint()
            onNodeWithTag("print.pieces").assertIsOn()
            onNodeWithTag("print.rules").assertIsOn()
            robot.tap("print.share")
            robot.await { robot.platform.sharedFiles.isNotEmpty() }
            val file = robot.platform.sharedFiles.single()
            assertEquals("aadupuli-standard.pdf", file.name)
            assertEquals("%PDF-", file.bytes.copyOf(5).decodeToString())
            assertTrue("/Count 3" in file.bytes.toString(Charsets.ISO_8859_1), "not three pages")
        }

    @Test
    fun `every game on both papers, as one SVG a page`() =
        AppRobot.run { robot ->
            robot.openPrint()
            onNodeWithText("SVG").performScrollTo().performClick()
            for (game in allGames()) {
                robot.scrollAndTap("print-game-${game.name}")
                for ((label, size) in listOf("Letter" to "viewBox=\"0 0 215.9 279.4\"", "A4" to "viewBox=\"0 0 210 297\"")) {
                    onNodeWithText(label).performScrollTo().performClick()
                    waitForIdle()
                    robot.platform.sharedFiles.clear()
                    robot.tap("print.share")
                    robot.await { robot.platform.sharedFiles.isNotEmpty() }
                    val name = game.name.lowercase().replace('_', '-')
                    assertEquals(List(3) { "aadupuli-$name-${it + 1}.svg" }, robot.platform.sharedFiles.map { it.name })
                    for (file in robot.platform.sharedFiles) assertTrue(size in file.bytes.decodeToString(), "$game, $label")
                }
            }
        }

    @Test
    fun `the preview has the pages that are chosen, named for a screen reader`() =
        AppRobot.run { robot ->
            robot.openPrint()
            val titles = robot.pages.map { it.title }
            assertEquals(3, titles.toSet().size, "pages of one name: $titles")
            val spoken =
                onNodeWithTag("print-pages").onChildren().fetchSemanticsNodes().mapNotNull {
                    it.config.getOrNull(SemanticsProperties.ContentDescription)?.single()
                }
            assertEquals(titles, spoken)
            robot.scrollAndTap("print.rules")
            robot.awaitPages(2)
            robot.scrollAndTap("print.pieces")
            robot.awaitPages(1)
            assertEquals(titles.take(1), robot.pages.map { it.title })
            robot.scrollAndTap("print-game-${GameId.BAGH_CHAL.name}")
            robot.await {
                robot.pages
                    .singleOrNull()
                    ?.title
                    .let { it != null && it != titles.first() }
            }
        }

    @Test
    fun `the pages speak the language of the app`() =
        AppRobot.run { robot ->
            robot.openPrint()
            val english = robot.pages.map { it.title }
            robot.speak("ta")
            robot.await { robot.pages.size == 3 && robot.pages.map { it.title } != english }
            for ((one, other) in english.zip(robot.pages.map { it.title })) assertNotEquals(one, other)
        }

    @Test
    fun `what became of the file is told`() =
        AppRobot.run { robot ->
            robot.openPrint()
            for ((handed, words) in listOf(Handed.Saved to "announce-saved", Handed.Failed to "error-share")) {
                robot.platform.handed = handed
                robot.tap("print.share")
                val told = robot.model.words.value(words)
                robot.await { onAllNodesWithText(told).fetchSemanticsNodes().isNotEmpty() }
                onNodeWithTag(PASSING_TAG).assert(SemanticsMatcher.keyIsDefined(SemanticsProperties.LiveRegion))
            }
        }

    @Test
    fun `what is chosen is remembered while the page is open, and gone with it`() =
        AppRobot.run { robot ->
            robot.openPrint()
            onNodeWithText("Letter").performScrollTo().performClick()
            assertEquals(Paper.LETTER, robot.print.ui.value.paper)
            assertEquals(PrintFormat.Pdf, robot.print.ui.value.format)
            robot.tap("back")
            assertEquals(
                Place.Settings,
                robot.place,
            )
        }

    @Test
    fun `a page is read as it is written`() {
        val page =
            PrintPage.read(
                """<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297">
                <title>Goats &amp; tigers</title>
                <rect width="210" height="297" fill="#fff"/>
                <path d="M10 20L110 20" fill="none" stroke="#000" stroke-width="0.5" stroke-dasharray="1.6 1.2"/>
                <circle cx="50" cy="60" r="5" fill="#808080"/>
                </svg>""",
            )
        assertEquals("Goats & tigers", page.title)
        assertEquals(listOf(210f, 297f), listOf(page.size.width, page.size.height))
        assertEquals(3, page.shapes.size)
        assertEquals(
            listOf(10f, 20f, 110f, 20f),
            page.shapes[1]
                .path
                .getBounds()
                .let { listOf(it.left, it.top, it.right, it.bottom) },
        )
        assertEquals(null, page.shapes[1].fill)
        assertEquals(0.5f, page.shapes[1].stroke?.width)
        assertEquals(null, page.shapes[2].stroke)
        assertEquals(
            listOf(45f, 55f),
            page.shapes[2]
                .path
                .getBounds()
                .let { listOf(it.left, it.top) },
        )
    }

    @Test
    fun `files that belong together are saved beside one another`() {
        val folder = createTempDirectory("aadupuli").toFile()
        val files = List(3) { SharedFile("board-${it + 1}.svg", byteArrayOf(it.toByte())) }
        assertEquals(Handed.Saved, saveTogether(folder.resolve("mine-1.svg"), files))
        assertEquals(setOf("mine-1.svg", "mine-2.svg", "mine-3.svg"), folder.list()?.toSet())
        assertEquals(2, folder.resolve("mine-3.svg").readBytes().single())
        assertEquals(Handed.Failed, saveTogether(folder.resolve("no/such/folder.svg"), files))
        folder.deleteRecursively()
    }
}
