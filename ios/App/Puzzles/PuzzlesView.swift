import AadupuliKit
import SwiftUI

/// The puzzle of the day, and puzzles by theme and difficulty.
struct PuzzlesView: View {
    @Bindable var model: PuzzlesModel
    @Environment(AppModel.self) private var app

    var body: some View {
        List {
            Section {
                Button {
                    app.open(.puzzle(.daily))
                } label: {
                    VStack(alignment: .leading, spacing: 4) {
                        Label(app.words.text("puzzle-daily"), systemImage: "calendar").font(.headline)
                        Text(model.daily).foregroundStyle(.secondary)
                        Text(model.streak).font(.footnote).foregroundStyle(.secondary)
                    }
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(.isButton)
                .accessibilityIdentifier("puzzles.daily")
            }
            Section(app.words.text("puzzle-by-difficulty")) {
                Picker(app.words.text("puzzle-by-difficulty"), selection: $model.difficulty) {
                    ForEach(model.difficulties) { choice in Text(choice.title).tag(choice.value) }
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                .accessibilityIdentifier("puzzles.difficulty")
            }
            Section(app.words.text("puzzle-by-theme")) {
                ForEach(model.themes) { theme in
                    Button {
                        app.open(.puzzle(model.choice(of: theme.value)))
                    } label: {
                        LabeledContent(theme.title, value: theme.detail ?? "")
                    }
                    .accessibilityIdentifier("puzzles.theme")
                }
            }
            Section {
                Text(model.solved)
                Text(model.longestStreak)
            }
        }
        .navigationTitle(app.words.text("puzzle-title"))
        .task { await model.refresh() }
    }
}
