import AadupuliKit
import SwiftUI

/// One lesson, step by step.
struct LessonView: View {
    @Bindable var model: LessonModel
    @Environment(AppModel.self) private var app
    @State private var drag = BoardDrag()

    var body: some View {
        BoardPage {
            BoardView(
                shape: model.shape, picture: model.picture, speech: model.speech, actions: model, drag: drag,
                largerTargets: app.settings.largerTargets
            )
            .accessibilityIdentifier("lesson.point")
        } panel: {
            VStack(alignment: .leading, spacing: 12) {
                Text(model.progress).font(.footnote).opacity(0.8)
                Text(model.sentence).font(.body)
                if let answer = model.answer {
                    Text(answer).font(.body.weight(.medium)).accessibilityAddTraits(.updatesFrequently)
                }
                taskButtons
                stepButtons
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .navigationTitle(model.title)
        .navigationBarTitleDisplayMode(.inline)
        .sensoryFeedback(trigger: model.touch) { _, touch in app.settings.vibration ? touch.feedback : nil }
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button(
                    app.words.text("learn-start-again"), systemImage: "arrow.counterclockwise", action: model.startAgain
                )
                .accessibilityIdentifier("lesson.start-again")
            }
        }
        .onChange(of: app.words.language) { model.refresh() }
        .onDisappear { model.leave() }
    }

    @ViewBuilder private var taskButtons: some View {
        if model.isAsking {
            HStack(spacing: 12) {
                Button(app.words.text("lesson-show-me"), action: model.showMe)
                    .accessibilityIdentifier("lesson.show-me")
                Button(app.words.text("learn-skip"), action: model.skip)
                    .accessibilityIdentifier("lesson.skip")
            }
            .buttonStyle(.bordered)
        } else if model.canTryAgain {
            Button(app.words.text("lesson-try-again"), action: model.tryAgain)
                .buttonStyle(.bordered)
                .accessibilityIdentifier("lesson.try-again")
        }
    }

    @ViewBuilder private var stepButtons: some View {
        if model.isFinished {
            Text(app.words.text("learn-finished")).font(.headline)
            if let next = model.nextLesson {
                Button(app.words.text("learn-next-lesson")) { app.replaceTop(with: .lesson(next.id)) }
                    .buttonStyle(.borderedProminent)
                    .accessibilityIdentifier("lesson.next-lesson")
            }
        }
        HStack(spacing: 12) {
            Button(app.words.text("learn-back"), action: model.back)
                .disabled(!model.canGoBack)
                .accessibilityIdentifier("lesson.back")
            if !model.isFinished {
                Button(app.words.text("learn-next"), action: model.next)
                    .disabled(!model.canGoOn)
                    .buttonStyle(.borderedProminent)
                    .accessibilityIdentifier("lesson.next")
            }
        }
        .buttonStyle(.bordered)
        .controlSize(.large)
    }
}
