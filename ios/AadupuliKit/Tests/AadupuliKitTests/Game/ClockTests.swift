import Aadupuli
import Testing

@testable import AadupuliKit

@MainActor @Suite struct ClockTests {
    @Test func onlyTheOneToMoveLosesTime() async throws {
        let services = testServices()
        let model = try services.game(minutes: 5)
        services.testPlatform.advance(milliseconds: 20_000)
        model.tick()
        #expect(model.bottom.clock?.digits == "4:40")
        #expect(model.top.clock?.digits == "5:00")
        model.tap(12)
        services.testPlatform.advance(milliseconds: 61_000)
        model.tick()
        #expect(model.bottom.clock?.digits == "4:40")
        #expect(model.top.clock?.digits == "3:59")
        model.undo()
        #expect(model.top.clock?.digits == "5:00")
    }

    @Test func timeRunsOutWithWarnings() async throws {
        let services = testServices()
        let model = try services.game(minutes: 5)
        let revision = model.snapshot.revision
        services.testPlatform.advance(milliseconds: 239_000)
        model.tick()
        #expect(model.snapshot.revision == revision)
        #expect(model.bottom.clock?.urgent == false)
        services.testPlatform.advance(milliseconds: 2_000)
        model.tick()
        #expect(model.bottom.clock?.urgent == true)
        #expect(services.testPlatform.sounds.contains(.clock))
        services.testPlatform.advance(milliseconds: 60_000)
        model.tick()
        #expect(model.snapshot.outcome == .win(winner: .tigers, reason: .time))
        #expect(model.bottom.clock?.digits == "0:00")
        // The clocks stand.
        services.testPlatform.advance(milliseconds: 60_000)
        model.tick()
        #expect(model.top.clock?.digits == "5:00")
    }

    @Test func theyStandWhileTheAppIsAway() async throws {
        let services = testServices()
        let model = try services.game(minutes: 5)
        services.testPlatform.advance(milliseconds: 1_000)
        model.pause()
        services.testPlatform.advance(milliseconds: 100_000)
        model.tick()
        model.resume()
        services.testPlatform.advance(milliseconds: 1_000)
        model.tick()
        #expect(model.bottom.clock?.digits == "4:58")
    }

    @Test func withoutAClockThereIsNone() async throws {
        let model = try testServices().game()
        #expect(model.bottom.clock == nil && model.top.clock == nil)
        model.tick()
        #expect(!model.isOver)
    }

    @Test func theComputersTimeRunsToo() async throws {
        let services = testServices()
        services.shortestThought = 60_000
        services.testPlatform.waitsAreOver = false
        let model = try services.game(person: .goats, minutes: 5)
        model.tap(12)
        services.testPlatform.advance(milliseconds: 30_000)
        model.tick()
        #expect(model.top.clock?.digits == "4:30")
        model.leave()
    }
}
