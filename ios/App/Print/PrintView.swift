import AadupuliKit
import SwiftUI

/// Prints a board: which, on what paper, with what.
struct PrintView: View {
    @Bindable var model: PrintModel
    @Environment(AppModel.self) private var app

    var body: some View {
        Form {
            Section {
                BoardThumbnail(shape: model.shape, picture: model.picture)
                    .frame(maxWidth: 280)
                    .frame(maxWidth: .infinity)
            }
            Section {
                ChoiceRow(
                    title: app.words.text("print-game"), choices: model.games, identifier: "print.board",
                    value: $model.game)
                ChoiceRow(
                    title: app.words.text("print-paper"), choices: model.papers, identifier: "print.paper",
                    value: $model.paper)
                SwitchRow(title: app.words.text("print-pieces"), identifier: "print.pieces", isOn: $model.withPieces)
                SwitchRow(title: app.words.text("print-rules"), identifier: "print.rules", isOn: $model.withRules)
                ChoiceRow(
                    title: app.words.text("print-format"), choices: model.formats, identifier: "print.format",
                    value: $model.format)
            }
            Section {
                if !model.files.isEmpty {
                    ShareLink(items: model.files) { Label(app.words.text("print-action"), systemImage: "printer") }
                        .accessibilityIdentifier("print.share")
                } else if let problem = model.problem {
                    Text(problem)
                } else {
                    ProgressView()
                }
            }
        }
        .navigationTitle(app.words.text("print-title"))
        .task(id: model.choices) { await model.draw() }
    }
}
