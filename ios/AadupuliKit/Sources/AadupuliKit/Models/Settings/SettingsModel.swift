import Aadupuli
import Foundation
import Observation

/// The settings: each is kept as soon as it is changed.
@MainActor @Observable
public final class SettingsModel {
    @ObservationIgnored private let archive: Archive
    @ObservationIgnored private let words: Words
    @ObservationIgnored private let platform: any Platform
    @ObservationIgnored private var isReplacing = false

    public var startedBefore = false { didSet { keep() } }
    public var newGame = NewGameChoices.usual { didSet { keep() } }
    public var confirmMoves = false { didSet { keep() } }
    public var showLegalMoves = true { didSet { keep() } }
    public var showTrappedTigers = true { didSet { keep() } }
    public var coordinates = false { didSet { keep() } }
    public var turnPieces = false { didSet { keep() } }
    public var boardLook = BoardLook.automatic { didSet { keep() } }
    public var theme = Theme.system { didSet { keep() } }
    public var pieceSet = PieceSet.tokens { didSet { keep() } }
    public var animations = true { didSet { keep() } }
    public var sound = true { didSet { keep() } }
    public var vibration = true { didSet { keep() } }
    public var language: String? {
        didSet {
            words.speak(Self.language(language, platform: platform))
            keep()
        }
    }
    public var announceFully = false { didSet { keep() } }
    public var largerTargets = false { didSet { keep() } }
    /// Everything as a file, once it was asked for.
    public private(set) var export: URL?

    init(_ kept: Settings?, archive: Archive, words: Words, platform: any Platform) {
        self.archive = archive
        self.words = words
        self.platform = platform
        replace(with: kept)
    }

    /// Takes over what is kept.
    func replace(with kept: Settings?) {
        guard let kept else { return }
        isReplacing = true
        defer { isReplacing = false }
        startedBefore = kept.startedBefore
        newGame = kept.newGame
        confirmMoves = kept.confirmMoves
        showLegalMoves = kept.showLegalMoves
        showTrappedTigers = kept.showTrappedTigers
        coordinates = kept.coordinates
        turnPieces = kept.turnPieces
        boardLook = kept.boardLook
        theme = kept.theme
        pieceSet = kept.pieceSet
        animations = kept.animations
        sound = kept.sound
        vibration = kept.vibration
        language = kept.language
        announceFully = kept.announceFully
        largerTargets = kept.largerTargets
    }

    private func keep() {
        guard !isReplacing else { return }
        archive.keep(
            Settings(
                startedBefore: startedBefore, newGame: newGame, confirmMoves: confirmMoves,
                showLegalMoves: showLegalMoves, showTrappedTigers: showTrappedTigers, coordinates: coordinates,
                turnPieces: turnPieces, boardLook: boardLook, theme: theme, pieceSet: pieceSet, animations: animations,
                sound: sound, vibration: vibration, language: language, announceFully: announceFully,
                largerTargets: largerTargets))
    }

    // MARK: What follows from them

    /// The language that is spoken: the chosen one, or the system's.
    static func language(_ code: String?, platform: any Platform) -> Language {
        code.flatMap { languageOfCode(code: $0) } ?? Texts.forLocales(locales: platform.languages).language()
    }

    /// The colours of boards.
    public func colors(dark: Bool) -> BoardColors {
        switch boardLook {
        case .automatic: dark ? .stone : .earth
        case .stone: .stone
        case .earth: .earth
        case .paper: .paper
        }
    }

    /// Which pieces are drawn.
    public var drawnSet: DrawnSet {
        switch pieceSet {
        case .tokens: .tokens
        case .pebbles: .pebbles
        }
    }

    // MARK: Choices with their words

    /// The family variants of a new game.
    public var variants: [Choice<Variant>] {
        allVariants().map {
            Choice($0, words.texts.variantName(variant: $0), detail: words.texts.variantDescription(variant: $0))
        }
    }

    /// Whether a variant is on in a new game.
    public func has(_ variant: Variant) -> Bool {
        newGame.variants.contains(variant)
    }

    /// Switches a variant of a new game.
    public func set(_ variant: Variant, _ isOn: Bool) {
        let on = Set(newGame.variants).symmetricDifference(isOn == has(variant) ? [] : [variant])
        newGame = newGame.with(variants: allVariants().filter(on.contains))
    }

    public var boardLooks: [Choice<BoardLook>] {
        [(.automatic, "automatic"), (.stone, "stone"), (.earth, "earth"), (.paper, "paper")].map { look, id in
            Choice(look, words.text("settings-board-look-name", ["look": .text(id)]))
        }
    }

    public var themes: [Choice<Theme>] {
        [(.system, "system"), (.light, "light"), (.dark, "dark")].map { theme, id in
            Choice(theme, words.text("settings-theme-name", ["theme": .text(id)]))
        }
    }

    public var pieceSets: [Choice<PieceSet>] {
        [(.tokens, "tokens"), (.pebbles, "pebbles")].map { set, id in
            Choice(set, words.text("settings-piece-set-name", ["set": .text(id)]))
        }
    }

    /// The languages by their own names, the system's choice in front.
    public var languages: [Choice<String>] {
        [Choice("", words.text("settings-language-system"))] + allLanguages().map { Choice($0.code, $0.ownName) }
    }

    /// The chosen language; empty for the system's choice.
    public var chosenLanguage: String {
        get { language ?? "" }
        set { language = newValue.isEmpty ? nil : newValue }
    }

    /// Whether the translation has not yet been read by a native speaker.
    public var languageWantsReview: Bool { words.texts.language() != .english }

    /// Writes everything to a file, to be handed to another app.
    public func prepareExport() async {
        guard let text = await archive.export() else { return }
        let folder = URL(fileURLWithPath: platform.sharingFolder, isDirectory: true)
        let file = folder.appendingPathComponent("aadupuli-\(platform.today).json")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        export = (try? Data(text.utf8).write(to: file, options: .atomic)).map { file }
    }
}

extension NewGameChoices {
    /// The choices of somebody who has not chosen yet.
    static let usual = NewGameChoices(
        opponent: .computer, level: .easy, side: .goats, goatsName: "", tigersName: "", game: .standard, variants: [],
        handicap: 0, clockMinutes: nil, help: Help())

    /// The same choices with other variants.
    func with(variants: [Variant]) -> NewGameChoices {
        NewGameChoices(
            opponent: opponent, level: level, side: side, goatsName: goatsName, tigersName: tigersName, game: game,
            variants: variants, handicap: handicap, clockMinutes: clockMinutes, help: help)
    }
}
