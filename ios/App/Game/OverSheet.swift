import AadupuliKit
import SwiftUI

/// Result and reason in one sentence, and where to go from there. It can be closed, and brought back.
struct OverSheet: View {
    @Bindable var model: GameModel
    @Environment(AppModel.self) private var app
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 16) {
                    Text(model.overTitle).font(.title).bold().accessibilityAddTraits(.isHeader)
                    Text(model.overSentence).font(.title3).multilineTextAlignment(.center)
                    VStack(spacing: 12) {
                        Button(action: rematch) {
                            Text(app.words.text("over-rematch")).frame(maxWidth: .infinity)
                        }
                        .buttonStyle(.borderedProminent)
                        .accessibilityHint(app.words.text("over-rematch-detail"))
                        .accessibilityIdentifier("game.rematch")
                        Button(action: review) { Text(app.words.text("over-review")).frame(maxWidth: .infinity) }
                            .accessibilityIdentifier("game.review")
                        ShareLink(item: model.recordText) {
                            Text(app.words.text("over-share")).frame(maxWidth: .infinity)
                        }
                        .accessibilityIdentifier("game.share-result")
                        Button(action: goHome) { Text(app.words.text("over-home")).frame(maxWidth: .infinity) }
                            .accessibilityIdentifier("game.home")
                    }
                    .buttonStyle(.bordered)
                    .controlSize(.large)
                }
                .padding(24)
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button(app.words.text("action-close")) { dismiss() }
                }
            }
        }
        .presentationDetents([.medium, .large])
    }

    private func rematch() {
        dismiss()
        model.rematch()
    }

    private func review() {
        dismiss()
        app.openReview(of: model)
    }

    private func goHome() {
        dismiss()
        app.goHome()
    }
}
