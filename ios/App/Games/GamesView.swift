import AadupuliKit
import SwiftUI
import UniformTypeIdentifiers

/// My games: unfinished and finished, and files that can't be read.
struct GamesView: View {
    @Bindable var model: GamesModel
    @Environment(AppModel.self) private var app
    @State private var importsFile = false

    var body: some View {
        List {
            if let report = model.report {
                Section {
                    HStack {
                        Text(report.words)
                        Spacer(minLength: 8)
                        if report.canUndo {
                            Button(app.words.text("action-undo")) { Task { await model.undoDelete() } }
                                .buttonStyle(.bordered)
                                .accessibilityIdentifier("games.undo-delete")
                        }
                    }
                }
            }
            ForEach(model.unreadable) { file in UnreadableSection(file: file, model: model) }
            games(model.unfinished, title: "games-unfinished")
            games(model.finished, title: "games-finished")
            if model.isEmpty {
                Section { Text(app.words.text("games-empty")).foregroundStyle(.secondary) }
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle(app.words.text("games-title"))
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button(app.words.text("statistics-title"), systemImage: "chart.bar") { app.open(.statistics) }
                    .accessibilityIdentifier("games.statistics")
            }
            ToolbarItem(placement: .topBarTrailing) {
                Menu {
                    Button(app.words.text("games-import-file"), systemImage: "folder") { importsFile = true }
                        .accessibilityIdentifier("games.import-file")
                    PasteButton(payloadType: String.self) { texts in
                        Task { await model.bring(text: texts.first) }
                    }
                    .accessibilityIdentifier("games.import-clipboard")
                } label: {
                    Label(app.words.text("games-import"), systemImage: "square.and.arrow.down")
                }
            }
        }
        .fileImporter(isPresented: $importsFile, allowedContentTypes: [.json, .plainText, .data]) { result in
            let chosen = try? result.get()
            Task { await app.bring(file: chosen) }
        }
        .task { await model.refresh() }
    }

    @ViewBuilder private func games(_ cards: [GameCard], title: String) -> some View {
        if !cards.isEmpty {
            Section(app.words.text(title)) {
                ForEach(cards) { card in
                    Button {
                        app.openGame(card)
                    } label: {
                        GameRow(card: card)
                    }
                    .buttonStyle(.plain)
                    .accessibilityIdentifier("games.open")
                    .swipeActions(edge: .trailing, allowsFullSwipe: true) { deleteButton(card) }
                    .contextMenu {
                        share(card)
                        deleteButton(card)
                    }
                }
            }
        }
    }

    private func deleteButton(_ card: GameCard) -> some View {
        Button(app.words.text("games-delete"), systemImage: "trash", role: .destructive) {
            Task { await model.delete(card) }
        }
        .accessibilityIdentifier("games.delete")
    }

    @ViewBuilder private func share(_ card: GameCard) -> some View {
        ShareLink(item: SharedRecord(number: card.id, games: model), preview: SharePreview(card.title)) {
            Label(app.words.text("games-share-record"), systemImage: "text.alignleft")
        }
        .accessibilityIdentifier("games.share-record")
        ShareLink(item: SharedSave(number: card.id, games: model), preview: SharePreview(card.title)) {
            Label(app.words.text("games-share-save"), systemImage: "doc")
        }
        .accessibilityIdentifier("games.share-save")
    }
}

/// A file that can't be read: its name, the reason, and what to do with it.
private struct UnreadableSection: View {
    let file: UnreadableCard
    let model: GamesModel
    @Environment(AppModel.self) private var app

    var body: some View {
        Section {
            VStack(alignment: .leading, spacing: 4) {
                Label(file.title, systemImage: "exclamationmark.triangle").font(.headline)
                Text(file.reason).font(.subheadline)
            }
            Button(app.words.text("games-unreadable-keep")) { Task { await model.keep(file) } }
                .accessibilityIdentifier("games.keep-unreadable")
            Button(app.words.text("games-unreadable-delete"), role: .destructive) { Task { await model.delete(file) } }
                .accessibilityIdentifier("games.delete-unreadable")
        }
    }
}
