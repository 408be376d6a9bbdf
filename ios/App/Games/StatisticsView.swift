import AadupuliKit
import SwiftUI

/// Games, wins, draws and losses by game, side and level.
struct StatisticsView: View {
    @Bindable var model: StatisticsModel
    @Environment(AppModel.self) private var app
    @State private var asksToReset = false

    var body: some View {
        List {
            if model.isEmpty {
                Section { Text(app.words.text("statistics-empty")).foregroundStyle(.secondary) }
            }
            ForEach(model.sections) { section in
                Section(section.title) {
                    ForEach(section.rows) { row in
                        VStack(alignment: .leading, spacing: 6) {
                            Text(row.words)
                            ShareBar(shares: row.shares)
                        }
                        .accessibilityElement(children: .combine)
                    }
                }
            }
            if let streaks = model.streaks {
                Section {
                    Text(streaks.longest)
                    Text(streaks.current)
                }
            }
            Section {
                Button(app.words.text("statistics-reset"), role: .destructive) { asksToReset = true }
                    .accessibilityIdentifier("statistics.reset")
                    .disabled(model.isEmpty)
            }
        }
        .navigationTitle(app.words.text("statistics-title"))
        .alert(app.words.text("confirm-reset-statistics-title"), isPresented: $asksToReset) {
            Button(app.words.text("confirm-reset-statistics-yes"), role: .destructive) {
                Task { await model.reset() }
            }
            Button(app.words.text("action-cancel"), role: .cancel) {}
        } message: {
            Text(app.words.text("confirm-reset-statistics-text"))
        }
        .task { await model.refresh() }
    }
}

/// Wins, draws and losses as one bar: filled, ruled and empty, so that no colour is needed to read it.
private struct ShareBar: View {
    let shares: [Int]
    @Environment(\.boardColors) private var colors

    var body: some View {
        Canvas { context, size in
            let all = max(1, shares.reduce(0, +))
            var x: CGFloat = 0
            for (index, share) in shares.enumerated() {
                let width = size.width * CGFloat(share) / CGFloat(all)
                let box = CGRect(x: x, y: 0, width: width, height: size.height)
                switch index {
                case 0: context.fill(Path(box), with: .color(.accentColor))
                case 1: context.fill(Path(box), with: .color(.accentColor.opacity(0.4)))
                default: context.stroke(Path(box.insetBy(dx: 1, dy: 1)), with: .color(.accentColor), lineWidth: 1)
                }
                x += width
            }
        }
        .frame(height: 8)
        .accessibilityHidden(true)
    }
}
