import Aadupuli
import Testing

@testable import AadupuliKit

@MainActor @Suite struct LearnTests {
    /// Goes through a lesson as a learner who tries, asks to be shown, and then does it.
    private func goThrough(_ model: LessonModel) {
        for _ in 0..<200 where !model.isFinished {
            #expect(!model.sentence.isEmpty && !model.sentence.contains("⟦"))
            let before = model.step.position
            for point in model.step.points.indices.prefix(3) where model.isAsking {
                model.tap(point)
                // What is wrong or refused leaves the board as it is.
                if model.isAsking { #expect(model.step.position == before) }
            }
            if model.isAsking {
                model.showMe()
                if let arrow = model.step.shownMove.flatMap({ DrawnArrow($0) }) {
                    if let from = arrow.from, model.step.selected != Int32(from) { model.tap(from) }
                    model.tap(arrow.to)
                } else if let point = model.step.shownPoint {
                    model.tap(Int(point))
                }
                if model.isAsking { model.skip() } else { #expect(model.canTryAgain) }
            }
            if !model.isFinished { model.next() }
        }
        #expect(model.isFinished)
    }

    @Test(arguments: allLessons()) func everyLessonCanBeDone(_ id: LessonId) async throws {
        let services = testServices()
        let app = AppModel(services: services)
        let model = app.lesson(id.id)
        goThrough(model)
        await services.learning.refresh()
        let cards = app.learn().lessons + app.learn().differences
        #expect(cards.filter(\.isDone).map(\.id) == [id])
        #expect(model.nextLesson != id)
    }

    @Test func aLessonIsTakenUpWhereItWasLeft() async throws {
        let services = testServices()
        let app = AppModel(services: services)
        let model = app.lesson(LessonId.board.id)
        if model.isAsking { model.skip() } else { model.next() }
        let step = model.step.step
        #expect(step > 0)
        model.leave()
        await services.archive.settle()
        #expect(app.lesson(LessonId.board.id).step.step == step)
        model.startAgain()
        #expect(model.step.step == 0 && !model.canGoBack)
        await services.learning.forgetLessons()
        #expect(app.learn().lessons.allSatisfy { !$0.isDone })
    }

    @Test func theFirstStartLeadsIntoTheFirstLesson() async {
        let app = AppModel(services: testServices())
        #expect(app.isFirstStart)
        app.startLearning()
        #expect(!app.isFirstStart)
        #expect(app.path == [.learn, .lesson(LessonId.board.id)])
        #expect(AppModel(services: app.services).isFirstStart == false)
    }

    @Test(arguments: allGames()) func guidesHaveWordsAndDiagramsThatPlay(_ game: GameId) {
        let topics: [GuideTopic] = [
            .rules(game: game.id), .strategy(game: game.id, side: "goats"), .strategy(game: game.id, side: "tigers"),
        ]
        for topic in topics {
            let model = AppModel(services: testServices()).guide(topic)
            let paragraphs = model.paragraphs
            #expect(!paragraphs.isEmpty)
            #expect(paragraphs.allSatisfy { !$0.words.isEmpty && !$0.words.contains("⟦") })
            for paragraph in paragraphs where paragraph.diagram?.canGoOn == true {
                model.step(paragraph, by: 1)
                let after = model.paragraphs[paragraph.id].diagram
                #expect(after?.picture != paragraph.diagram?.picture && after?.canGoBack == true)
                model.step(paragraph, by: -1)
                #expect(model.paragraphs[paragraph.id].diagram?.picture == paragraph.diagram?.picture)
            }
        }
    }
}
