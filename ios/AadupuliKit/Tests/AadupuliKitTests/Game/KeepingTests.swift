import Aadupuli
import Foundation
import Testing

@testable import AadupuliKit

@MainActor @Suite struct KeepingTests {
    private func folder() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("aadupuli-\(UUID().uuidString)").path
    }

    @Test func aKilledAppGoesOnAtEveryPly() async throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var app: AppModel? = AppModel(platform: TestPlatform(), folder: folder)
        let page = try #require(app?.newGame(nil))
        page.againstComputer = false
        app?.startGame(page)
        var dice = Dice(12)
        for ply in 1...30 {
            let model = try #require(app?.game)
            if model.isOver { break }
            model.tapSomething(&dice)
            let expected = model.snapshot
            await app?.services.archive.settle()
            let place = app?.place ?? ""
            // Nothing says goodbye: the app is gone.
            app = nil
            app = AppModel(platform: TestPlatform(), folder: folder)
            await app?.restore(place: place)
            let resumed = try #require(app?.game)
            #expect(resumed.snapshot.moves.count == ply || resumed.isOver)
            #expect(resumed.snapshot.position == expected.position)
            #expect(resumed.snapshot.moves == expected.moves)
            #expect(app?.path == [.game])
        }
    }

    @Test func anUnfinishedGameIsOfferedAtHome() async throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let app = AppModel(platform: TestPlatform(), folder: folder)
        await app.home.refresh()
        #expect(app.home.unfinished == nil && app.home.recent.isEmpty)
        let page = app.newGame(nil)
        #expect(page.notice == nil)
        page.side = .goats
        app.startGame(page)
        app.game?.tap(12)
        await app.home.refresh()
        let card = try #require(app.home.unfinished)
        #expect(!card.title.isEmpty && !card.detail.isEmpty && !card.isFinished)
        #expect(app.newGame(nil).notice != nil)
        app.goHome()
        app.game?.leave()
        await app.resumeGame(card.id)
        #expect(app.path == [.game])
        app.game?.answerYes(to: .resign)
        await app.home.refresh()
        #expect(app.home.unfinished == nil)
        #expect(app.home.recent.map(\.id) == [card.id])
    }

    @Test func whatIsDamagedIsSetAsideAndStopsNothing() async throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let app = AppModel(platform: TestPlatform(), folder: folder)
            let page = app.newGame(nil)
            page.againstComputer = false
            app.startGame(page)
            app.game?.tap(12)
            await app.services.archive.settle()
        }
        let games = URL(fileURLWithPath: folder).appendingPathComponent("games")
        for file in try FileManager.default.contentsOfDirectory(at: games, includingPropertiesForKeys: nil) {
            try Data("{\"format\":\"aadupuli\",\"version\":1,".utf8).write(to: file)
        }
        let app = AppModel(platform: TestPlatform(), folder: folder)
        await app.home.refresh()
        await app.games.refresh()
        #expect(app.home.unfinished == nil)
        #expect(app.games.unreadable.count == 1)
        #expect(app.games.unreadable.first?.reason.isEmpty == false)
        #expect(app.home.problem != nil)
        // A new game all the same.
        let page = app.newGame(nil)
        page.againstComputer = false
        app.startGame(page)
        app.game?.tap(3)
        await app.games.refresh()
        #expect(app.games.unfinished.count == 1)
        let file = try #require(app.games.unreadable.first)
        await app.games.delete(file)
        #expect(app.games.unreadable.isEmpty)
        await app.games.undoDelete()
        #expect(app.games.unreadable.count == 1)
        await app.games.keep(try #require(app.games.unreadable.first))
        #expect(app.games.unreadable.isEmpty)
    }

    @Test func importsTellWhatIsWrong() async throws {
        let app = AppModel(services: testServices())
        for text in ["", "nonsense", "{\"format\":\"aadupuli\",\"version\":99}", "[Rules \"standard\"]\n1. z9"] {
            await app.games.bring(text: text)
            #expect(app.games.report?.words.isEmpty == false)
            #expect(app.games.isEmpty)
        }
        await app.games.bring(bytes: nil)
        #expect(app.games.report != nil)
    }

    @Test func whatIsSharedCanBeImported() async throws {
        let services = testServices()
        let model = try services.game()
        var dice = Dice(1)
        for _ in 0..<9 { model.tapSomething(&dice) }
        let other = AppModel(services: testServices())
        await other.games.bring(text: model.recordText)
        #expect(other.games.unfinished.count == 1)
        let file = try #require(model.saveFile)
        defer { try? FileManager.default.removeItem(at: file) }
        await other.bring(bytes: try Data(contentsOf: file))
        #expect(other.path == [.games])
        #expect(other.games.unfinished.count + other.games.finished.count >= 1)
        #expect(!model.positionText.isEmpty)
    }

    @Test func gamesAreDeletedAndBroughtBack() async throws {
        let app = AppModel(services: testServices())
        let model = try app.services.game()
        model.tap(12)
        await app.games.refresh()
        let card = try #require(app.games.unfinished.first)
        #expect(await app.games.record(of: card.id)?.isEmpty == false)
        await app.games.delete(card)
        #expect(app.games.isEmpty)
        #expect(app.games.report?.canUndo == true)
        await app.games.undoDelete()
        #expect(app.games.unfinished.map(\.id) == [card.id])
    }

    @Test func everythingCanBeExportedAndDeleted() async throws {
        let app = AppModel(services: testServices())
        let model = try app.services.game()
        model.tap(12)
        app.settings.coordinates = true
        await app.settings.prepareExport()
        let file = try #require(app.settings.export)
        defer { try? FileManager.default.removeItem(at: file) }
        let exported = try Data(contentsOf: file)
        await app.deleteEverything()
        #expect(app.games.isEmpty && app.game == nil)
        #expect(!app.settings.coordinates)
        await app.games.bring(bytes: exported)
        #expect(app.games.unfinished.count == 1)
        #expect(app.settings.coordinates)
    }
}
