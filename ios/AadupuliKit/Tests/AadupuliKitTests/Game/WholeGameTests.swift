import Aadupuli
import Testing

@testable import AadupuliKit

/// Whole games by taps alone, as a person plays them.
@MainActor @Suite struct WholeGameTests {
    /// Every game of the family without variants, with each variant, and with all of them.
    nonisolated static let rules: [RulesChoice] = allGames().flatMap { game in
        ([[]] + allVariants().map { [$0] } + [allVariants()]).map { RulesChoice(game: game, variants: $0) }
    }

    /// Plays on until the game ends or has become long, and says whether everything went on.
    private func play(_ model: GameModel, seed: UInt64, most: Int = 240) async -> Bool {
        var dice = Dice(seed)
        while !model.isOver, model.snapshot.moves.count < most {
            guard await model.waitForPerson() else { return false }
            if model.isOver { break }
            let before = model.snapshot.revision
            model.tapSomething(&dice)
            guard model.snapshot.revision > before, model.refusal == nil else { return false }
        }
        return true
    }

    @Test(arguments: [Level.easy, .medium, .hard, .perfect], [Side.goats, .tigers])
    func againstEachLevelOnBothSides(_ level: Level, _ side: Side) async throws {
        let services = testServices()
        let model = try services.game(person: side, level: level)
        #expect(await play(model, seed: 3))
        #expect(model.isOver || model.snapshot.moves.count >= 240)
        if model.isOver {
            #expect(!model.overTitle.isEmpty && !model.overSentence.isEmpty)
            #expect(model.showsResult)
        }
        await services.archive.settle()
        #expect(await services.archive.games(most: 5).count == 1)
    }

    @Test(arguments: rules, [Side.goats, .tigers])
    func eachRuleSetAndVariantOnBothSides(_ rules: RulesChoice, _ side: Side) async throws {
        let services = testServices(nodes: 60)
        let model = try services.game(rules, person: side, level: .easy)
        #expect(await play(model, seed: 5, most: 100))
    }

    @Test(arguments: rules) func twoPeople(_ rules: RulesChoice) async throws {
        let services = testServices()
        let model = try services.game(rules)
        #expect(await play(model, seed: 8))
        #expect(model.snapshot.personSide == nil)
    }
}
