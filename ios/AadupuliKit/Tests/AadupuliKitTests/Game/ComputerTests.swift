import Aadupuli
import Testing

@testable import AadupuliKit

@MainActor @Suite struct ComputerTests {
    /// Services with a computer that answers only when the clock is moved on.
    private func slow() -> Services {
        let services = testServices()
        services.shortestThought = 60_000
        services.testPlatform.waitsAreOver = false
        return services
    }

    @Test func theBoardAnswersWhileItThinks() async throws {
        let services = slow()
        let model = try services.game(person: .goats, level: .perfect)
        model.tap(model.taps[0].to)
        let revision = model.snapshot.revision
        for point in model.snapshot.points.indices { model.tap(point) }
        #expect(model.snapshot.revision == revision)
        #expect(model.status == services.words.text("status-thinking"))
        #expect(model.statusIsRefusal)
        model.tap(nil)
        #expect(!model.statusIsRefusal)
        model.leave()
    }

    @Test func itIsShownToThinkAfterAWhile() async throws {
        let services = slow()
        let model = try services.game(person: .goats, level: .perfect)
        model.tap(model.taps[0].to)
        #expect(!model.top.thinking)
        #expect(await comesTrue { services.testPlatform.isWaitedFor(within: 300) })
        services.testPlatform.advance(milliseconds: 299)
        #expect(services.testPlatform.isWaitedFor(within: 1))
        #expect(!model.top.thinking)
        services.testPlatform.advance(milliseconds: 1)
        #expect(await comesTrue { model.top.thinking })
        model.undo()
        #expect(!model.top.thinking)
    }

    @Test func leavingEndsItAndKeepsTheGame() async throws {
        let services = slow()
        let model = try services.game(person: .goats, level: .perfect)
        model.tap(model.taps[0].to)
        model.leave()
        #expect(model.thinking == nil)
        services.testPlatform.advance(milliseconds: 120_000)
        try await Task.sleep(for: .milliseconds(30))
        #expect(model.snapshot.moves.count == 1)
        #expect(await services.archive.current()?.plies == 1)
        // Coming back lets it think again.
        model.start()
        #expect(model.thinking != nil)
        model.leave()
    }

    @Test func aHundredNewGamesWhileItThinks() async throws {
        let services = slow()
        services.limits = ThinkLimits()
        var models: [GameModel] = []
        for _ in 0..<100 {
            models.last?.leave()
            let model = try services.game(person: .tigers, level: .perfect)
            #expect(model.thinking != nil)
            models.append(model)
        }
        models.last?.leave()
        // Every one of them was cancelled: the queue is free again.
        #expect(await services.thinker.think { _ in 7 } == 7)
        #expect(models.allSatisfy { $0.snapshot.moves.isEmpty })
    }

    @Test func itMovesFirstWithTheGoats() async throws {
        let services = testServices()
        let model = try services.game(person: .tigers)
        #expect(await comesTrue { model.snapshot.moves.count == 1 })
        #expect(model.bottom.piece == .tiger)
        #expect(services.testPlatform.sounds.contains(.place))
    }

    @Test func twentyTapsPlayOnePly() async throws {
        let model = try slow().game(person: .goats, level: .hard)
        for _ in 0..<20 { model.tap(12) }
        #expect(model.snapshot.moves.count == 1)
        model.leave()
    }
}
