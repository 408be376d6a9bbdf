import AadupuliKit
import SwiftUI

/// A piece under the finger.
struct DraggedPiece: Equatable, Sendable {
    let piece: DrawnPiece
    let from: Int?
    let place: CGPoint
}

/// The canvas itself. A move is drawn between its points by the progress that SwiftUI animates.
struct BoardCanvas: View, Animatable {
    let shape: BoardShape
    let picture: BoardPicture
    let square: CGRect
    let colors: BoardColors
    let set: DrawnSet
    let cursor: Int?
    let dragged: DraggedPiece?
    let letGoAt: CGPoint?
    var progress: CGFloat

    nonisolated var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    var body: some View {
        Canvas { context, _ in
            let drawing = BoardDrawing(shape: shape, square: square, colors: colors, set: set)
            drawing.drawLines(in: context)
            drawing.drawStrongLines(picture.strongLines, in: context)
            if let names = picture.names { drawing.drawNames(names, in: context) }
            if let moved = picture.moved { drawing.drawLastMove(moved, in: context) }
            let moving = progress < 1 ? picture.moved : nil
            var elsewhere: Set<Int> = []
            if let moving { elsewhere.insert(moving.to) }
            if let from = dragged?.from { elsewhere.insert(from) }
            drawing.drawPieces(of: picture, except: elsewhere, in: context)
            if !picture.hidesTargets { drawing.drawTargets(picture.targets, in: context) }
            drawing.drawPointer(picture.pointer, in: context)
            if let cursor { drawing.drawCursor(at: cursor, in: context) }
            if let moving {
                drawing.drawMoving(moving, from: letGoAt, progress: progress, of: picture, in: context)
            }
            if let dragged {
                drawing.drawDragged(
                    dragged.piece, at: dragged.place, upsideDown: picture.upsideDown, in: context)
            }
        }
    }
}
