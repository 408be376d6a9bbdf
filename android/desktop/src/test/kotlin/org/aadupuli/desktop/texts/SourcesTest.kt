package org.aadupuli.desktop.texts

import org.aadupuli.core.Texts
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What the sources may and must hold: no prose, no unknown text, exactly the actions that both apps share. */
class SourcesTest {
    private val root = File(System.getProperty("aadupuli.root"))
    private val sources = listOf("ui/src/main", "app/src/main/kotlin", "desktop/src/main").flatMap { kotlinIn(File(root, "android/$it")) }

    @Test
    fun `no literal prose`() {
        val prose = Regex("""\p{L}{2,} \p{L}{2,}""")
        for (file in sources.filter { it.name !in WITHOUT_PROSE }) {
            for (literal in literals(
                code(file),
            )) {
                assertTrue(!prose.containsMatchIn(literal), "${file.name}: \"$literal\" belongs into texts")
            }
        }
    }

    @Test
    fun `every text that is asked for exists`() {
        val id = Regex("""\b(?:say|text|LocalWords\.current|this)\(\s*"([a-z][a-z0-9-]*)"""")
        Texts.forLocales(listOf("en")).use { texts ->
            for (file in sources) {
                for (asked in id.findAll(code(file)).map { it.groupValues[1] }) {
                    // A text with variables shows as its id in brackets too, but then it names them; an unknown one never does.
                    assertTrue(asked in known, "${file.name}: no text $asked")
                    texts.get(asked, emptyList())
                }
            }
        }
    }

    @Test
    fun `the actions are those that both apps share`() {
        val listed =
            File(root, "tests/parity/actions.tsv")
                .readLines()
                .filter { it.isNotBlank() && !it.startsWith("#") }
                .map { line -> line.split("\t").let { "${it[0]}.${it[1]}" } }
                .toSet()
        val action = Regex(""""((?:${listed.map { it.substringBefore('.') }.distinct().joinToString("|")})\.[a-z-]+)"""")
        val found = kotlinIn(File(root, "android/ui/src/main"))
            .flatMap { file ->
                action.findAll(code(file)).map { it.groupValues[1] }
            }.toSet()
        assertEquals(emptySet(), listed - found, "listed, but not in the app")
        assertEquals(emptySet(), found - listed, "in the app, but not listed")
    }

    @Test
    fun `nothing of Android in the screens`() {
        for (file in kotlinIn(File(root, "android/ui/src/main"))) {
            assertTrue(!Regex("""^import android\.""", RegexOption.MULTILINE).containsMatchIn(file.readText()), file.name)
        }
    }

    private val known: Set<String> =
        File(
            root,
            "texts/languages/en.ftl",
        ).readLines().mapNotNull { Regex("""^([a-z][a-z0-9-]*) =""").find(it)?.groupValues?.get(1) }.toSet()

    private fun kotlinIn(folder: File) = folder.walk().filter { it.extension == "kt" }.toList()

    /** The code without its comments. */
    private fun code(file: File) =
        file
            .readText()
            .replace(Regex("""/\*.*?\*/""", RegexOption.DOT_MATCHES_ALL), "")
            .replace(Regex("""(?m)(?<!:)//.*$"""), "")

    private fun literals(code: String) = Regex(""""((?:[^"\\\n]|\\.)*)"""").findAll(code).map { it.groupValues[1] }

    private companion object {
        /** Names of libraries and of command line options, which no language translates. */
        val WITHOUT_PROSE = setOf("AboutScreen.kt", "WindowOptions.kt", "Words.kt")
    }
}
