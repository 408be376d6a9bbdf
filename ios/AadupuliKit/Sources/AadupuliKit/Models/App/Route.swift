import Aadupuli
import Foundation

/// Where a game starts that is not a usual one: a position to practise.
public struct GameStart: Hashable, Codable, Sendable {
    public var position: String
    public var game: String
    public var variants: [String]
    public var handicap: Int

    public init(position: String, rules: Rules) {
        self.position = position
        game = rules.game.id
        variants = rules.variants.map(\.id)
        handicap = Int(rules.handicap)
    }

    /// The rules that it is played by.
    public var rules: RulesChoice {
        RulesChoice(
            game: GameId(id: game) ?? .standard, variants: variants.compactMap { Variant(id: $0) },
            handicap: Int32(handicap))
    }
}

/// Which puzzle is opened.
public enum PuzzleChoice: Hashable, Codable, Sendable {
    case daily
    case wish(theme: String?, difficulty: String?)
}

/// What a guide is about.
public enum GuideTopic: Hashable, Codable, Sendable {
    case rules(game: String)
    case strategy(game: String, side: String)
}

/// A screen that can be opened; the way to it is kept when the system ends the app.
public enum Route: Hashable, Codable, Sendable {
    case newGame(GameStart?)
    case game
    case review(Int64)
    case puzzles
    case puzzle(PuzzleChoice)
    case learn
    case lesson(String)
    case guide(GuideTopic)
    case games
    case statistics
    case settings
    case print
    case about
}

extension [Route] {
    /// The way as text, to be kept by the system.
    var text: String {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The way in a text; home where the text means nothing.
    init(text: String) {
        self = (try? JSONDecoder().decode([Route].self, from: Data(text.utf8))) ?? []
    }
}
