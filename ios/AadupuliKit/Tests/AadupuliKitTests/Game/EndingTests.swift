import Aadupuli
import Testing

@testable import AadupuliKit

@MainActor @Suite struct EndingTests {
    @Test func resigningIsAskedAboutAndCounts() async throws {
        let services = testServices()
        let model = try services.game(person: .goats)
        model.question = .resign
        #expect(!model.title(of: .resign).isEmpty && !model.detail(of: .resign).isEmpty)
        #expect(!model.isOver)
        model.answerYes(to: .resign)
        #expect(model.question == nil)
        #expect(model.snapshot.outcome == .win(winner: .tigers, reason: .resignation))
        #expect(services.testPlatform.sounds.contains(.loss))
        #expect(services.testPlatform.announcements.contains(model.overSentence))
        #expect(!model.canResign)
        let statistics = await services.archive.statistics()
        #expect(statistics?.all.losses == 1)
        // Taken back, it does not count.
        model.undo()
        #expect(await services.archive.statistics()?.all.losses == 0)
    }

    @Test func betweenTwoPeopleTheOneToMoveResigns() async throws {
        let model = try testServices().game()
        model.tap(12)
        #expect(model.detail(of: .resign).contains(model.name(of: .tigers)))
        model.answerYes(to: .resign)
        #expect(model.snapshot.outcome == .win(winner: .goats, reason: .resignation))
    }

    @Test func aDrawIsClaimedWhereTheRulesHaveIt() async throws {
        #expect(try testServices().game().claim == nil)
        let model = try testServices().game(RulesChoice(game: .parlour))
        #expect(model.claim?.enabled == false)
        var dice = Dice(1)
        while !model.isOver, model.claim?.enabled == false { model.tapSomething(&dice) }
        if model.isOver { return }
        #expect(model.claim?.enabled == true)
        model.answerYes(to: .claim)
        #expect(model.snapshot.outcome == .draw(reason: .claim))
    }

    @Test func theComputerClaimsWhereTheGameIsDrawn() async throws {
        let services = testServices()
        let model = try services.game(RulesChoice(game: .parlour), person: .goats, level: .easy)
        // Whether it does is the core's to say; that it may and that the game goes on is what crosses here.
        var dice = Dice(9)
        for _ in 0..<45 where !model.isOver {
            #expect(await model.waitForPerson())
            if !model.isOver { model.tapSomething(&dice) }
        }
        if case .draw(let reason) = model.snapshot.outcome { #expect(reason == .claim) }
        model.leave()
    }

    @Test func rematchSwapsSidesAndKeepsBothGames() async throws {
        let services = testServices()
        let model = try services.game(person: .goats)
        model.answerYes(to: .resign)
        let first = model.number
        model.rematch()
        #expect(model.snapshot.personSide == .tigers)
        #expect(!model.isOver && !model.showsResult)
        #expect(await model.waitForPerson())
        model.leave()
        await services.archive.settle()
        #expect(model.number != nil && model.number != first)
        let games = await services.archive.games(most: 9)
        #expect(games.count == 2)
    }

    @Test func earlierPositionsAreLookedAtAndPlayedOnFrom() async throws {
        let services = testServices()
        let model = try services.game()
        var dice = Dice(3)
        for _ in 0..<12 { model.tapSomething(&dice) }
        let last = model.snapshot.position
        #expect(model.moves.count == 13)
        model.browse(to: 5)
        #expect(model.isBrowsing && model.shownPly == 5)
        #expect(model.status.contains("5") && model.status.contains("12"))
        model.tap(model.taps[0].to)
        #expect(model.snapshot.position == last)
        model.backToGame()
        #expect(!model.isBrowsing && model.picture.selected == nil)
        model.browse(to: 5)
        let there = model.shown.position
        #expect(model.canPlayOn)
        model.answerYes(to: .playOn)
        #expect(!model.isBrowsing)
        #expect(model.snapshot.position == there && model.snapshot.moves.count == 5)
        await services.archive.settle()
        let plies = await services.archive.games(most: 9).compactMap { listing -> Int32? in
            if case .playable(let entry) = listing { entry.plies } else { nil }
        }
        #expect(plies.sorted() == [5, 12])
    }
}
