import AadupuliKit
import SwiftUI

/// Lessons with their progress, how to play, strategy.
struct LearnView: View {
    @Bindable var model: LearnModel
    @Environment(AppModel.self) private var app
    @State private var asksToReset = false

    var body: some View {
        List {
            lessons(model.lessons, title: "learn-lessons")
            lessons(model.differences, title: "learn-differences")
            Section(app.words.text("learn-how-to-play")) {
                ForEach(model.rules) { guide in
                    Button(guide.title) { app.open(.guide(guide.value)) }
                        .accessibilityIdentifier("learn.how-to-play")
                }
            }
            Section {
                ForEach(model.strategies) { guide in
                    Button(guide.title) { app.open(.guide(guide.value)) }
                        .accessibilityIdentifier("learn.strategy")
                }
            }
            Section {
                Button(app.words.text("learn-start-again"), role: .destructive) { asksToReset = true }
                    .accessibilityIdentifier("learn.start-again")
            }
        }
        .navigationTitle(app.words.text("learn-title"))
        .alert(app.words.text("confirm-reset-lessons-title"), isPresented: $asksToReset) {
            Button(app.words.text("confirm-reset-lessons-yes"), role: .destructive) {
                Task { await model.forgetProgress() }
            }
            Button(app.words.text("action-cancel"), role: .cancel) {}
        }
        .task { await model.refresh() }
    }

    private func lessons(_ cards: [LessonCard], title: String) -> some View {
        Section(app.words.text(title)) {
            ForEach(cards) { card in
                Button {
                    app.open(.lesson(card.id.id))
                } label: {
                    HStack {
                        VStack(alignment: .leading, spacing: 2) {
                            Text(card.title)
                            Text(card.summary).font(.subheadline).foregroundStyle(.secondary)
                            Text(card.state).font(.footnote).foregroundStyle(.secondary)
                        }
                        .multilineTextAlignment(.leading)
                        Spacer(minLength: 8)
                        if card.isDone { Image(systemName: "checkmark.circle.fill").foregroundStyle(.tint) }
                    }
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(.isButton)
                .accessibilityIdentifier("learn.lesson")
            }
        }
    }
}
