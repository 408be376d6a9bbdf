package org.aadupuli.ui.app

import org.aadupuli.core.ImportException
import org.aadupuli.ui.platform.BroughtFile
import org.aadupuli.ui.words.Words

/** Takes in saves, records and exports, and says in one sentence what came of it. */
class Imports(
    private val shelf: Shelf,
    private val words: () -> Words,
) {
    suspend fun take(file: BroughtFile): String =
        try {
            shelf.import(file.bytes, words().texts).words.joinToString(" ")
        } catch (refused: ImportException) {
            words().texts.importProblem(refused)
        }

    suspend fun takeText(text: String): String = take(BroughtFile("", text.encodeToByteArray()))
}
