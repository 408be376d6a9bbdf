import AadupuliKit
import SwiftUI

/// How to play, or strategy: sections of words with live diagrams.
struct GuideView: View {
    @Bindable var model: GuideModel
    @Environment(AppModel.self) private var app

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                if model.games.count > 1 {
                    ChoiceRow(
                        title: app.words.text("new-game"), choices: model.games, identifier: "guide.game",
                        value: $model.game)
                }
                ForEach(model.paragraphs) { face in GuideParagraphView(face: face, model: model) }
            }
            .padding(16)
            .frame(maxWidth: 720)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle(model.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct GuideParagraphView: View {
    let face: GuideParagraphFace
    let model: GuideModel
    @Environment(AppModel.self) private var app

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if let title = face.title { Text(title).font(.title3).bold().accessibilityAddTraits(.isHeader) }
            Text(face.words).foregroundStyle(face.isInForce ? .primary : .secondary)
            if let strength = face.strength {
                Label(strength, systemImage: "checkmark.seal").font(.subheadline).foregroundStyle(.secondary)
            }
            if let diagram = face.diagram { self.diagram(diagram) }
        }
    }

    private func diagram(_ diagram: DiagramFace) -> some View {
        VStack(spacing: 8) {
            BoardThumbnail(shape: diagram.shape, picture: diagram.picture).frame(maxWidth: 360)
            if let caption = diagram.caption { Text(caption).font(.footnote) }
            HStack(spacing: 16) {
                Button {
                    model.step(face, by: -1)
                } label: {
                    Image(systemName: "chevron.left")
                }
                .disabled(!diagram.canGoBack)
                .accessibilityLabel(app.words.text("learn-example-previous"))
                .accessibilityIdentifier("guide.example-previous")
                Button {
                    model.step(face, by: 1)
                } label: {
                    Image(systemName: "chevron.right")
                }
                .disabled(!diagram.canGoOn)
                .accessibilityLabel(app.words.text("learn-example-next"))
                .accessibilityIdentifier("guide.example-next")
                if let start = diagram.start {
                    Button(app.words.text("learn-try-it")) { app.open(.newGame(start)) }
                        .accessibilityIdentifier("guide.try-it")
                }
            }
            .buttonStyle(.bordered)
            .controlSize(.large)
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(diagram.spoken)
    }
}
