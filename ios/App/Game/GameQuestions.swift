import AadupuliKit
import SwiftUI

/// The questions of a game: resign, claim a draw, play on from an earlier position.
struct GameQuestions: ViewModifier {
    @Bindable var model: GameModel
    @Environment(AppModel.self) private var app

    func body(content: Content) -> some View {
        content.alert(
            model.question.map(model.title(of:)) ?? "", isPresented: asked, actions: actions, message: message)
    }

    private var asked: Binding<Bool> {
        Binding(
            get: { @MainActor in model.question != nil },
            set: { @MainActor isAsked in if !isAsked { model.question = nil } })
    }

    @ViewBuilder private func actions() -> some View {
        if let question = model.question {
            Button(model.yes(to: question), role: question == .resign ? .destructive : nil) {
                model.answerYes(to: question)
            }
        }
        Button(app.words.text("action-cancel"), role: .cancel) {}
    }

    @ViewBuilder private func message() -> some View {
        if let question = model.question { Text(model.detail(of: question)) }
    }
}
