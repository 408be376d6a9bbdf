import Aadupuli
import Testing

@testable import AadupuliKit

/// Whole games by taps alone, as a person plays them. One after the other: side by side on the one main actor they would
/// wait for each other longer than a test waits for a move.
@MainActor @Suite(.serialized) struct WholeGameTests {
    /// Every game of the family without variants, with each variant, and with all of them.
    nonisolated static let rules: [RulesChoice] = allGames().flatMap { game in
        ([[]] + allVariants().map { [$0] } + [allVariants()]).map { RulesChoice(game: game, variants: $0) }
    }

    /// Far more moves than any of these games takes: one that gets here does not end.
    private static let endless = 5000

    /// Plays on until the game has ended, and says whether it did. A draw is claimed as soon as it can be.
    private func play(_ model: GameModel, seed: UInt64) async -> Bool {
        var dice = Dice(seed)
        while !model.isOver {
            guard model.snapshot.moves.count < Self.endless, await model.waitForPerson() else { return false }
            if model.isOver { break }
            if model.claim?.enabled == true {
                model.answerYes(to: .claim)
                guard model.isOver else { return false }
                break
            }
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
        #expect(!model.overTitle.isEmpty && !model.overSentence.isEmpty)
        #expect(model.showsResult)
        await services.archive.settle()
        #expect(await services.archive.games(most: 5).count == 1)
    }

    @Test(arguments: rules, [Side.goats, .tigers])
    func eachRuleSetAndVariantOnBothSides(_ rules: RulesChoice, _ side: Side) async throws {
        let services = testServices(nodes: 60)
        let model = try services.game(rules, person: side, level: .easy)
        #expect(await play(model, seed: 5))
    }

    @Test(arguments: rules) func twoPeople(_ rules: RulesChoice) async throws {
        let services = testServices()
        let model = try services.game(rules)
        #expect(await play(model, seed: 8))
        #expect(model.snapshot.personSide == nil)
    }
}
