import AadupuliKit
import SwiftUI

/// A board with words and buttons: below it on a tall screen, beside it on a wide one.
struct BoardPage<BoardPart: View, Panel: View>: View {
    @ViewBuilder let board: () -> BoardPart
    @ViewBuilder let panel: () -> Panel
    @Environment(\.boardColors) private var colors

    var body: some View {
        GeometryReader { proxy in
            if proxy.size.width > proxy.size.height {
                HStack(spacing: 0) {
                    board().frame(maxWidth: .infinity, maxHeight: .infinity)
                    ScrollView { panel().padding(16) }.frame(maxWidth: 420)
                }
            } else {
                VStack(spacing: 8) {
                    board().frame(minHeight: 280).layoutPriority(1)
                    ScrollView { panel().padding(16) }
                }
            }
        }
        .background { Color(colors.ground).ignoresSafeArea() }
        .foregroundStyle(Color(colors.text))
        .tint(Color(colors.hint))
        .toolbarBackground(Color(colors.ground), for: .navigationBar)
    }
}
