import AadupuliKit
import SwiftUI

/// One player: piece, name, what was captured or is in hand, and the clock. A dot marks the one to move.
struct PlayerBar<Belongings: View>: View {
    let face: PlayerFace
    @ViewBuilder let belongings: () -> Belongings
    @Environment(\.boardColors) private var colors
    @Environment(\.drawnSet) private var set
    @ScaledMetric(relativeTo: .headline) private var unit: CGFloat = 32

    var body: some View {
        HStack(spacing: 10) {
            Canvas { context, size in
                let middle = CGPoint(x: size.width / 2, y: size.height / 2)
                context.drawPiece(face.piece, set: set, at: middle, size: size.width, colors: colors)
            }
            .frame(width: unit, height: unit)
            .accessibilityHidden(true)
            Circle()
                .fill(face.toMove ? Color(colors.hint) : Color.clear)
                .frame(width: 10, height: 10)
                .accessibilityHidden(true)
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 12) {
                    name
                    belongings()
                }
                VStack(alignment: .leading, spacing: 4) {
                    name
                    belongings()
                }
            }
            Spacer(minLength: 4)
            if face.thinking { ThinkingDots() }
            if let clock = face.clock { clockView(clock) }
        }
        .frame(minHeight: 48)
        .padding(.horizontal, 16)
        .accessibilityElement(children: .contain)
    }

    private var name: some View {
        Text(face.name).font(.headline).foregroundStyle(Color(colors.text))
    }

    private func clockView(_ clock: ClockFace) -> some View {
        Text(clock.digits)
            .font(.headline.monospacedDigit())
            .fontWeight(face.toMove ? .bold : .regular)
            .foregroundStyle(Color(clock.urgent ? colors.danger : colors.text))
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(face.toMove ? Color(colors.raised) : Color.clear, in: RoundedRectangle(cornerRadius: 8))
            .accessibilityLabel(clock.spoken)
            .accessibilityAddTraits(.updatesFrequently)
    }
}
