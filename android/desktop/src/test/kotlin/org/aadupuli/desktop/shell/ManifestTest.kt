package org.aadupuli.desktop.shell

import org.w3c.dom.Element
import java.io.File
import javax.xml.parsers.DocumentBuilderFactory
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What the manifest and the resources promise: one permission, the four languages, an icon cut from the game's own tiger. */
class ManifestTest {
    private val main = File(System.getProperty("aadupuli.root"), "android/app/src/main")
    private val manifest = parse(File(main, "AndroidManifest.xml"))

    @Test
    fun `vibration is the only permission`() {
        val asked = manifest.elements("uses-permission").map { it.android("name") }
        assertEquals(listOf("android.permission.VIBRATE"), asked)
    }

    @Test
    fun `predictive back and the languages are declared`() {
        val application = manifest.elements("application").single()
        assertEquals("true", application.android("enableOnBackInvokedCallback"))
        val locales = parse(File(main, "res/xml/locales.xml")).elements("locale").map { it.android("name") }
        assertEquals(listOf("en", "ta", "kn", "te"), locales)
    }

    @Test
    fun `the icon is the tiger of the board`() {
        val art = File(System.getProperty("aadupuli.root"), "android/ui/src/main/kotlin/org/aadupuli/ui/board/PieceArt.kt").readText()
        val drawn = parse(File(main, "res/drawable/ic_launcher_foreground.xml")).elements("path").map { it.android("pathData") }
        val strings = Regex("\"([^\"]*)\"").findAll(art).joinToString("") { it.groupValues[1] }
        for (path in drawn) assertTrue(path in strings, "not a path of PieceArt.kt: $path")
    }

    private fun parse(file: File): Element =
        DocumentBuilderFactory
            .newInstance()
            .apply { isNamespaceAware = true }
            .newDocumentBuilder()
            .parse(file)
            .documentElement

    private fun Element.elements(name: String): List<Element> =
        getElementsByTagName(name).let { nodes -> List(nodes.length) { nodes.item(it) as Element } }

    private fun Element.android(name: String): String = getAttributeNS("http://schemas.android.com/apk/res/android", name)
}
