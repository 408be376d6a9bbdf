import Aadupuli
import Observation

/// A game that can be chosen.
public struct GameChoice: Identifiable, Equatable, Sendable {
    public var id: GameId
    public var title: String
    /// Goats and captures.
    public var figures: String
    /// What perfect play leads to.
    public var value: String
    public var shape: BoardShape
    public var picture: BoardPicture
}

/// The page of a new game: everything has the default that was chosen last.
@MainActor @Observable
public final class NewGameModel {
    @ObservationIgnored private let services: Services
    /// The position to start from; nil for the usual one.
    @ObservationIgnored private let start: GameStart?

    public var againstComputer: Bool
    public var level: Level
    public var side: SideChoice
    public var goatsName: String
    public var tigersName: String
    public var game: GameId { didSet { handicap = handicaps.contains { $0.value == handicap } ? handicap : 0 } }
    public private(set) var chosenVariants: Set<Variant>
    public var handicap: Int
    /// Minutes for each player; 0 for no clock.
    public var clockMinutes: Int
    public var hints: Bool
    public var undo: Bool
    public var practice: Bool
    /// Whether an unfinished game is kept when this one starts.
    public private(set) var keepsUnfinished: Bool

    init(start: GameStart?, services: Services, keepsUnfinished: Bool) {
        self.start = start
        self.services = services
        self.keepsUnfinished = keepsUnfinished
        let last = services.settings.newGame
        againstComputer = last.opponent == .computer
        level = last.level
        side = last.side
        goatsName = last.goatsName
        tigersName = last.tigersName
        game = start?.rules.game ?? last.game
        chosenVariants = Set(start?.rules.variants ?? last.variants)
        handicap = Int(start?.rules.handicap ?? last.handicap)
        clockMinutes = Int(last.clockMinutes ?? 0)
        hints = last.help.hints
        undo = last.help.undo
        practice = last.help.practice || start != nil
    }

    private var words: Words { services.words }

    /// What the page says above everything: a start of its own, a game that is kept.
    public var notice: String? {
        let notices = [
            start == nil ? nil : words.text("new-from-position"),
            keepsUnfinished ? words.text("new-unfinished-kept") : nil,
        ]
        let said = notices.compactMap { $0 }
        return said.isEmpty ? nil : said.joined(separator: "\n")
    }

    /// Whether the rules can be chosen: a given position has its own.
    public var choosesRules: Bool { start == nil }

    public var levels: [Choice<Level>] {
        allLevels().map {
            Choice($0, words.texts.levelName(level: $0), detail: words.texts.levelCharacter(level: $0))
        }
    }

    public var sides: [Choice<SideChoice>] {
        [
            Choice(.goats, words.name(of: .goats)), Choice(.tigers, words.name(of: .tigers)),
            Choice(.random, words.text("new-side-random")),
        ]
    }

    public var games: [GameChoice] {
        allGames().compactMap { game in
            let choice = RulesChoice(game: game)
            guard let rules = try? rulesOf(choice: choice),
                let points = try? pointsOf(position: rules.start, rules: choice)
            else { return nil }
            return GameChoice(
                id: game, title: words.name(of: game), figures: words.texts.gameFigures(choice: choice),
                value: words.texts.rulesValue(choice: choice), shape: services.shape(of: rules.board),
                picture: BoardPicture(points: points, lastMove: nil, showsTrapped: false))
        }
    }

    public var variants: [Choice<Variant>] { services.settings.variants }

    /// Whether a variant is on.
    public func has(_ variant: Variant) -> Bool { chosenVariants.contains(variant) }

    /// Switches a variant.
    public func set(_ variant: Variant, _ isOn: Bool) {
        if isOn { chosenVariants.insert(variant) } else { chosenVariants.remove(variant) }
        if !handicaps.contains(where: { $0.value == handicap }) { handicap = 0 }
    }

    public var handicaps: [Choice<Int>] {
        possibleHandicaps(game: game, variants: variantList).filter { abs($0) <= 3 }.map {
            Choice(Int($0), words.texts.handicap(handicap: $0))
        }
    }

    public var clocks: [Choice<Int>] {
        [Choice(0, words.text("new-clock-none"))]
            + [5, 10, 20].map { Choice($0, words.text("new-clock-minutes", ["count": .number($0)])) }
    }

    private var variantList: [Variant] { allVariants().filter(chosenVariants.contains) }

    /// Begins the game, and remembers the choices; nil where no such game can be played.
    func begin() -> Game? {
        let chosen = NewGameChoices(
            opponent: againstComputer ? .computer : .friend, level: level, side: side, goatsName: goatsName,
            tigersName: tigersName, game: game, variants: variantList, handicap: Int32(handicap),
            clockMinutes: clockMinutes == 0 ? nil : Int32(clockMinutes),
            help: Help(hints: hints, undo: undo, practice: practice))
        let seed = services.platform.seed
        let begun = try? Game.begin(newGame: newGame(from: chosen, seed: seed))
        // A position to practise says nothing of what the person likes to play.
        if begun != nil, start == nil { services.settings.newGame = chosen }
        return begun
    }

    private func newGame(from chosen: NewGameChoices, seed: Int64) -> NewGame {
        let person = chosenSide(choice: side, seed: seed)
        func player(_ side: Side, name: String) -> Player {
            guard againstComputer else { return .person(name: name) }
            return side == person ? .person(name: "") : .computer(level: level)
        }
        return NewGame(
            rules: start?.rules
                ?? RulesChoice(game: chosen.game, variants: chosen.variants, handicap: chosen.handicap),
            goats: player(.goats, name: goatsName), tigers: player(.tigers, name: tigersName), help: chosen.help,
            clockMs: chosen.clockMinutes.map { Int64($0) * 60_000 }, seed: seed, date: services.platform.today,
            start: start?.position)
    }
}
