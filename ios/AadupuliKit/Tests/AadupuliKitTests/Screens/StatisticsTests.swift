import Aadupuli
import Testing

@testable import AadupuliKit

@MainActor @Suite struct StatisticsTests {
    @Test func countFinishedGamesAndAreReset() async throws {
        let services = testServices()
        let model = AppModel(services: services).statistics()
        await model.refresh()
        #expect(model.isEmpty && model.sections.isEmpty)
        try services.game(person: .goats).answerYes(to: .resign)
        let friends = try services.game()
        friends.tap(12)
        friends.answerYes(to: .resign)
        await model.refresh()
        #expect(!model.isEmpty)
        #expect(model.sections.count == 5)
        let rows = model.sections.flatMap(\.rows)
        #expect(rows.allSatisfy { !$0.words.contains("⟦") && $0.shares.count == 3 })
        #expect(rows.first?.shares == [0, 0, 1])
        #expect(model.streaks != nil)
        await model.reset()
        #expect(model.isEmpty)
    }

    @Test func placesAreKeptAndRestored() async throws {
        let services = testServices()
        let app = AppModel(services: services)
        app.path = [.learn, .lesson("captures"), .guide(.strategy(game: "standard", side: "goats"))]
        let other = AppModel(services: services)
        await other.restore(place: app.place)
        #expect(other.path == app.path)
        let third = AppModel(services: services)
        await third.restore(place: "nowhere")
        #expect(third.path.isEmpty)
        // A game that is gone leads home.
        await third.restore(place: [Route.game].text)
        #expect(third.path.isEmpty)
    }
}
