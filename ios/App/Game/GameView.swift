import AadupuliKit
import SwiftUI

/// The game: board, both players, one sentence, four buttons.
struct GameView: View {
    @Bindable var model: GameModel
    @Environment(AppModel.self) private var app
    @Environment(\.boardColors) private var colors
    @Environment(\.scenePhase) private var phase
    @State private var drag = BoardDrag()
    @State private var showsMoves = false

    var body: some View {
        GeometryReader { proxy in
            if proxy.size.width > proxy.size.height { wide } else { tall }
        }
        .background { Color(colors.ground).ignoresSafeArea() }
        .foregroundStyle(Color(colors.text))
        .navigationTitle(model.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Color(colors.ground), for: .navigationBar)
        .toolbarColorScheme(app.boardIsDark ? .dark : .light, for: .navigationBar)
        .sensoryFeedback(trigger: model.touch) { _, touch in app.settings.vibration ? touch.feedback : nil }
        .task { await model.run() }
        .onChange(of: phase) { _, phase in
            if phase == .active { model.resume() } else { model.pause() }
        }
        .onDisappear { model.leave() }
        .sheet(isPresented: $showsMoves) { MovesSheet(model: model) }
        .sheet(isPresented: $model.showsResult) { OverSheet(model: model) }
        .modifier(GameQuestions(model: model))
    }

    private var tall: some View {
        ViewThatFits(in: .vertical) {
            column
            ScrollView { column }
        }
    }

    private var column: some View {
        VStack(spacing: 8) {
            playerBar(model.top)
            board.frame(minHeight: 280)
            playerBar(model.bottom)
            StatusLine(model: model)
            HintCard(model: model)
            Spacer(minLength: 0)
            bar
        }
    }

    private var wide: some View {
        HStack(spacing: 0) {
            board.frame(maxWidth: .infinity, maxHeight: .infinity)
            VStack(spacing: 8) {
                playerBar(model.top)
                MovesList(model: model)
                StatusLine(model: model)
                HintCard(model: model)
                playerBar(model.bottom)
                bar
            }
            .frame(maxWidth: 420)
        }
    }

    private var board: some View {
        BoardView(
            shape: model.shape, picture: model.picture, speech: model.speech, actions: model, drag: drag,
            largerTargets: app.settings.largerTargets
        )
        .accessibilityIdentifier("game.point")
        .padding(.horizontal, 4)
        .zIndex(1)
    }

    private func playerBar(_ face: PlayerFace) -> some View {
        PlayerBar(face: face) {
            if let tally = face.tally { Tally(captured: tally.captured, needed: tally.needed, words: tally.words) }
            if let tray = face.tray {
                Tray(
                    piece: face.piece, count: tray.count, words: tray.words, canDrag: tray.canDrag, actions: model,
                    target: nearestTarget, drag: drag
                )
                .accessibilityIdentifier("game.drag")
            }
        }
    }

    private func nearestTarget(_ place: CGPoint) -> Int? {
        let square = model.shape.square(in: drag.boardFrame.size)
        return model.shape.nearest(to: place, in: square, reach: 32, among: model.picture.targets.map(\.point))
    }

    private var bar: some View {
        HStack(spacing: 0) {
            BarButton(
                title: app.words.text("game-undo"), symbol: "arrow.uturn.backward", identifier: "game.undo",
                enabled: model.canUndo, action: model.undo)
            BarButton(
                title: app.words.text("game-hint"), symbol: "lightbulb", identifier: "game.hint",
                enabled: model.canHint, action: model.askForHint)
            BarButton(
                title: app.words.text("game-moves"), symbol: "list.number", identifier: "game.moves",
                action: { showsMoves = true })
            GameMenu(model: model)
        }
        .padding(.horizontal, 8)
        .background { Color(colors.raised).ignoresSafeArea() }
    }
}

extension TouchEvent {
    /// How the phone answers.
    var feedback: SensoryFeedback? {
        switch kind {
        case nil: nil
        case .light: .impact(weight: .light)
        case .firm: .impact(weight: .heavy)
        case .refused: .warning
        case .over: .success
        }
    }
}
