import AadupuliKit
import SwiftUI

/// One sentence: whose turn, what is expected, or why not; and the one button that belongs to it.
struct StatusLine: View {
    @Bindable var model: GameModel
    @Environment(AppModel.self) private var app
    @Environment(\.boardColors) private var colors

    var body: some View {
        VStack(spacing: 8) {
            Text(model.status)
                .font(.body.weight(.medium))
                .multilineTextAlignment(.center)
                .lineLimit(2, reservesSpace: true)
                .minimumScaleFactor(0.8)
                .frame(maxWidth: .infinity)
                .foregroundStyle(Color(model.statusIsRefusal ? colors.danger : colors.text))
                .accessibilityAddTraits(.updatesFrequently)
                .accessibilitySortPriority(100)
            if model.isBrowsing {
                HStack(spacing: 12) {
                    Button(app.words.text("game-back-to-game"), action: model.backToGame)
                        .accessibilityIdentifier("game.back-to-game")
                    if model.canPlayOn {
                        Button(app.words.text("game-play-on-from-here")) { model.question = .playOn }
                            .accessibilityIdentifier("game.play-on")
                    }
                }
                .buttonStyle(.bordered)
            } else if model.canStop {
                Button(app.words.text("game-stop-here"), action: model.stop)
                    .buttonStyle(.borderedProminent)
                    .accessibilityIdentifier("game.stop")
            } else if model.mustPass {
                Button(app.words.text("action-ok"), action: model.pass)
                    .buttonStyle(.bordered)
                    .accessibilityIdentifier("game.pass")
            } else if model.isOver {
                Button(app.words.text("over-show-result")) { model.showsResult = true }
                    .buttonStyle(.bordered)
                    .accessibilityIdentifier("game.show-result")
            }
        }
        .tint(Color(colors.hint))
        .padding(.horizontal, 16)
    }
}
