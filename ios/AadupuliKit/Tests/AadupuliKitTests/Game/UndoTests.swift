import Aadupuli
import Testing

@testable import AadupuliKit

@MainActor @Suite struct UndoTests {
    /// What a player sees of a game, but for its revision.
    private func seen(_ model: GameModel) -> [String] {
        [model.snapshot.position, model.snapshot.moves.map(\.notation).joined(separator: " "), model.status]
    }

    @Test func betweenTwoPeopleOneMoveAtEveryParity() async throws {
        let model = try testServices().game()
        var dice = Dice(2)
        var all = [seen(model)]
        for _ in 0..<40 where !model.isOver {
            model.tapSomething(&dice)
            all.append(seen(model))
        }
        for step in stride(from: all.count - 1, to: 0, by: -1) {
            #expect(seen(model) == all[step])
            #expect(model.canUndo)
            model.undo()
        }
        #expect(seen(model) == all[0])
        #expect(!model.canUndo)
        model.undo()
        #expect(seen(model) == all[0])
        for step in 1..<all.count {
            model.redo()
            #expect(seen(model) == all[step])
        }
        #expect(!model.canRedo)
    }

    @Test(arguments: [Side.goats, .tigers]) func againstTheComputerToTheOwnLastDecision(_ side: Side) async throws {
        let model = try testServices().game(person: side)
        var dice = Dice(4)
        var before: [[String]] = []
        for _ in 0..<10 where !model.isOver {
            #expect(await model.waitForPerson())
            before.append(seen(model))
            model.tapSomething(&dice)
        }
        for earlier in before.reversed() {
            model.undo()
            #expect(model.isPersonsTurn)
            #expect(seen(model) == earlier)
        }
    }

    @Test func whileTheComputerThinks() async throws {
        let services = testServices()
        services.limits = ThinkLimits()
        services.shortestThought = 10_000
        services.testPlatform.waitsAreOver = false
        let model = try services.game(person: .goats, level: .perfect)
        let start = seen(model)
        model.tap(model.taps[0].to)
        #expect(model.thinking != nil)
        model.undo()
        #expect(seen(model) == start)
        #expect(model.thinking == nil)
        // The answer that was on its way is for nobody.
        services.testPlatform.advance(milliseconds: 60_000)
        try await Task.sleep(for: .milliseconds(50))
        #expect(seen(model) == start)
    }

    @Test func afterTheEnd() async throws {
        let model = try testServices().game(person: .goats)
        var dice = Dice(6)
        model.tapSomething(&dice)
        #expect(await model.waitForPerson())
        let before = seen(model)
        model.answerYes(to: .resign)
        #expect(model.isOver)
        #expect(model.showsResult)
        model.showsResult = false
        model.undo()
        #expect(!model.isOver)
        #expect(seen(model) == before)
    }

    @Test func isOffWhereThePlayersAgreedOnIt() async throws {
        let model = try testServices().game(help: Help(hints: true, undo: false, practice: false))
        model.tap(model.taps[0].to)
        #expect(!model.canUndo)
        let before = seen(model)
        model.undo()
        #expect(seen(model) == before)
    }
}
