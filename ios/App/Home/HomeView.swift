import AadupuliKit
import SwiftUI

/// Home: the unfinished game, and where one can go.
struct HomeView: View {
    @Bindable var model: HomeModel
    @Environment(AppModel.self) private var app

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                if let problem = model.problem {
                    Label(problem, systemImage: "exclamationmark.triangle")
                }
                if let card = model.unfinished { continueCard(card) }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
                    tile("home-play", detail: nil, symbol: "play.fill", identifier: "home.play") {
                        app.open(.newGame(nil))
                    }
                    tile("home-learn", detail: model.learnProgress, symbol: "book.fill", identifier: "home.learn") {
                        app.open(.learn)
                    }
                    tile(
                        "home-puzzles", detail: model.puzzlesDetail, symbol: "puzzlepiece.fill",
                        identifier: "home.puzzles"
                    ) { app.open(.puzzles) }
                }
                recentGames
            }
            .padding(16)
            .frame(maxWidth: 720)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle(app.words.text("app-name"))
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button(app.words.text("home-settings"), systemImage: "gearshape") { app.open(.settings) }
                    .accessibilityIdentifier("home.settings")
            }
        }
        .task { await model.refresh() }
    }

    private func continueCard(_ card: GameCard) -> some View {
        Button {
            app.continueGame(card)
        } label: {
            HStack(spacing: 16) {
                BoardThumbnail(shape: card.shape, picture: card.picture).frame(width: 120)
                VStack(alignment: .leading, spacing: 4) {
                    Text(app.words.text("home-continue")).font(.headline)
                    Text(card.title)
                    Text(card.detail).foregroundStyle(.secondary)
                }
                .multilineTextAlignment(.leading)
                Spacer(minLength: 0)
            }
            .padding(12)
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityIdentifier("home.continue")
    }

    private func tile(
        _ id: String, detail: String?, symbol: String, identifier: String, action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action) {
            VStack(spacing: 6) {
                Image(systemName: symbol).font(.title).foregroundStyle(.tint)
                Text(app.words.text(id)).font(.headline)
                if let detail {
                    Text(detail).font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
                }
            }
            .frame(maxWidth: .infinity, minHeight: 110)
            .padding(8)
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityIdentifier(identifier)
    }

    private var recentGames: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(app.words.text("home-my-games")).font(.headline).accessibilityAddTraits(.isHeader)
                Spacer()
                Button(app.words.text("home-all-games")) { app.open(.games) }
                    .accessibilityIdentifier("home.games")
            }
            if model.recent.isEmpty {
                Text(app.words.text("home-no-games")).foregroundStyle(.secondary)
            }
            ForEach(model.recent) { card in
                Button {
                    app.openGame(card)
                } label: {
                    GameRow(card: card)
                }
                .buttonStyle(.plain)
                .accessibilityIdentifier("home.recent")
            }
        }
    }
}

/// One game in a list.
struct GameRow: View {
    let card: GameCard

    var body: some View {
        HStack(spacing: 12) {
            BoardThumbnail(shape: card.shape, picture: card.picture).frame(width: 64)
            VStack(alignment: .leading, spacing: 2) {
                Text(card.title).font(.body.weight(.medium))
                Text(card.detail).font(.subheadline).foregroundStyle(.secondary)
                Text(card.date).font(.footnote).foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.leading)
            Spacer(minLength: 0)
        }
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
    }
}
