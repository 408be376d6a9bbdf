import AadupuliKit
import SwiftUI

/// One page, no wizard: everything has a remembered default, so that Start is one tap away.
struct NewGameView: View {
    @Bindable var model: NewGameModel
    @Environment(AppModel.self) private var app

    var body: some View {
        Form {
            if let notice = model.notice { Section { Text(notice) } }
            opponent
            if model.choosesRules {
                games
                variants
            }
            Section {
                ChoiceRow(
                    title: app.words.text("new-clock"), choices: model.clocks, identifier: "new.clock",
                    value: $model.clockMinutes)
            }
            Section(app.words.text("new-help")) {
                SwitchRow(title: app.words.text("new-help-hints"), identifier: "new.hints", isOn: $model.hints)
                SwitchRow(title: app.words.text("new-help-undo"), identifier: "new.undo", isOn: $model.undo)
                SwitchRow(
                    title: app.words.text("new-help-practice"), detail: app.words.text("new-help-practice-detail"),
                    identifier: "new.practice", isOn: $model.practice)
            }
        }
        .navigationTitle(app.words.text("new-title"))
        .navigationBarTitleDisplayMode(.inline)
        .safeAreaInset(edge: .bottom) {
            Button {
                app.startGame(model)
            } label: {
                Text(app.words.text("new-start")).font(.headline).frame(maxWidth: .infinity, minHeight: 32)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .accessibilityIdentifier("new.start")
            .keyboardShortcut(.defaultAction)
            .padding(16)
            .background(.regularMaterial)
        }
    }

    private var games: some View {
        Section(app.words.text("new-game")) {
            ForEach(model.games) { game in
                Button {
                    model.game = game.id
                } label: {
                    HStack(spacing: 12) {
                        BoardThumbnail(shape: game.shape, picture: game.picture).frame(width: 56)
                        VStack(alignment: .leading, spacing: 2) {
                            Text(game.title)
                            Text(game.figures).font(.subheadline).foregroundStyle(.secondary)
                            Text(game.value).font(.footnote).foregroundStyle(.secondary)
                        }
                        Spacer(minLength: 8)
                        if game.id == model.game { Image(systemName: "checkmark").foregroundStyle(.tint) }
                    }
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(game.id == model.game ? [.isButton, .isSelected] : .isButton)
                .accessibilityIdentifier("new.game")
            }
        }
    }

    private var variants: some View {
        Section(app.words.text("new-variants")) {
            ForEach(model.variants) { variant in
                SwitchRow(
                    title: variant.title, detail: variant.detail, identifier: "new.variant",
                    isOn: Binding(
                        get: { @MainActor in model.has(variant.value) },
                        set: { @MainActor in model.set(variant.value, $0) }))
            }
            ChoiceRow(
                title: app.words.text("new-handicap"), choices: model.handicaps, identifier: "new.handicap",
                value: $model.handicap)
        }
    }

    @ViewBuilder private var opponent: some View {
        Section(app.words.text("new-opponent")) {
            Picker(app.words.text("new-opponent"), selection: $model.againstComputer) {
                Text(app.words.text("new-opponent-computer")).tag(true)
                Text(app.words.text("new-opponent-friend")).tag(false)
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .accessibilityIdentifier("new.opponent")
            if model.againstComputer {
                ChoiceList(choices: model.levels, identifier: "new.level", value: $model.level)
            } else {
                TextField(app.words.text("new-name-goats"), text: $model.goatsName)
                    .accessibilityIdentifier("new.goats-name")
                TextField(app.words.text("new-name-tigers"), text: $model.tigersName)
                    .accessibilityIdentifier("new.tigers-name")
            }
        }
        if model.againstComputer {
            Section(app.words.text("new-side")) {
                Picker(app.words.text("new-side"), selection: $model.side) {
                    ForEach(model.sides) { side in Text(side.title).tag(side.value) }
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                .accessibilityIdentifier("new.side")
            }
        }
    }
}
