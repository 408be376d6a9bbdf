import AadupuliKit
import SwiftUI

/// A hint, step by step; it lies below the board, so that it covers none of the points it speaks of.
struct HintCard: View {
    @Bindable var model: GameModel
    @Environment(AppModel.self) private var app
    @Environment(\.boardColors) private var colors

    var body: some View {
        if let hint = model.hint {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Label(app.words.text("hint-title"), systemImage: "lightbulb.fill").font(.headline)
                    Spacer()
                    Button(action: model.dismissHint) { Image(systemName: "xmark") }
                        .frame(minWidth: 44, minHeight: 44)
                        .accessibilityLabel(app.words.text("hint-dismiss"))
                        .accessibilityIdentifier("game.hint-dismiss")
                }
                Text(hint.sentence)
                if let more = hint.more {
                    Button(more, action: model.nextHintStep)
                        .buttonStyle(.bordered)
                        .accessibilityIdentifier("game.hint-more")
                }
            }
            .padding(12)
            .background(Color(colors.raised), in: RoundedRectangle(cornerRadius: 12))
            .padding(.horizontal, 16)
            .tint(Color(colors.hint))
        }
    }
}
