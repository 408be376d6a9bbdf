import AadupuliKit
import SwiftUI

/// A quiet sign that the computer thinks; it stands still where nothing should move.
struct ThinkingDots: View {
    @Environment(\.boardColors) private var colors
    @Environment(\.stillness) private var stillness
    @State private var lit = false

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3) { _ in
                Circle().fill(Color(colors.textQuiet)).frame(width: 6, height: 6)
            }
        }
        .opacity(lit || stillness ? 1 : 0.35)
        .animation(stillness ? nil : .easeInOut(duration: 0.6), value: lit)
        .task {
            while !Task.isCancelled, !stillness {
                lit.toggle()
                try? await Task.sleep(for: .milliseconds(600))
            }
        }
        .accessibilityHidden(true)
    }
}
