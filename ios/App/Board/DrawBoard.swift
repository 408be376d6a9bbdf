import AadupuliKit
import SwiftUI

/// Draws one board into one square of a canvas.
struct BoardDrawing {
    let shape: BoardShape
    let square: CGRect
    let colors: BoardColors
    let set: DrawnSet

    private var line: CGFloat { square.width * 0.0075 }
    private var dot: CGFloat { square.width * 0.0135 }
    private var pieceSize: CGFloat { square.width * shape.pieceSize }

    private func at(_ point: Int) -> CGPoint { shape.at(point, in: square) }

    /// The lines of a board and a mark on each point: straight strokes, as chalk leaves them on a floor.
    func drawLines(in context: GraphicsContext) {
        let style = StrokeStyle(lineWidth: line, lineCap: .round)
        for points in shape.lines {
            guard let first = points.first, let last = points.last else { continue }
            context.stroke(Path(from: at(first), to: at(last)), with: .token(colors.line), style: style)
        }
        for point in shape.points.indices {
            context.fill(Path(circle: at(point), radius: dot * 1.6), with: .token(colors.ground))
            context.fill(Path(circle: at(point), radius: dot), with: .token(colors.point))
        }
    }

    /// The names of the points, beside them.
    func drawNames(_ names: [String], in context: GraphicsContext) {
        let size = max(pieceSize * 0.26, 9)
        for (point, name) in names.enumerated() where shape.points.indices.contains(point) {
            let place = CGPoint(x: at(point).x + pieceSize * 0.5, y: at(point).y + pieceSize * 0.56)
            let text = Text(verbatim: name).font(.system(size: size)).foregroundStyle(Color(colors.textQuiet))
            context.draw(text, at: place, anchor: .center)
        }
    }

    /// The pieces that stand still; some are drawn elsewhere because they move.
    func drawPieces(of picture: BoardPicture, except moving: Set<Int> = [], in context: GraphicsContext) {
        for (point, piece) in picture.pieces.enumerated() {
            guard let piece, !moving.contains(point) else { continue }
            let state: PieceState =
                point == picture.selected ? .lifted : picture.trapped.contains(point) ? .trapped : .plain
            context.drawPiece(
                piece, set: set, at: at(point), size: pieceSize, colors: colors, state: state,
                upsideDown: picture.upsideDown)
        }
    }

    /// A piece on its way, and the goat that leaves while it is jumped over; `progress` runs from 0 to 1.
    func drawMoving(
        _ moved: DrawnMove, from letGo: CGPoint?, progress: CGFloat, of picture: BoardPicture,
        in context: GraphicsContext
    ) {
        if let over = moved.over, progress < 1 {
            // The goat sinks away upwards, towards the tally.
            let place = CGPoint(x: at(over).x, y: at(over).y - pieceSize * progress)
            context.drawPiece(
                .goat, set: set, at: place, size: pieceSize * (1 - 0.7 * progress), colors: colors,
                upsideDown: picture.upsideDown)
        }
        let end = at(moved.to)
        let start = letGo ?? moved.from.map(at)
        var place = end
        if let start {
            place = CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
        }
        let arc = 1 - (2 * progress - 1) * (2 * progress - 1)
        let grown = start == nil ? 0.6 + 0.4 * progress : moved.over != nil ? 1 + 0.25 * arc : 1
        let trapped = progress >= 1 && picture.trapped.contains(moved.to)
        context.drawPiece(
            moved.piece, set: set, at: place, size: pieceSize * grown, colors: colors,
            state: trapped ? .trapped : .plain,
            upsideDown: picture.upsideDown)
    }

    /// A piece under the finger.
    func drawDragged(_ piece: DrawnPiece, at place: CGPoint, upsideDown: Bool, in context: GraphicsContext) {
        context.drawPiece(
            piece, set: set, at: place, size: pieceSize * 1.1, colors: colors, state: .lifted, upsideDown: upsideDown)
    }
}
