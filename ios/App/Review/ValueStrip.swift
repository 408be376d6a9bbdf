import AadupuliKit
import SwiftUI

/// The value over the moves: goats better above, even on the line, tigers better below. Where it is only estimated, the
/// columns are outlined and not filled.
struct ValueStrip: View {
    let strip: StripFace
    let select: @MainActor (Int) -> Void
    @Environment(\.boardColors) private var colors

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(strip.goatsBetter).font(.caption)
            GeometryReader { proxy in
                Canvas { context, size in draw(in: context, size: size) }
                    .contentShape(Rectangle())
                    .gesture(
                        DragGesture(minimumDistance: 0).onChanged { value in
                            guard !strip.values.isEmpty else { return }
                            let share = value.location.x / max(1, proxy.size.width)
                            let index = Int(share * CGFloat(strip.values.count))
                            select(min(max(0, index), strip.values.count - 1))
                        })
            }
            .frame(height: 72)
            Text(strip.tigersBetter).font(.caption)
            if let legend = strip.legend { Text(legend).font(.caption2).opacity(0.8) }
        }
        .accessibilityElement()
        .accessibilityLabel(strip.title)
        .accessibilityValue(strip.spoken)
        .accessibilityAdjustableAction { direction in
            let next = strip.selected + (direction == .increment ? 1 : -1)
            if strip.values.indices.contains(next) { select(next) }
        }
    }

    private func draw(in context: GraphicsContext, size: CGSize) {
        let middle = size.height / 2
        let width = size.width / CGFloat(max(1, strip.values.count))
        for (index, value) in strip.values.enumerated() {
            let height = max(2, abs(value.height) * middle)
            let box = CGRect(
                x: CGFloat(index) * width, y: value.height >= 0 ? middle - height : middle, width: max(1, width - 1),
                height: height)
            let color = value.height >= 0 ? colors.goat : colors.tiger
            if value.isExact {
                context.fill(Path(box), with: .token(color))
            } else {
                context.stroke(Path(box), with: .token(color), lineWidth: 1)
            }
            if index == strip.selected {
                let column = CGRect(x: box.minX, y: 0, width: max(2, width), height: size.height)
                context.stroke(Path(column), with: .token(colors.hint), lineWidth: 2)
            }
        }
        context.stroke(
            Path(from: CGPoint(x: 0, y: middle), to: CGPoint(x: size.width, y: middle)), with: .token(colors.line),
            lineWidth: 1)
    }
}
