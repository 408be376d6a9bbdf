import Aadupuli
import Foundation
import Testing

@testable import AadupuliKit

@MainActor @Suite struct SettingsTests {
    @Test func everyChangeIsKept() async throws {
        let store = Store.inMemory()
        let first = testServices(store: store)
        let settings = first.settings
        settings.startedBefore = true
        settings.confirmMoves = true
        settings.showLegalMoves = false
        settings.showTrappedTigers = false
        settings.coordinates = true
        settings.turnPieces = true
        settings.boardLook = .paper
        settings.theme = .dark
        settings.pieceSet = .pebbles
        settings.animations = false
        settings.sound = false
        settings.vibration = false
        settings.chosenLanguage = "kn"
        settings.announceFully = true
        settings.largerTargets = true
        settings.set(.multipleJumps, true)
        await first.archive.settle()
        let again = testServices(store: store).settings
        #expect(again.startedBefore && again.confirmMoves && !again.showLegalMoves && !again.showTrappedTigers)
        #expect(again.coordinates && again.turnPieces && again.boardLook == .paper && again.theme == .dark)
        #expect(again.pieceSet == .pebbles && !again.animations && !again.sound && !again.vibration)
        #expect(again.chosenLanguage == "kn" && again.announceFully && again.largerTargets)
        #expect(again.has(.multipleJumps) && !again.has(.placingTigers))
    }

    @Test func theLanguageChangesInMidGame() async throws {
        let services = testServices()
        let model = try services.game()
        model.tap(12)
        let english = model.status
        let position = model.snapshot
        for language in allLanguages() {
            services.settings.chosenLanguage = language.code
            #expect(services.words.language == language.code)
            #expect(!model.status.isEmpty && !model.status.contains("⟦"))
            #expect(model.speech.points.allSatisfy { !$0.label.contains("⟦") })
            #expect(model.snapshot == position)
        }
        services.settings.chosenLanguage = ""
        #expect(services.words.language == "en")
        #expect(model.status == english)
    }

    @Test func theSystemsLanguageIsSpoken() {
        let platform = TestPlatform()
        platform.languages = ["fr-FR", "ta-IN", "en"]
        #expect(testServices(platform: platform).words.language == "ta")
    }

    @Test func theBoardLooksAsChosen() async throws {
        let services = testServices()
        #expect(services.settings.colors(dark: false) == .earth)
        #expect(services.settings.colors(dark: true) == .stone)
        services.settings.boardLook = .paper
        #expect(services.settings.colors(dark: true) == .paper)
        let model = try services.game()
        #expect(model.picture.names == nil)
        services.settings.coordinates = true
        #expect(model.picture.names?.first == "a1")
        model.tap(12)
        model.tap(model.taps[0].from)
        services.settings.showLegalMoves = false
        #expect(model.picture.hidesTargets && !model.picture.targets.isEmpty)
    }

    @Test func soundsCanBeSwitchedOff() async throws {
        let services = testServices()
        services.settings.sound = false
        let model = try services.game()
        model.tap(12)
        #expect(services.testPlatform.sounds.isEmpty)
    }

    @Test func everyChoiceHasItsWords() {
        let settings = testServices().settings
        var titles: [String] = settings.boardLooks.map(\.title) + settings.themes.map(\.title)
        titles += settings.pieceSets.map(\.title) + settings.languages.map(\.title)
        titles += settings.variants.flatMap { [$0.title, $0.detail ?? ""] }
        #expect(titles.allSatisfy { !$0.isEmpty && !$0.contains("⟦") })
    }
}
