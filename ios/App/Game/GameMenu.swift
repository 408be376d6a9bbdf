import AadupuliKit
import SwiftUI

/// Everything that is asked for less often.
struct GameMenu: View {
    @Bindable var model: GameModel
    @Environment(AppModel.self) private var app
    @Environment(\.boardColors) private var colors

    var body: some View {
        Menu {
            Button(app.words.text("game-redo"), systemImage: "arrow.uturn.forward", action: model.redo)
                .disabled(!model.canRedo)
            Button(app.words.text("menu-new-game"), systemImage: "plus") { app.open(.newGame(nil)) }
                .accessibilityIdentifier("game.new-game")
            if let practice = model.practice {
                Button(app.words.text("puzzle-practise"), systemImage: "figure.run") { app.open(.newGame(practice)) }
                    .accessibilityIdentifier("game.practise")
            }
            Button(app.words.text("menu-resign"), systemImage: "flag", role: .destructive) { model.question = .resign }
                .disabled(!model.canResign)
                .accessibilityIdentifier("game.resign")
            if let claim = model.claim {
                Button(claim.title, systemImage: "equal") { model.question = .claim }
                    .disabled(!claim.enabled)
                    .accessibilityIdentifier("game.claim")
            }
            Divider()
            Toggle(app.words.text("menu-sounds"), isOn: app.settings.binding(\.sound))
                .accessibilityIdentifier("game.sounds")
            if model.canTurnPieces {
                Toggle(app.words.text("menu-turn-pieces"), isOn: app.settings.binding(\.turnPieces))
                    .accessibilityIdentifier("game.turn-pieces")
            }
            Button(app.words.text("menu-rules"), systemImage: "book") { app.open(.guide(model.guide)) }
                .accessibilityIdentifier("game.rules")
            Divider()
            ShareLink(item: model.positionText) {
                Label(app.words.text("menu-share-position"), systemImage: "square.grid.3x3")
            }
            .accessibilityIdentifier("game.share-position")
            ShareLink(item: model.recordText) {
                Label(app.words.text("menu-share-record"), systemImage: "text.alignleft")
            }
            .accessibilityIdentifier("game.share-record")
            if let file = model.saveFile {
                ShareLink(item: file) { Label(app.words.text("menu-share-save"), systemImage: "doc") }
                    .accessibilityIdentifier("game.share-save")
            }
            Divider()
            Button(app.words.text("menu-leave"), systemImage: "house") { app.goHome() }
                .accessibilityIdentifier("game.leave")
        } label: {
            BarLabel(title: app.words.text("game-more"), symbol: "ellipsis.circle")
                .foregroundStyle(Color(colors.text))
        }
        .accessibilityLabel(app.words.text("game-more"))
    }
}
