import Aadupuli
import Testing

@testable import AadupuliKit

@MainActor @Suite struct HintTests {
    @Test func comesInThreeStepsAndAnyMoveDismissesIt() async throws {
        let services = testServices(nodes: 2_000)
        let model = try services.game(person: .goats)
        #expect(model.canHint)
        model.askForHint()
        #expect(model.hint != nil)
        #expect(await comesTrue { model.hinting?.found != nil })
        let idea = try #require(model.hint)
        #expect(idea.more != nil && !idea.sentence.isEmpty)
        #expect(model.picture.pointer == DrawnPointer())
        model.nextHintStep()
        let piece = try #require(model.hint)
        #expect(piece.more != nil && piece != idea)
        model.nextHintStep()
        let move = try #require(model.hint)
        #expect(move.more == nil && move != piece)
        #expect(!model.picture.pointer.arrows.isEmpty)
        model.nextHintStep()
        #expect(model.hint == move)
        // What it points at can be played.
        let arrow = try #require(model.picture.pointer.arrows.first)
        model.tap(arrow.to)
        #expect(model.snapshot.moves.count >= 1)
        #expect(model.hint == nil)
    }

    @Test func canBePutAwayAndIsForgottenWithUndo() async throws {
        let model = try testServices(nodes: 2_000).game()
        model.tap(12)
        model.askForHint()
        #expect(await comesTrue { model.hinting?.found != nil })
        model.dismissHint()
        #expect(model.hint == nil)
        model.askForHint()
        model.undo()
        #expect(model.hint == nil)
        try await Task.sleep(for: .milliseconds(100))
        #expect(model.hint == nil)
    }

    @Test func isOffWhereThePlayersAgreedOnIt() async throws {
        let model = try testServices().game(help: Help(hints: false, undo: true, practice: false))
        #expect(!model.canHint)
        model.askForHint()
        #expect(model.hint == nil)
    }

    @Test func practiceShowsOneOnEveryMove() async throws {
        let services = testServices(nodes: 500)
        let model = try services.game(person: .goats, help: Help(hints: true, undo: true, practice: true))
        for _ in 0..<3 {
            #expect(await comesTrue { model.hinting?.found != nil })
            var dice = Dice(2)
            model.tapSomething(&dice)
            #expect(await model.waitForPerson())
        }
        model.leave()
    }
}
