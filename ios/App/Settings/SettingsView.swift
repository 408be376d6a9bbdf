import AadupuliKit
import SwiftUI

/// The settings.
struct SettingsView: View {
    @Bindable var model: SettingsModel
    @Environment(AppModel.self) private var app
    @State private var asksToDelete = false
    @State private var importsFile = false

    var body: some View {
        Form {
            play
            look
            Section {
                row("settings-sound", "settings.sound", \.sound)
                row("settings-vibration", "settings.vibration", \.vibration)
            }
            Section {
                ChoiceRow(
                    title: app.words.text("settings-language"), choices: model.languages,
                    identifier: "settings.language", value: $model.chosenLanguage)
            } footer: {
                if model.languageWantsReview { Text(app.words.text("settings-language-review")) }
            }
            Section(app.words.text("settings-accessibility")) {
                row(
                    "settings-announce-fully", "settings.announce-fully", \.announceFully,
                    detail: "settings-announce-fully-detail")
                row(
                    "settings-larger-targets", "settings.larger-targets", \.largerTargets,
                    detail: "settings-larger-targets-detail")
            }
            data
            Section {
                Button(app.words.text("print-title")) { app.open(.print) }
                    .accessibilityIdentifier("settings.print")
                Button(app.words.text("settings-about")) { app.open(.about) }
                    .accessibilityIdentifier("settings.about")
            }
        }
        .navigationTitle(app.words.text("settings-title"))
        .alert(app.words.text("confirm-delete-all-title"), isPresented: $asksToDelete) {
            Button(app.words.text("confirm-delete-all-yes"), role: .destructive) {
                Task { await app.deleteEverything() }
            }
            Button(app.words.text("action-cancel"), role: .cancel) {}
        } message: {
            Text(app.words.text("confirm-delete-all-text"))
        }
        .fileImporter(isPresented: $importsFile, allowedContentTypes: [.json, .plainText, .data]) { result in
            let chosen = try? result.get()
            Task { await app.bring(file: chosen) }
        }
    }

    private func row(
        _ id: String, _ identifier: String, _ key: ReferenceWritableKeyPath<SettingsModel, Bool>, detail: String? = nil
    ) -> some View {
        SwitchRow(
            title: app.words.text(id), detail: detail.map { app.words.text($0) }, identifier: identifier,
            isOn: model.binding(key))
    }

    private var play: some View {
        Section(app.words.text("settings-play")) {
            DisclosureGroup(app.words.text("settings-variants")) {
                ForEach(model.variants) { variant in
                    SwitchRow(
                        title: variant.title, detail: variant.detail, identifier: "settings.variants",
                        isOn: Binding(
                            get: { @MainActor in model.has(variant.value) },
                            set: { @MainActor in model.set(variant.value, $0) }))
                }
            }
            row(
                "settings-confirm-moves", "settings.confirm-moves", \.confirmMoves,
                detail: "settings-confirm-moves-detail")
            row("settings-show-legal-moves", "settings.legal-moves", \.showLegalMoves)
            row("settings-show-trapped-tigers", "settings.trapped-tigers", \.showTrappedTigers)
            row("settings-coordinates", "settings.coordinates", \.coordinates)
            row("settings-turn-pieces", "settings.turn-pieces", \.turnPieces)
        }
    }

    private var look: some View {
        Section(app.words.text("settings-look")) {
            ChoiceRow(
                title: app.words.text("settings-board-look"), choices: model.boardLooks,
                identifier: "settings.board-look", value: $model.boardLook)
            ChoiceRow(
                title: app.words.text("settings-theme"), choices: model.themes, identifier: "settings.theme",
                value: $model.theme)
            ChoiceRow(
                title: app.words.text("settings-piece-set"), choices: model.pieceSets,
                identifier: "settings.piece-set", value: $model.pieceSet)
            row("settings-animations", "settings.animations", \.animations)
        }
    }

    private var data: some View {
        Section(app.words.text("settings-data")) {
            if let export = model.export {
                ShareLink(item: export) { Text(app.words.text("settings-export-everything")) }
                    .accessibilityIdentifier("settings.export")
            }
            Button(app.words.text("settings-import")) { importsFile = true }
                .accessibilityIdentifier("settings.import")
            Button(app.words.text("settings-delete-everything"), role: .destructive) { asksToDelete = true }
                .accessibilityIdentifier("settings.delete-everything")
            if let report = app.games.report { Text(report.words).foregroundStyle(.secondary) }
        }
        .task { await model.prepareExport() }
    }
}
