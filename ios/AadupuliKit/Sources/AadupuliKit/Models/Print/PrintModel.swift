import Aadupuli
import Foundation
import Observation

/// How a board is written.
public enum PrintFormat: Hashable, Sendable {
    /// One file with all pages, which the share sheet can print.
    case pdf
    /// A file for each page.
    case svg
}

/// Everything that is chosen on the page of printing; the same choices give the same files.
public struct PrintChoices: Hashable, Sendable {
    public var game: GameId
    public var paper: Paper
    public var withPieces: Bool
    public var withRules: Bool
    public var format: PrintFormat
    public var language: String
}

/// The screen of printing a board.
@MainActor @Observable
public final class PrintModel {
    @ObservationIgnored private let services: Services
    public var game: GameId
    public var paper: Paper
    public var withPieces = true
    public var withRules = true
    public var format = PrintFormat.pdf
    /// The files to share: one PDF, or an SVG for each page.
    public private(set) var files: [URL] = []
    /// Why there are none.
    public private(set) var problem: String?

    init(services: Services) {
        self.services = services
        game = services.settings.newGame.game
        paper = usualPaper(languages: services.platform.languages)
    }

    private var words: Words { services.words }
    private var rules: Rules? { try? rulesOf(choice: RulesChoice(game: game)) }

    /// What is chosen now.
    public var choices: PrintChoices {
        PrintChoices(
            game: game, paper: paper, withPieces: withPieces, withRules: withRules, format: format,
            language: words.language)
    }

    public var shape: BoardShape { services.shape(of: rules?.board ?? .aaduPuli) }
    public var picture: BoardPicture {
        let points = rules.flatMap { try? pointsOf(position: $0.start, rules: $0.choice) }
        return BoardPicture(points: points ?? [], lastMove: nil, showsTrapped: false)
    }

    public var games: [Choice<GameId>] { allGames().map { Choice($0, words.name(of: $0)) } }
    public var papers: [Choice<Paper>] {
        [Choice(.a4, words.text("print-paper-a4")), Choice(.letter, words.text("print-paper-letter"))]
    }
    public var formats: [Choice<PrintFormat>] {
        [Choice(.pdf, words.text("print-pdf")), Choice(.svg, words.text("print-svg"))]
    }

    /// Writes the files for what is chosen.
    public func draw() async {
        files = []
        problem = nil
        let choice = PrintChoice(
            rules: RulesChoice(game: game), paper: paper, language: words.texts.language(), withRules: withRules,
            withPieces: withPieces)
        let (format, name) = (format, "aadupuli-\(game.id)")
        let written = await services.worker.think { _ -> [(name: String, data: Data)] in
            switch format {
            case .pdf:
                let data = (try? printPdf(choice: choice)).map { Data($0) }
                return data.map { [("\(name).pdf", $0)] } ?? []
            case .svg:
                let pages = (try? printSvg(choice: choice)) ?? []
                return pages.enumerated().map { ("\(name)-\($0.offset + 1).svg", Data($0.element.utf8)) }
            }
        }
        guard !Task.isCancelled else { return }
        files = written.compactMap { services.share($0.data, as: $0.name) }
        if files.isEmpty { problem = words.text("error-print") }
    }
}
