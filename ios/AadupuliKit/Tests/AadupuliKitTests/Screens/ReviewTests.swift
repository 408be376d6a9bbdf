import Aadupuli
import Testing

@testable import AadupuliKit

@MainActor @Suite struct ReviewTests {
    @Test func goesThroughEveryMove() async throws {
        let services = testServices(nodes: 150)
        let game = try services.game()
        var dice = Dice(21)
        for _ in 0..<14 { game.tapSomething(&dice) }
        game.answerYes(to: .resign)
        await services.archive.settle()
        let model = AppModel(services: services).review(of: try #require(game.number))
        #expect(model.working != nil)
        await model.work()
        #expect(model.working == nil)
        #expect(model.moves.count == game.snapshot.moves.count + 1)
        #expect(model.strip.values.count == model.moves.count)
        #expect(model.accuracy?.count == 2)
        for row in model.moves {
            model.select(row.ply)
            #expect(model.ply == row.ply && model.picture.pieces.count == 23)
            if row.ply > 0 { #expect(!model.valueWords.isEmpty) }
        }
        if let first = try #require(model.turningPoints).first {
            model.select(first.ply)
            #expect(model.isTurningPoint(first.ply) && model.canShowLine)
            #expect(model.explanation?.isEmpty == false)
            await model.showLine()
            #expect(model.practice != nil)
        }
        #expect(model.record == game.recordText)
    }

    @Test func leavingEndsIt() async throws {
        let services = testServices()
        services.limits = ThinkLimits()
        let game = try services.game()
        var dice = Dice(2)
        for _ in 0..<20 { game.tapSomething(&dice) }
        await services.archive.settle()
        let model = AppModel(services: services).review(of: try #require(game.number))
        let work = Task { await model.work() }
        try await Task.sleep(for: .milliseconds(50))
        work.cancel()
        await work.value
        #expect(await services.worker.think { _ in 1 } == 1)
    }
}
