import Aadupuli
import Testing

@testable import AadupuliKit

@MainActor @Suite struct NewGameTests {
    @Test func theChoicesAreRememberedAndPlayed() async throws {
        let app = AppModel(services: testServices())
        let page = app.newGame(nil)
        page.level = .hard
        page.side = .tigers
        page.game = .aduHuli
        page.set(.multipleJumps, true)
        page.clockMinutes = 10
        page.undo = false
        app.startGame(page)
        let snapshot = try #require(app.game?.snapshot)
        #expect(snapshot.rules.game == .aduHuli && snapshot.rules.multipleJumps)
        #expect(snapshot.personSide == .tigers && snapshot.goats.player == .computer(level: .hard))
        #expect(snapshot.tigers.timeLeftMs == 600_000 && !snapshot.help.undo)
        app.game?.leave()
        let again = app.newGame(nil)
        #expect(again.level == .hard && again.side == .tigers && again.game == .aduHuli)
        #expect(again.has(.multipleJumps) && again.clockMinutes == 10 && !again.undo)
    }

    @Test func theGameThatGoesOnCanBePractised() throws {
        let model = try testServices().game()
        var dice = Dice(1)
        for _ in 0..<6 { model.tapSomething(&dice) }
        #expect(model.practice?.position == model.snapshot.position)
        model.answerYes(to: .resign)
        #expect(model.practice == nil)
    }

    @Test func friendsHaveNames() async throws {
        let app = AppModel(services: testServices())
        let page = app.newGame(nil)
        page.againstComputer = false
        page.goatsName = "Meena"
        app.startGame(page)
        let model = try #require(app.game)
        #expect(model.bottom.name == "Meena")
        #expect(!model.top.name.isEmpty)
    }

    @Test func handicapsArePossibleOnes() async throws {
        for game in allGames() {
            let app = AppModel(services: testServices())
            let page = app.newGame(nil)
            page.againstComputer = false
            page.game = game
            for handicap in page.handicaps {
                page.handicap = handicap.value
                app.startGame(page)
                #expect(app.game?.snapshot.rules.handicap == Int32(handicap.value))
            }
        }
    }

    @Test func aPositionCanBePractised() async throws {
        let services = testServices()
        let model = try services.game()
        var dice = Dice(1)
        for _ in 0..<6 { model.tapSomething(&dice) }
        let app = AppModel(services: services)
        let start = GameStart(position: model.snapshot.position, rules: model.snapshot.rules)
        let page = app.newGame(start)
        #expect(page.practice && !page.choosesRules && page.notice != nil)
        page.againstComputer = false
        app.startGame(page)
        #expect(app.game?.snapshot.position == start.position)
    }

    @Test func theSideByLotIsTheCoresForEverySeed() throws {
        var sides: Set<Side> = []
        for seed in Int64(0)..<20 {
            let services = testServices()
            services.testPlatform.seed = seed
            let page = AppModel(services: services).newGame(nil)
            page.side = .random
            let begun = try #require(page.begin())
            let person = try #require(begun.snapshot().personSide)
            #expect(person == chosenSide(choice: .random, seed: seed))
            sides.insert(person)
        }
        #expect(sides == [.goats, .tigers])
    }

    @Test func everythingOnThePageHasWords() {
        let page = AppModel(services: testServices()).newGame(nil)
        var words: [String] = page.levels.flatMap { [$0.title, $0.detail ?? ""] }
        words += page.sides.map(\.title)
        words += page.clocks.map(\.title)
        words += page.handicaps.map(\.title)
        words += page.games.flatMap { [$0.title, $0.figures] }
        #expect(words.allSatisfy { !$0.isEmpty && !$0.contains("⟦") })
        #expect(page.games.count == allGames().count)
    }
}
