import Aadupuli
import Observation

/// A diagram as it stands in its example.
public struct DiagramFace: Equatable, Sendable {
    public var shape: BoardShape
    public var picture: BoardPicture
    /// The move that led here.
    public var caption: String?
    /// What a screen reader says of it.
    public var spoken: String
    public var canGoBack: Bool
    public var canGoOn: Bool
    /// The position to try on a board.
    public var start: GameStart?
}

/// One paragraph with its diagram, or a title.
public struct GuideParagraphFace: Identifiable, Equatable, Sendable {
    public var id: Int
    public var title: String?
    public var words: String
    /// Whether it tells of a rule that is on.
    public var isInForce: Bool
    /// How far to trust advice.
    public var strength: String?
    public var diagram: DiagramFace?
}

/// The screen of a guide: how to play, or strategy.
@MainActor @Observable
public final class GuideModel {
    @ObservationIgnored let services: Services
    @ObservationIgnored private let side: Side?
    /// The game that it is about.
    public var game: GameId {
        didSet { load() }
    }
    private var sections: [GuideSection] = []
    /// How far each example was played, by the number of its paragraph.
    private var played: [Int: Int] = [:]

    init(topic: GuideTopic, services: Services) {
        self.services = services
        switch topic {
        case .rules(let game):
            side = nil
            self.game = GameId(id: game) ?? .standard
        case .strategy(let game, let side):
            self.side = side == Side.tigers.id ? .tigers : .goats
            self.game = GameId(id: game) ?? .standard
        }
        load()
    }

    private var words: Words { services.words }

    private func load() {
        played = [:]
        let choice = RulesChoice(game: game)
        let texts = words.texts
        let loaded =
            switch side {
            case nil: try? texts.howToPlay(choice: choice)
            case .some(let side): try? texts.strategy(choice: choice, side: side)
            }
        sections = loaded ?? []
    }

    /// How to play, or strategy for a side.
    public var title: String {
        switch side {
        case nil: words.text("learn-how-to-play")
        case .goats: words.text("learn-strategy-goats")
        case .tigers: words.text("learn-strategy-tigers")
        }
    }

    /// The games that there is a guide for.
    public var games: [Choice<GameId>] {
        allGames().map { Choice($0, words.name(of: $0)) }
    }

    /// Everything that the guide says, paragraph by paragraph.
    public var paragraphs: [GuideParagraphFace] {
        var faces: [GuideParagraphFace] = []
        for section in sections {
            for (index, paragraph) in section.paragraphs.enumerated() {
                let id = faces.count
                let advice = paragraph.advice.map { advice in
                    [advice.strength, advice.words].compactMap { $0 }.joined(separator: "\n")
                }
                faces.append(
                    GuideParagraphFace(
                        id: id, title: index == 0 ? section.title : nil, words: paragraph.words,
                        isInForce: paragraph.inForce, strength: advice,
                        diagram: paragraph.diagram.map { face(of: $0, at: id) }))
            }
        }
        return faces
    }

    /// Plays the example of a paragraph on, or back below 0.
    public func step(_ paragraph: GuideParagraphFace, by steps: Int) {
        played[paragraph.id] = max(0, (played[paragraph.id] ?? 0) + steps)
    }

    private func face(of diagram: GuideDiagram, at id: Int) -> DiagramFace {
        let last = diagram.steps.count - 1
        let at = min(max(0, played[id] ?? 0), last)
        let step = diagram.steps[at]
        var picture = BoardPicture(points: step.points, lastMove: nil, showsTrapped: true)
        if at > 0, diagram.moves.indices.contains(at - 1) {
            picture.moved = DrawnMove(diagram.moves[at - 1].played, ply: at, on: step.points)
        } else {
            picture.pointer = DrawnPointer(diagram.pointers)
            picture.strongLines = diagram.pointers.lines.map { line in line.map { Int($0) } }
        }
        let pieces = zip(step.points, step.pointNames).filter { $0.0.piece != nil }.map(\.1)
        let first = diagram.steps[0].position
        return DiagramFace(
            shape: services.shape(of: diagram.board), picture: picture, caption: step.spoken,
            spoken: words.list(pieces), canGoBack: at > 0, canGoOn: at < last,
            start: (try? rulesOf(choice: diagram.rules)).map { GameStart(position: first, rules: $0) })
    }
}
