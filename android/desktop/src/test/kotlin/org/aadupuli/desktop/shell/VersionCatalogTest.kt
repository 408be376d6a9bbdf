package org.aadupuli.desktop.shell

import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Reads the Gradle files as far as that goes without Gradle: every name they use is in the catalog, and it agrees with the POM. */
class VersionCatalogTest {
    private val android = File(System.getProperty("aadupuli.root"), "android")
    private val catalog = readCatalog(File(android, "gradle/libs.versions.toml").readText())

    @Test
    fun `every alias that a build file uses is in the catalog`() {
        val known =
            catalog.getValue("libraries").keys.map { it.dotted() } +
                catalog.getValue("plugins").keys.map { "plugins.${it.dotted()}" } +
                catalog.getValue("versions").keys.map { "versions.${it.dotted()}" }
        for (file in listOf("build.gradle.kts", "app/build.gradle.kts", "ui/build.gradle.kts").map { File(android, it) }) {
            val used = Regex("""\blibs\.([a-z0-9.]+[a-z0-9])""").findAll(file.readText()).map { it.groupValues[1].removeSuffix(".get") }
            for (alias in used) assertTrue(alias in known, "${file.name}: libs.$alias is not in the catalog")
        }
    }

    @Test
    fun `every version that a library names exists`() {
        for (section in listOf("libraries", "plugins")) {
            for ((name, value) in catalog.getValue(section)) {
                val version = Regex("""version\.ref = "([^"]+)"""").find(value)?.groupValues?.get(1) ?: continue
                assertTrue(version in catalog.getValue("versions"), "$name: no version $version")
            }
        }
    }

    @Test
    fun `phone and desktop use the same Kotlin, coroutines and JNA`() {
        val pom = File(android, "pom.xml").readText()
        for ((key, property) in mapOf("kotlin" to "kotlin", "coroutines" to "coroutines", "jna" to "jna")) {
            val inPom = Regex("<$property.version>(.*?)</").find(pom)?.groupValues?.get(1)
            assertEquals(inPom, catalog.getValue("versions").getValue(key).trim('"'), key)
        }
    }

    @Test
    fun `the app says the version that is built`() {
        fun first(
            file: String,
            pattern: String,
        ) = Regex(pattern).find(File(android, file).readText())?.groupValues?.get(1)
        val built = first("app/build.gradle.kts", """versionName = "(.*?)"""")
        assertEquals(built, first("ui/src/main/kotlin/org/aadupuli/ui/app/AppModel.kt", """const val VERSION = "(.*?)""""))
        assertEquals(built, first("pom.xml", "<version>(.*?)</version>"))
    }

    private fun String.dotted() = replace('-', '.')

    private fun readCatalog(text: String): Map<String, Map<String, String>> {
        val sections = mutableMapOf<String, MutableMap<String, String>>()
        var section = ""
        for (line in text.lines().map { it.trim() }.filter { it.isNotEmpty() && !it.startsWith("#") }) {
            if (line.startsWith("[")) {
                section = line.trim('[', ']')
                continue
            }
            val (key, value) = line.split(" = ", limit = 2).also { assertEquals(2, it.size, "not `key = value`: $line") }
            val earlier = sections.getOrPut(section) { mutableMapOf() }.put(key, value)
            assertEquals(null, earlier, "$key is given twice")
        }
        return sections
    }
}
