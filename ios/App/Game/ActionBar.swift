import AadupuliKit
import SwiftUI

/// One button of the bar: an icon over its word.
struct BarButton: View {
    let title: String
    let symbol: String
    let identifier: String
    var enabled = true
    let action: @MainActor () -> Void
    @Environment(\.boardColors) private var colors

    var body: some View {
        Button(action: action) { BarLabel(title: title, symbol: symbol) }
            .buttonStyle(.plain)
            .foregroundStyle(Color(enabled ? colors.text : colors.textQuiet))
            .opacity(enabled ? 1 : 0.55)
            .disabled(!enabled)
            .accessibilityLabel(title)
            .accessibilityIdentifier(identifier)
            .accessibilityShowsLargeContentViewer()
    }
}

/// What a button of the bar shows; the menu's too.
struct BarLabel: View {
    let title: String
    let symbol: String

    var body: some View {
        VStack(spacing: 2) {
            Image(systemName: symbol).imageScale(.large).frame(height: 26)
            Text(title).font(.caption).lineLimit(1).minimumScaleFactor(0.7)
        }
        .frame(maxWidth: .infinity, minHeight: 52)
        .contentShape(Rectangle())
    }
}
