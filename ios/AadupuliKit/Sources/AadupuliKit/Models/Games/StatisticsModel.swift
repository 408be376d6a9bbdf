import Aadupuli
import Observation

/// Some results that belong together.
public struct StatisticsFace: Identifiable, Equatable, Sendable {
    public struct Row: Identifiable, Equatable, Sendable {
        public var id: String
        public var words: String
        /// Won, drawn, lost.
        public var shares: [Int]
    }

    public var id: String
    public var title: String
    public var rows: [Row]
}

/// The screen of statistics.
@MainActor @Observable
public final class StatisticsModel {
    @ObservationIgnored private let services: Services
    private var snapshot: StatisticsSnapshot?

    init(services: Services) {
        self.services = services
    }

    private var words: Words { services.words }

    /// Reads them again.
    public func refresh() async {
        snapshot = await services.archive.statistics()
    }

    /// Begins them anew.
    public func reset() async {
        await services.archive.resetStatistics()
        await refresh()
    }

    public var isEmpty: Bool {
        guard let snapshot else { return true }
        let friends = snapshot.friends
        return snapshot.all.games == 0 && friends.goats + friends.draws + friends.tigers == 0
    }

    public var sections: [StatisticsFace] {
        guard let snapshot, !isEmpty else { return [] }
        let lines = snapshot.lines
        let byGame = lines.filter { $0.side == nil && $0.level == nil && $0.game != nil }
        let bySide = lines.filter { $0.game == nil && $0.level == nil && $0.side != nil }
        let byLevel = lines.filter { $0.game == nil && $0.side == nil && $0.level != nil }
        let friends = snapshot.friends
        let faces = [
            section("statistics-games", [row(words.text("statistics-games"), snapshot.all)]),
            section("statistics-by-game", byGame.map { row($0.game.map(words.name(of:)) ?? "", $0.count) }),
            section("statistics-by-side", bySide.map { row($0.side.map(words.name(of:)) ?? "", $0.count) }),
            section(
                "statistics-by-level",
                byLevel.map { row($0.level.map { words.texts.levelName(level: $0) } ?? "", $0.count) }),
            section(
                "statistics-friend-games",
                [
                    row(
                        words.name(of: .goats),
                        ResultCount(
                            games: friends.goats + friends.draws + friends.tigers, wins: friends.goats,
                            draws: friends.draws, losses: friends.tigers))
                ]),
        ]
        return faces.filter { !$0.rows.isEmpty }
    }

    private func section(_ id: String, _ rows: [StatisticsFace.Row?]) -> StatisticsFace {
        StatisticsFace(id: id, title: words.text(id), rows: rows.compactMap { $0 })
    }

    private func row(_ name: String, _ count: ResultCount) -> StatisticsFace.Row? {
        guard count.games > 0 else { return nil }
        let said = words.text(
            "statistics-row",
            [
                "name": .text(name), "wins": .number(Int(count.wins)), "draws": .number(Int(count.draws)),
                "losses": .number(Int(count.losses)),
            ])
        return StatisticsFace.Row(
            id: name, words: said, shares: [Int(count.wins), Int(count.draws), Int(count.losses)])
    }

    /// Wins in a row; nil before the first game.
    public var streaks: (longest: String, current: String)? {
        guard let snapshot, snapshot.all.games > 0 else { return nil }
        return (
            words.text("statistics-longest-streak", ["count": .number(Int(snapshot.longestStreak))]),
            words.text("statistics-current-streak", ["count": .number(Int(snapshot.currentStreak))])
        )
    }
}
