import AadupuliKit
import SwiftUI

/// The places for captured goats beside the tigers' name: as many as win the game, filled from the left.
struct Tally: View {
    let captured: Int
    let needed: Int
    let words: String
    @Environment(\.boardColors) private var colors
    @Environment(\.drawnSet) private var set
    @ScaledMetric(relativeTo: .body) private var unit: CGFloat = 22

    var body: some View {
        let rows = needed > 10 ? 2 : 1
        let perRow = (needed + rows - 1) / rows
        let place = rows == 1 ? unit : unit * 0.75
        Canvas { context, _ in
            for index in 0..<needed {
                let at = CGPoint(
                    x: place * (CGFloat(index % perRow) + 0.5), y: place * (CGFloat(index / perRow) + 0.5))
                if index < captured {
                    context.drawPiece(.goat, set: set, at: at, size: place * 0.96, colors: colors)
                } else {
                    let ring = Path(circle: at, radius: place * 0.3)
                    context.stroke(ring, with: .token(colors.textQuiet), lineWidth: place * 0.08)
                }
            }
        }
        .frame(width: place * CGFloat(perRow), height: place * CGFloat(rows))
        .accessibilityElement()
        .accessibilityLabel(words)
    }
}
