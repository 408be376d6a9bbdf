import AadupuliKit
import SwiftUI

/// Home with whatever was opened from it; the place is kept when the system ends the app.
struct RootView: View {
    @Bindable var app: AppModel
    @SceneStorage("place") private var place = ""
    @Environment(\.scenePhase) private var phase
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        content
            .environment(app)
            .environment(\.locale, Locale(identifier: app.words.language))
            .environment(\.boardColors, app.settings.colors(dark: isDark))
            .environment(\.drawnSet, app.settings.drawnSet)
            .environment(\.stillness, reduceMotion || !app.settings.animations)
            .preferredColorScheme(scheme)
            .onOpenURL { url in Task { await app.bring(file: url) } }
            .onChange(of: isDark, initial: true) { _, dark in app.isDark = dark }
            .onChange(of: app.path) { _, _ in place = app.place }
            .onChange(of: phase) { _, phase in
                if phase == .background { app.pause() }
                if phase == .active { app.resume() }
            }
            .task { await app.restore(place: place) }
    }

    @ViewBuilder private var content: some View {
        if app.isFirstStart {
            FirstStartView()
        } else {
            NavigationStack(path: $app.path) {
                HomeView(model: app.home)
                    .navigationDestination(for: Route.self) { route in RouteView(route: route) }
            }
        }
    }

    private var isDark: Bool {
        switch app.settings.theme {
        case .system: colorScheme == .dark
        case .light: false
        case .dark: true
        }
    }

    private var scheme: ColorScheme? {
        switch app.settings.theme {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// The screen of a route.
struct RouteView: View {
    let route: Route
    @Environment(AppModel.self) private var app

    var body: some View {
        switch route {
        case .newGame(let start): Loaded(app.newGame(start)) { NewGameView(model: $0) }
        case .game: if let game = app.game { GameView(model: game).id(game.id) }
        case .review(let number): Loaded(app.review(of: number)) { ReviewView(model: $0) }
        case .puzzles: Loaded(app.puzzles()) { PuzzlesView(model: $0) }
        case .puzzle(let choice): Loaded(app.puzzle(choice)) { PuzzleView(model: $0) }
        case .learn: Loaded(app.learn()) { LearnView(model: $0) }
        case .lesson(let lesson): Loaded(app.lesson(lesson)) { LessonView(model: $0) }.id(lesson)
        case .guide(let topic): Loaded(app.guide(topic)) { GuideView(model: $0) }
        case .games: GamesView(model: app.games)
        case .statistics: Loaded(app.statistics()) { StatisticsView(model: $0) }
        case .settings: SettingsView(model: app.settings)
        case .print: Loaded(app.print()) { PrintView(model: $0) }
        case .about: Loaded(app.about()) { AboutView(model: $0) }
        }
    }
}

/// Keeps the model that a screen was opened with for as long as the screen is open.
struct Loaded<Model: AnyObject, Content: View>: View {
    @State private var model: Model
    private let content: (Model) -> Content

    init(_ model: @autoclosure () -> Model, @ViewBuilder content: @escaping (Model) -> Content) {
        _model = State(initialValue: model())
        self.content = content
    }

    var body: some View { content(model) }
}
