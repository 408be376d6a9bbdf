import AadupuliKit
import SwiftUI

/// The moves of a game; a tap looks at the position after one.
struct MovesList: View {
    @Bindable var model: GameModel
    @Environment(AppModel.self) private var app
    @Environment(\.boardColors) private var colors

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 96), spacing: 8)], alignment: .leading, spacing: 4) {
                    ForEach(model.moves) { row in
                        Button {
                            model.browse(to: row.ply)
                        } label: {
                            Text(row.text)
                                .font(.body.monospacedDigit())
                                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                                .padding(.horizontal, 8)
                                .background(
                                    row.ply == model.shownPly ? Color(colors.raised) : Color.clear,
                                    in: RoundedRectangle(cornerRadius: 8))
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(row.spoken)
                        .accessibilityAddTraits(row.ply == model.shownPly ? .isSelected : [])
                        .accessibilityIdentifier("game.browse")
                        .id(row.ply)
                    }
                }
                if model.moves.count < 2 {
                    Text(app.words.text("game-moves-empty")).foregroundStyle(Color(colors.textQuiet))
                }
            }
            .onChange(of: model.shownPly, initial: true) { _, ply in reader.scrollTo(ply, anchor: .center) }
        }
        .padding(.horizontal, 12)
    }
}

/// The list of moves over a tall screen.
struct MovesSheet: View {
    @Bindable var model: GameModel
    @Environment(AppModel.self) private var app
    @Environment(\.boardColors) private var colors
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            MovesList(model: model)
                .background { Color(colors.ground).ignoresSafeArea() }
                .foregroundStyle(Color(colors.text))
                .navigationTitle(app.words.text("game-moves-title"))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button(app.words.text("game-redo"), systemImage: "arrow.uturn.forward", action: model.redo)
                            .disabled(!model.canRedo)
                            .accessibilityIdentifier("game.redo")
                    }
                    ToolbarItem(placement: .confirmationAction) {
                        Button(app.words.text("action-done")) { dismiss() }
                    }
                }
        }
        .presentationDetents([.medium, .large])
    }
}
