import Aadupuli

/// One game in a list.
public struct GameCard: Identifiable, Equatable, Sendable {
    public var id: Int64
    public var title: String
    /// The result with its reason, or where an unfinished game stands.
    public var detail: String
    public var date: String
    public var isFinished: Bool
    public var shape: BoardShape
    public var picture: BoardPicture

    @MainActor
    init(_ entry: GameEntry, services: Services) {
        id = entry.number
        title = entry.words.opponent
        detail = entry.words.outcome ?? entry.words.whereItStands
        let words = services.words
        date = words.list([
            words.texts.date(day: entry.date, today: services.platform.today), entry.words.rules,
            words.text("moves-count", ["count": .number(Int(entry.plies))]),
        ])
        isFinished = entry.outcome != nil
        let kind = (try? rulesOf(choice: entry.rules))?.board ?? .aaduPuli
        shape = services.shape(of: kind)
        picture = BoardPicture(points: entry.points, lastMove: nil, showsTrapped: true)
    }
}

/// A file that can't be read.
public struct UnreadableCard: Identifiable, Equatable, Sendable {
    /// Its name.
    public var id: String
    public var title: String
    public var reason: String
}

/// What came of a deletion or an import.
public struct Report: Equatable, Sendable {
    public var words: String
    public var canUndo: Bool
}
