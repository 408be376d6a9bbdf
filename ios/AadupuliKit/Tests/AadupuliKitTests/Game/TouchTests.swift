import Aadupuli
import Testing

@testable import AadupuliKit

@MainActor @Suite struct TouchTests {
    @Test func aRefusedTapSaysWhy() async throws {
        let services = testServices()
        let model = try services.game()
        model.tap(0)
        #expect(model.statusIsRefusal)
        #expect(services.testPlatform.announcements.last == model.status)
        #expect(services.testPlatform.sounds.last == .refused)
        #expect(model.touch.kind == .refused)
    }

    @Test func selectingShowsTargetsAndTappingOneMoves() async throws {
        let model = try testServices().game()
        model.tap(model.taps[0].to)
        let from = try #require(model.taps[0].from)
        model.tap(from)
        #expect(model.picture.selected == from)
        #expect(!model.picture.targets.isEmpty)
        #expect(model.speech.points[from].selected)
        model.tap(from)
        #expect(model.picture.selected == nil)
        model.tap(from)
        model.tap(nil)
        #expect(model.picture.selected == nil)
        model.tap(from)
        let target = try #require(model.picture.targets.first?.point)
        model.tap(target)
        #expect(model.snapshot.moves.count == 2)
        #expect(model.picture.moved?.to == target)
    }

    @Test func draggingIsTheSameAsTapping() async throws {
        let model = try testServices().game()
        #expect(model.lift(nil))
        #expect(!model.picture.targets.isEmpty)
        model.drop(12)
        #expect(model.snapshot.moves.count == 1)
        let from = try #require(model.taps[0].from)
        #expect(model.lift(from))
        model.drop(nil)
        #expect(model.snapshot.moves.count == 1)
        #expect(model.picture.selected == nil)
        #expect(!model.lift(12))
        #expect(model.lift(from))
        model.drop(model.taps[0].to)
        #expect(model.snapshot.moves.count == 2)
    }

    @Test func aSecondTapConfirmsWhereThatIsSet() async throws {
        let services = testServices()
        services.settings.confirmMoves = true
        let model = try services.game()
        model.tap(12)
        #expect(model.snapshot.moves.isEmpty)
        #expect(model.picture.pointer.rings == [12])
        model.tap(13)
        #expect(model.snapshot.moves.isEmpty)
        model.tap(13)
        #expect(model.snapshot.moves.map(\.notation) == [services.pointNames(of: .aaduPuli)[13]])
        // A drag was meant.
        let move = try #require(model.taps.first { $0.from != nil })
        #expect(model.lift(move.from))
        model.drop(move.to)
        #expect(model.snapshot.moves.count == 2)
    }

    @Test func everyPointIsNamedAndCanBeActedOn() async throws {
        let model = try testServices().game()
        for rules in WholeGameTests.rules {
            let model = try testServices().game(rules)
            let speech = model.speech
            #expect(speech.points.count == model.shape.points.count)
            #expect(Set(speech.points.map(\.label)).count == speech.points.count)
            #expect(speech.points.allSatisfy { !$0.label.isEmpty && !$0.label.contains("⟦") })
            #expect(speech.tigers.points.count == Int(model.snapshot.tigers.onBoard))
        }
        // Where a tap does something, the element says what.
        for (point, spoken) in model.speech.points.enumerated() {
            #expect((spoken.action != nil) == model.snapshot.points[point].canPlace)
        }
    }

    @Test func twoPeopleCanHaveThePiecesTurned() async throws {
        let services = testServices()
        services.settings.turnPieces = true
        let model = try services.game()
        #expect(!model.picture.upsideDown)
        model.tap(12)
        #expect(model.picture.upsideDown)
        let alone = try services.game(person: .goats)
        #expect(!alone.canTurnPieces)
        alone.leave()
    }
}
