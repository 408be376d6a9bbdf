import AadupuliKit
import SwiftUI

// Each kind of mark has a shape of its own, so that none depends on its colour:
// last move = a thick trace and a square; target = a dot; capture = a ring and a ringed goat; hint = double ring, arrow.
extension BoardDrawing {
    private var size: CGFloat { square.width * shape.pieceSize }
    private var thin: CGFloat { square.width * 0.0075 }

    private func place(of point: Int) -> CGPoint { shape.at(point, in: square) }

    /// Lines of which a lesson speaks, over the thin ones.
    func drawStrongLines(_ lines: [[Int]], in context: GraphicsContext) {
        let style = StrokeStyle(lineWidth: thin * 2.6, lineCap: .round)
        for points in lines {
            guard let first = points.first, let last = points.last else { continue }
            context.stroke(Path(from: place(of: first), to: place(of: last)), with: .token(colors.hint), style: style)
        }
    }

    /// The move made last, under the pieces.
    func drawLastMove(_ moved: DrawnMove, in context: GraphicsContext) {
        let to = place(of: moved.to)
        if let from = moved.from.map(place) {
            let style = StrokeStyle(lineWidth: thin * 2, lineCap: .round)
            context.stroke(Path(from: from, to: to), with: .token(colors.lastMove), style: style)
            drawBox(around: from, side: size * 0.34, in: context)
        }
        if let over = moved.over.map(place) { drawCross(at: over, reach: size * 0.24, in: context) }
        drawBox(around: to, side: size * 0.97, in: context)
    }

    /// Where the selected piece can go, above the pieces.
    func drawTargets(_ targets: [DrawnTarget], in context: GraphicsContext) {
        for target in targets {
            let at = place(of: target.point)
            guard let takes = target.takes else {
                context.fill(Path(circle: at, radius: size * 0.26), with: .token(colors.ground))
                context.fill(Path(circle: at, radius: size * 0.20), with: .token(colors.target))
                continue
            }
            context.fill(Path(circle: at, radius: size * 0.44), with: .token(colors.ground))
            context.stroke(Path(circle: at, radius: size * 0.38), with: .token(colors.target), lineWidth: size * 0.10)
            context.fill(Path(circle: at, radius: size * 0.14), with: .token(colors.target))
            context.stroke(
                Path(circle: place(of: takes), radius: size * 0.56), with: .token(colors.danger),
                lineWidth: size * 0.08)
        }
    }

    /// Rings and an arrow of a hint. The arrow ends outside the pieces, so that it covers none of the points it means.
    func drawPointer(_ pointer: DrawnPointer, in context: GraphicsContext) {
        for point in pointer.rings {
            for radius in [0.54, 0.65] {
                let ring = Path(circle: place(of: point), radius: size * radius)
                context.stroke(ring, with: .token(colors.hint), lineWidth: size * 0.06)
            }
        }
        for arrow in pointer.arrows { drawArrow(arrow, in: context) }
    }

    private func drawArrow(_ drawn: DrawnArrow, in context: GraphicsContext) {
        let to = place(of: drawn.to)
        let from = drawn.from.map(place) ?? CGPoint(x: to.x, y: to.y - size * 1.4)
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length >= size else { return }
        let along = CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
        let start = drawn.from == nil ? from : from.moved(along, size * 0.60)
        let end = to.moved(along, -size * 0.42)
        let neck = end.moved(along, -size * 0.34)
        let across = CGPoint(x: -along.y, y: along.x)
        var arrow = Path()
        arrow.move(to: end)
        arrow.addLine(to: neck.moved(across, size * 0.24))
        arrow.addLine(to: neck.moved(across, -size * 0.24))
        arrow.closeSubpath()
        let shaft = Path(from: start, to: neck)
        context.stroke(
            shaft, with: .token(colors.edge), style: StrokeStyle(lineWidth: size * 0.21, lineCap: .round))
        context.stroke(arrow, with: .token(colors.edge), lineWidth: size * 0.08)
        context.stroke(
            shaft, with: .token(colors.hint), style: StrokeStyle(lineWidth: size * 0.14, lineCap: .round))
        context.fill(arrow, with: .token(colors.hint))
    }

    /// Where the keyboard is.
    func drawCursor(at point: Int, in context: GraphicsContext) {
        let ring = Path(circle: place(of: point), radius: size * 0.66)
        context.stroke(ring, with: .token(colors.edge), lineWidth: size * 0.14)
        context.stroke(ring, with: .token(colors.text), lineWidth: size * 0.07)
    }

    private func drawBox(around center: CGPoint, side: CGFloat, in context: GraphicsContext) {
        let box = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        let path = Path(roundedRect: box, cornerRadius: side * 0.22)
        context.stroke(path, with: .token(colors.lastMove), lineWidth: side * 0.06 + 1)
    }

    private func drawCross(at center: CGPoint, reach: CGFloat, in context: GraphicsContext) {
        let style = StrokeStyle(lineWidth: thin * 1.5, lineCap: .round)
        for slope in [1.0, -1.0] {
            let start = CGPoint(x: center.x - reach, y: center.y - reach * slope)
            let end = CGPoint(x: center.x + reach, y: center.y + reach * slope)
            context.stroke(Path(from: start, to: end), with: .token(colors.danger), style: style)
        }
    }
}

extension CGPoint {
    /// The place this far along a direction of length 1.
    fileprivate func moved(_ along: CGPoint, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: x + along.x * distance, y: y + along.y * distance)
    }
}
