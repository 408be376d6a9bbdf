import XCTest

/// Walks through the screens as a person does, by the identifiers of their controls, and takes a picture of each.
@MainActor
final class ScreenTests: XCTestCase {
    private var app = XCUIApplication()

    override func setUp() async throws {
        continueAfterFailure = false
        app = XCUIApplication()
    }

    private func launch(language: String = "en", dark: Bool = false, arguments: [String] = []) {
        app.launchArguments = ["-AppleLanguages", "(\(language))", "-fresh"] + arguments
        XCUIDevice.shared.appearance = dark ? .dark : .light
        app.launch()
    }

    private func control(_ identifier: String) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: identifier).firstMatch
    }

    private func tap(_ identifier: String) {
        let control = control(identifier)
        XCTAssertTrue(control.waitForExistence(timeout: 10), identifier)
        control.tap()
    }

    private func back() {
        app.navigationBars.buttons.firstMatch.tap()
    }

    private func picture(_ name: String) {
        let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
    }

    private func startAGame() {
        tap("first.play")
        picture("new-game")
        tap("new.start")
    }

    func testAGameByTaps() {
        launch()
        picture("first-start")
        startAGame()
        for point in [19, 22, 12] {
            tap("point-\(point)")
            picture("game-\(point)")
        }
        tap("game.hint")
        XCTAssertTrue(control("game.hint-more").waitForExistence(timeout: 20))
        picture("hint")
        tap("game.hint-dismiss")
        tap("game.moves")
        picture("moves")
    }

    func testEveryPointIsAnElement() {
        launch()
        startAGame()
        for point in 0..<23 {
            XCTAssertTrue(control("point-\(point)").waitForExistence(timeout: 10), "\(point)")
            XCTAssertFalse(control("point-\(point)").label.isEmpty)
        }
    }

    func testTheOtherScreens() {
        launch()
        tap("first.learn")
        picture("lesson")
        back()
        picture("learn")
        back()
        picture("home")
        for (control, name) in [("home.puzzles", "puzzles"), ("home.games", "games"), ("home.settings", "settings")] {
            tap(control)
            picture(name)
            back()
        }
    }

    func testTamilAtNightSideways() {
        launch(language: "ta", dark: true)
        startAGame()
        picture("game-ta-dark")
        XCUIDevice.shared.orientation = .landscapeLeft
        picture("game-ta-dark-landscape")
        XCUIDevice.shared.orientation = .portrait
    }

    func testLargestText() {
        launch(arguments: ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL"])
        picture("first-start-largest-text")
        startAGame()
        picture("game-largest-text")
    }
}
