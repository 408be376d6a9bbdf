import AadupuliKit
import SwiftUI

/// The pieces that have not yet entered, as a stack that one can be dragged from, and their number in words.
struct Tray: View {
    let piece: DrawnPiece
    let count: Int
    let words: String
    let canDrag: Bool
    let actions: any BoardActions
    let target: (CGPoint) -> Int?
    @Bindable var drag: BoardDrag
    @Environment(\.boardColors) private var colors
    @Environment(\.drawnSet) private var set
    @ScaledMetric(relativeTo: .body) private var unit: CGFloat = 30
    @GestureState private var touching = false

    var body: some View {
        HStack(spacing: 8) {
            Canvas { context, size in
                let shown = min(count, 5)
                for index in 0..<shown {
                    let at = CGPoint(x: unit * 0.5 + CGFloat(index) * unit * 0.32, y: size.height / 2)
                    context.drawPiece(piece, set: set, at: at, size: unit * 0.9, colors: colors)
                }
            }
            .frame(width: unit * 2.4, height: max(unit, 44))
            .contentShape(Rectangle())
            .gesture(pull)
            .accessibilityHidden(true)
            Text(words).font(.subheadline).foregroundStyle(Color(colors.textQuiet))
        }
        .accessibilityElement(children: .combine)
        .onChange(of: touching) { _, touching in
            // The system took the finger away: the piece goes back to the tray.
            if !touching, drag.piece != nil, drag.from == nil { drag.end(played: false) }
        }
    }

    private var pull: some Gesture {
        DragGesture(minimumDistance: 8, coordinateSpace: .global)
            .updating($touching) { _, touching, _ in touching = true }
            .onChanged { value in
                if drag.piece != nil {
                    drag.move(to: value.location)
                } else if canDrag, actions.lift(nil) {
                    drag.start(piece, from: nil, at: value.location)
                }
            }
            .onEnded { _ in
                guard drag.piece != nil else { return }
                let point = target(drag.placeOnBoard)
                drag.end(played: point != nil)
                actions.drop(point)
            }
    }
}
