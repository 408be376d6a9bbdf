import AadupuliKit
import SwiftUI

/// The first start: the quiet board, and two buttons.
struct FirstStartView: View {
    @Environment(AppModel.self) private var app
    @Environment(\.boardColors) private var colors

    var body: some View {
        GeometryReader { proxy in
            let layout = proxy.size.width > proxy.size.height
            ScrollView {
                if layout {
                    HStack(spacing: 24) { content }.frame(minHeight: proxy.size.height)
                } else {
                    VStack(spacing: 24) { content }.frame(minHeight: proxy.size.height)
                }
            }
        }
        .background { Color(colors.ground).ignoresSafeArea() }
        .foregroundStyle(Color(colors.text))
    }

    @ViewBuilder private var content: some View {
        BoardThumbnail(shape: app.home.startShape, picture: app.home.startPicture).frame(maxWidth: 480)
        VStack(spacing: 16) {
            Text(app.words.text("app-name")).font(.largeTitle).bold().accessibilityAddTraits(.isHeader)
            Text(app.words.text("app-subtitle")).font(.title3).foregroundStyle(Color(colors.textQuiet))
            Button {
                app.startLearning()
            } label: {
                Text(app.words.text("first-learn")).frame(maxWidth: .infinity, minHeight: 32)
            }
            .buttonStyle(.borderedProminent)
            .accessibilityIdentifier("first.learn")
            Button {
                app.startPlaying()
            } label: {
                Text(app.words.text("first-play")).frame(maxWidth: .infinity, minHeight: 32)
            }
            .buttonStyle(.bordered)
            .accessibilityIdentifier("first.play")
        }
        .tint(Color(colors.hint))
        .controlSize(.large)
        .frame(maxWidth: 420)
        .padding(24)
    }
}
