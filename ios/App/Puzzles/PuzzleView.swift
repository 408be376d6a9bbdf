import AadupuliKit
import SwiftUI

/// One puzzle: the task in one line, tries, refutation, solution.
struct PuzzleView: View {
    @Bindable var model: PuzzleModel
    @Environment(AppModel.self) private var app
    @State private var drag = BoardDrag()

    var body: some View {
        BoardPage {
            BoardView(
                shape: model.shape, picture: model.picture, speech: model.speech, actions: model, drag: drag,
                largerTargets: app.settings.largerTargets
            )
            .accessibilityIdentifier("puzzle.point")
        } panel: {
            VStack(alignment: .leading, spacing: 12) {
                if model.isLoading { ProgressView() }
                Text(model.task).font(.headline)
                Text(model.side).font(.subheadline)
                Text(model.status).accessibilityAddTraits(.updatesFrequently)
                buttons
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .navigationTitle(model.title)
        .navigationBarTitleDisplayMode(.inline)
        .sensoryFeedback(trigger: model.touch) { _, touch in app.settings.vibration ? touch.feedback : nil }
        .task { await model.load() }
        .onDisappear { model.leave() }
    }

    private var buttons: some View {
        VStack(alignment: .leading, spacing: 12) {
            if model.canTryAgain {
                Button(app.words.text("puzzle-try-again"), action: model.tryAgain)
                    .buttonStyle(.borderedProminent)
                    .accessibilityIdentifier("puzzle.again")
            }
            if model.canShowSolution {
                Button(app.words.text("puzzle-show-solution"), action: model.showSolution)
                    .accessibilityIdentifier("puzzle.solution")
            }
            if model.isDone {
                Button(app.words.text("puzzle-next")) { Task { await model.next() } }
                    .buttonStyle(.borderedProminent)
                    .accessibilityIdentifier("puzzle.next")
            }
            if let start = model.practice {
                Button(app.words.text("puzzle-practise")) { app.open(.newGame(start)) }
                    .accessibilityIdentifier("puzzle.practise")
            }
        }
        .buttonStyle(.bordered)
    }
}
