import Aadupuli
import Observation

/// A value for a variable of a text.
public enum WordValue: Hashable, Sendable {
    case text(String)
    case number(Int)

    var argument: TextValue {
        switch self {
        case .text(let text): .text(text: text)
        case .number(let number): .number(number: Int64(number))
        }
    }
}

/// Every word that a person reads or hears, in the language that is chosen now.
@MainActor @Observable
public final class Words {
    /// The words of one language.
    private(set) var texts: Texts

    init(language: Language) {
        texts = Texts.forLanguage(language: language)
    }

    /// Changes the language; whoever has read a text is told.
    func speak(_ language: Language) {
        guard texts.language() != language else { return }
        texts = Texts.forLanguage(language: language)
    }

    /// The code of the language, such as `ta`.
    public var language: String {
        let now = texts.language()
        return allLanguages().first { $0.language == now }?.code ?? ""
    }

    /// The text with this identifier.
    public func text(_ id: String, _ values: [String: WordValue] = [:]) -> String {
        texts.get(id: id, args: values.map { TextArg(name: $0.key, value: $0.value.argument) })
    }

    /// Several things in one sentence.
    public func list(_ things: [String]) -> String {
        guard var joined = things.first else { return "" }
        for next in things.dropFirst() {
            joined = text("list-join", ["first": .text(joined), "next": .text(next)])
        }
        return joined
    }

    /// The name of a game.
    public func name(of game: GameId) -> String { texts.gameName(game: game) }

    /// The name of a side.
    public func name(of side: Side) -> String { texts.side(side: side) }

    /// How a whole board is spoken of: the place and piece of each point, and what can be said beyond that.
    func speech(
        of points: [PointState], names: [String], states: [String]? = nil, game: GameId, selected: Int?, acting: Bool
    ) -> BoardSpeech {
        func those(_ holds: (PointState) -> Bool) -> [Int] { points.filter(holds).map { Int($0.point) } }
        let targets = points.targets(from: selected, placements: true)
        let spoken = zip(points, names).map { point, name in
            let at = Int(point.point)
            return PointSpeech(
                label: name, value: states.map { $0.indices.contains(at) ? $0[at] : "" } ?? "",
                action: acting ? action(on: point, selected: selected, targets: targets) : nil,
                selected: selected == at)
        }
        return BoardSpeech(
            board: text("spoken-board", ["game": .text(name(of: game))]), points: spoken,
            tigers: BoardRotor(title: name(of: .tigers), points: those { $0.piece == .tiger }),
            goats: BoardRotor(title: name(of: .goats), points: those { $0.piece == .goat }),
            targets: BoardRotor(title: text("spoken-target"), points: targets.map(\.point)))
    }

    /// What activating a point does, if it does anything.
    private func action(on point: PointState, selected: Int?, targets: [DrawnTarget]) -> String? {
        if selected == Int(point.point) { return text("spoken-action-deselect") }
        if let target = targets.first(where: { $0.point == Int(point.point) }) {
            if target.takes != nil { return text("spoken-action-capture") }
            return selected == nil ? text("spoken-action-place") : text("spoken-action-move-here")
        }
        return point.canMove ? text("spoken-action-select") : nil
    }
}
