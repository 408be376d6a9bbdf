import AadupuliKit
import SwiftUI

/// A finished game gone through: the value over the moves, its turning points, accuracy.
struct ReviewView: View {
    @Bindable var model: ReviewModel
    @Environment(AppModel.self) private var app
    @Environment(\.boardColors) private var colors

    var body: some View {
        BoardPage {
            BoardThumbnail(shape: model.shape, picture: model.picture)
        } panel: {
            VStack(alignment: .leading, spacing: 16) {
                if let working = model.working {
                    ProgressView(value: working.share)
                    Text(working.words).font(.footnote)
                }
                ValueStrip(strip: model.strip, select: model.select)
                explanation
                accuracy
                turningPoints
                moves
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .navigationTitle(app.words.text("review-title"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                ShareLink(item: model.record) {
                    Label(app.words.text("action-share"), systemImage: "square.and.arrow.up")
                }
                .accessibilityIdentifier("review.share")
            }
        }
        .task { await model.work() }
    }

    @ViewBuilder private var explanation: some View {
        Text(model.valueWords).font(.subheadline)
        if let sentence = model.explanation {
            Text(sentence)
            HStack(spacing: 12) {
                if model.canShowLine {
                    Button(app.words.text("review-show-line")) { Task { await model.showLine() } }
                        .accessibilityIdentifier("review.show-line")
                }
                if let practice = model.practice {
                    Button(app.words.text("review-practise")) { app.open(.newGame(practice)) }
                        .accessibilityIdentifier("review.practise")
                }
            }
            .buttonStyle(.bordered)
        }
    }

    @ViewBuilder private var accuracy: some View {
        if let accuracy = model.accuracy {
            VStack(alignment: .leading, spacing: 4) {
                Text(app.words.text("review-accuracy")).font(.headline).accessibilityAddTraits(.isHeader)
                ForEach(accuracy, id: \.self) { line in Text(line) }
                Text(app.words.text("review-accuracy-meaning")).font(.footnote).opacity(0.8)
            }
        }
    }

    @ViewBuilder private var turningPoints: some View {
        if let points = model.turningPoints {
            VStack(alignment: .leading, spacing: 4) {
                Text(app.words.text("review-turning-points")).font(.headline).accessibilityAddTraits(.isHeader)
                if points.isEmpty { Text(app.words.text("review-no-turning-points")) }
                ForEach(points) { row in moveButton(row, marked: true) }
            }
        }
    }

    private var moves: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 96), spacing: 8)], alignment: .leading, spacing: 4) {
            ForEach(model.moves) { row in moveButton(row, marked: model.isTurningPoint(row.ply)) }
        }
    }

    private func moveButton(_ row: MoveRow, marked: Bool) -> some View {
        Button {
            model.select(row.ply)
        } label: {
            HStack(spacing: 4) {
                if marked { Image(systemName: "exclamationmark.circle").foregroundStyle(Color(colors.danger)) }
                Text(row.text).font(.body.monospacedDigit())
            }
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .padding(.horizontal, 8)
            .background(
                row.ply == model.ply ? Color(colors.raised) : Color.clear, in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(row.spoken)
        .accessibilityAddTraits(row.ply == model.ply ? .isSelected : [])
        .accessibilityIdentifier("review.move")
    }
}
