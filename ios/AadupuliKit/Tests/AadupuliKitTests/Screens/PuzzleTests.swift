import Aadupuli
import Testing

@testable import AadupuliKit

@MainActor @Suite struct PuzzleTests {
    private func daily(_ services: Services) async -> PuzzleModel {
        let model = AppModel(services: services).puzzle(.daily)
        await model.load()
        return model
    }

    @Test func theDailyPuzzleIsSolvedOnceAndIsTheSameForEveryone() async throws {
        let services = testServices(nodes: 3_000)
        let (model, twin) = (await daily(services), await daily(testServices(nodes: 3_000)))
        try #require(!model.isDone)
        #expect(!model.task.isEmpty && !model.task.contains("⟦"))
        #expect(model.picture == twin.picture)
        twin.showSolution()
        let arrow = try #require(twin.solution.flatMap { DrawnArrow($0) })
        if let from = arrow.from { model.tap(from) }
        model.tap(arrow.to)
        #expect(model.isDone)
        #expect(model.status == services.words.text("puzzle-right"))
        let puzzles = AppModel(services: services).puzzles()
        await puzzles.refresh()
        #expect(puzzles.daily == services.words.text("home-daily-solved"))
        #expect(services.learning.streak == 1 && services.learning.solved == 1)
    }

    @Test func aShownSolutionIsNotSolved() async throws {
        let services = testServices(nodes: 3_000)
        let model = await daily(services)
        try #require(!model.isDone)
        #expect(model.practice != nil)
        model.showSolution()
        #expect(model.isDone && !model.canShowSolution)
        await services.learning.refresh()
        #expect(services.learning.solved == 0 && services.learning.streak == 0)
    }

    @Test func aWrongTryIsAnsweredAndTheBoardSetBack() async throws {
        let model = await daily(testServices(nodes: 3_000))
        let before = model.picture
        let elements = model.speech.points.enumerated().filter { $0.element.action != nil }.map(\.offset)
        for point in elements where !model.isDone && !model.canTryAgain {
            model.tap(point)
            for target in model.picture.targets where !model.isDone && !model.canTryAgain { model.tap(target.point) }
        }
        guard model.canTryAgain else { return }
        #expect(!model.status.isEmpty)
        model.tryAgain()
        #expect(!model.canTryAgain)
        #expect(model.picture.pieces == before.pieces)
    }

    @Test func everyKindHasWords() {
        let model = AppModel(services: testServices()).puzzles()
        let titles = model.themes.map(\.title) + model.difficulties.map(\.title)
        #expect(titles.allSatisfy { !$0.isEmpty && !$0.contains("⟦") })
        #expect(model.themes.map(\.value) == [nil] + allPuzzleThemes())
        // Of forks that are hard to see there are none to offer.
        model.difficulty = .hard
        #expect(model.themes.count > 1)
        #expect(model.choice(of: nil) == .wish(theme: nil, difficulty: PuzzleDifficulty.hard.id))
        #expect(!model.themes.contains { $0.value == .fork })
    }
}
