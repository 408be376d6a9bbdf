package org.aadupuli.ui.print

import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.aadupuli.core.GameId
import org.aadupuli.core.Paper
import org.aadupuli.core.PrintChoice
import org.aadupuli.core.RulesChoice
import org.aadupuli.core.RulesException
import org.aadupuli.core.printPdf
import org.aadupuli.core.printSvg
import org.aadupuli.core.usualPaper
import org.aadupuli.ui.app.Services
import org.aadupuli.ui.platform.SharedFile

/** How a board is written. */
enum class PrintFormat {
    /** One file with all pages. */
    Pdf,

    /** A file for each page. */
    Svg,
}

/** What is chosen, and the pages that come of it. */
data class PrintUi(
    val game: GameId,
    val paper: Paper,
    val pieces: Boolean = true,
    val rules: Boolean = true,
    val format: PrintFormat = PrintFormat.Pdf,
    /** The pages as they will be printed; none while they are being drawn. */
    val pages: List<PrintPage> = emptyList(),
    /** Why nothing could be written. */
    val problem: String? = null,
)

/** A board to print: drawn anew with every choice, and handed on as a file. */
class PrintViewModel(
    private val services: Services,
) : AutoCloseable {
    private val state = MutableStateFlow(PrintUi(services.settings.value.newGame.game, usualPaper(services.platform.languages)))
    private var drawing: Job? = null
    val ui: StateFlow<PrintUi> get() = state

    init {
        draw()
    }

    fun choose(change: (PrintUi) -> PrintUi) {
        state.update(change)
        draw()
    }

    /** Draws the pages in the language that holds now. */
    fun draw() {
        drawing?.cancel()
        val choice = choice()
        drawing =
            services.scope.launch {
                try {
                    val pages = withContext(services.engine) { printSvg(choice).map(PrintPage::read) }
                    state.update { it.copy(pages = pages, problem = null) }
                } catch (_: RulesException) {
                    failed()
                }
            }
    }

    private fun choice(): PrintChoice =
        state.value.let { PrintChoice(RulesChoice(it.game), it.paper, services.say.language, withRules = it.rules, withPieces = it.pieces) }

    /** Hands the file, or the files of all pages, to the system. */
    fun share() {
        val choice = choice()
        val format = state.value.format
        services.scope.launch {
            try {
                val files = withContext(services.engine) { files(choice, format) }
                val type = if (format == PrintFormat.Pdf) "application/pdf" else "image/svg+xml"
                services.shareFiles(type, files)
            } catch (_: RulesException) {
                failed()
            }
        }
    }

    private fun files(
        choice: PrintChoice,
        format: PrintFormat,
    ): List<SharedFile> {
        val name =
            "aadupuli-" +
                choice.rules.game.name
                    .lowercase()
                    .replace('_', '-')
        return when (format) {
            PrintFormat.Pdf -> listOf(SharedFile("$name.pdf", printPdf(choice)))
            PrintFormat.Svg -> printSvg(choice).mapIndexed { page, svg -> SharedFile("$name-${page + 1}.svg", svg.encodeToByteArray()) }
        }
    }

    private fun failed() = state.update { it.copy(problem = services.say("error-print")) }

    override fun close() {
        drawing?.cancel()
    }
}
