import Aadupuli
import Foundation

@testable import AadupuliKit

/// Everything that a model needs, over a store in memory, with an engine that looks at few positions.
@MainActor
func testServices(
    store: Store = Store.inMemory(), nodes: Int64 = 200, platform: TestPlatform = TestPlatform()
) -> Services {
    let services = Services(platform: platform, archive: Archive(store: store))
    services.limits = ThinkLimits(nodes: nodes)
    services.shortestThought = 0
    return services
}

extension Services {
    /// The device of a test.
    var testPlatform: TestPlatform {
        guard let platform = platform as? TestPlatform else { fatalError() }
        return platform
    }

    /// A new game against the computer on one side, or between two people.
    @MainActor
    func game(
        _ rules: RulesChoice = RulesChoice(game: .standard), person: Side? = nil, level: Level = .easy,
        help: Help = Help(), minutes: Int64? = nil, start: String? = nil
    ) throws -> GameModel {
        func player(_ side: Side) -> Player {
            person == nil || person == side ? .person(name: "") : .computer(level: level)
        }
        let game = try Game.begin(
            newGame: NewGame(
                rules: rules, goats: player(.goats), tigers: player(.tigers), help: help,
                clockMs: minutes.map { $0 * 60_000 }, seed: 11, date: platform.today, start: start))
        let kept = KeptGame(game)
        archive.begin(kept)
        let model = GameModel(kept, services: self)
        model.start()
        return model
    }
}

extension GameModel {
    /// The legal moves of a person as the taps that make them: a piece or nil, and the point it goes to.
    var taps: [(from: Int?, to: Int)] {
        snapshot.points.flatMap { point -> [(from: Int?, to: Int)] in
            let at = Int(point.point)
            return (point.canPlace ? [(nil, at)] : []) + point.targets.map { (at, Int($0.to)) }
        }
    }

    /// Waits until a person can act, or the game has ended.
    func waitForPerson() async -> Bool {
        await comesTrue { self.isOver || (self.isPersonsTurn && !self.snapshot.mustPass) }
    }

    /// Makes one legal move by taps, chosen by dice; stops a chain where that is all there is.
    func tapSomething(_ dice: inout Dice) {
        guard let move = taps.randomElement(using: &dice) else {
            if canStop { stop() }
            return
        }
        if let from = move.from {
            if selected != from { tap(from) }
        }
        tap(move.to)
    }
}
