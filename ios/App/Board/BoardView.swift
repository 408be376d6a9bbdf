import AadupuliKit
import SwiftUI

/// A board that is played on: drawn on a canvas, touched, dragged on, driven by keys, and spoken point by point.
struct BoardView: View {
    let shape: BoardShape
    let picture: BoardPicture
    let speech: BoardSpeech
    let actions: any BoardActions
    @Bindable var drag: BoardDrag
    var largerTargets = false

    @Environment(\.boardColors) private var colors
    @Environment(\.drawnSet) private var set
    @Environment(\.stillness) private var stillness
    @State private var settledPly: Int?
    @State private var progress: CGFloat = 1
    @State private var cursor: Int?
    @FocusState private var hasKeys: Bool
    @GestureState private var touching = false

    var body: some View {
        GeometryReader { proxy in
            let square = shape.square(in: proxy.size)
            BoardCanvas(
                shape: shape, picture: picture, square: square, colors: colors, set: set,
                cursor: hasKeys ? cursor : nil,
                dragged: draggedPiece, letGoAt: drag.letGoAt, progress: shownProgress
            )
            .contentShape(Rectangle())
            .gesture(touch(square))
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(speech.board)
            .accessibilityChildren { BoardElements(shape: shape, square: square, speech: speech, actions: actions) }
            .modifier(BoardRotors(speech: speech))
            .onChange(of: proxy.frame(in: .global), initial: true) { _, frame in drag.boardFrame = frame }
            .onChange(of: touching) { _, touching in
                // The system took the finger away: the piece goes back.
                if !touching, drag.piece != nil, drag.from != nil { drag.end(played: false) }
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: 560, maxHeight: 560)
        .focusable()
        .focused($hasKeys)
        .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow, .return, .space, .escape]) { press($0.key) }
        .onChange(of: picture.moved) { old, new in settle(from: old, to: new) }
        .onAppear { settledPly = picture.moved?.ply }
    }

    private var draggedPiece: DraggedPiece? {
        drag.piece.map { DraggedPiece(piece: $0, from: drag.from, place: drag.placeOnBoard) }
    }

    /// Until the new move is known to be drawn, it stands at its beginning, so that nothing flashes at its end.
    private var shownProgress: CGFloat {
        settledPly == picture.moved?.ply ? progress : 0
    }

    private func settle(from old: DrawnMove?, to new: DrawnMove?) {
        let forwards = (new?.ply ?? 0) > (old?.ply ?? 0)
        settledPly = new?.ply
        guard forwards, !stillness else {
            progress = 1
            drag.drawn()
            return
        }
        progress = 0
        withAnimation(.easeInOut(duration: 0.2)) {
            progress = 1
        } completion: {
            drag.drawn()
        }
    }

    private func touch(_ square: CGRect) -> some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .updating($touching) { _, touching, _ in touching = true }
            .onChanged { value in
                if drag.piece != nil {
                    drag.move(to: value.location)
                } else if hypot(value.translation.width, value.translation.height) > 8,
                    let point = nearest(value.startLocation, in: square), let piece = piece(on: point),
                    actions.lift(point)
                {
                    drag.start(piece, from: point, at: value.location)
                }
            }
            .onEnded { value in
                if drag.piece != nil {
                    let places = picture.targets.map(\.point)
                    let target = shape.nearest(to: drag.placeOnBoard, in: square, reach: 32, among: places)
                    drag.end(played: target != nil)
                    actions.drop(target)
                } else {
                    actions.tap(nearest(value.location, in: square))
                }
            }
    }

    private func piece(on point: Int) -> DrawnPiece? {
        picture.pieces.indices.contains(point) ? picture.pieces[point] : nil
    }

    /// The point that a finger in the window means. Fingers are 44 points wide; larger targets meet halfway.
    private func nearest(_ place: CGPoint, in square: CGRect) -> Int? {
        let reach =
            largerTargets ? max(square.width * shape.spacing * 0.75, 36) : max(square.width * shape.spacing / 2, 24)
        return shape.nearest(to: drag.onBoard(place), in: square, reach: reach)
    }

    private func press(_ key: KeyEquivalent) -> KeyPress.Result {
        let directions: [KeyEquivalent: BoardShape.Direction] = [
            .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
        ]
        if let direction = directions[key] {
            guard let at = cursor else {
                cursor = 0
                return .handled
            }
            guard let next = shape.neighbour(of: at, towards: direction) else { return .ignored }
            cursor = next
            return .handled
        }
        if key == .escape {
            actions.tap(nil)
            return .handled
        }
        guard let cursor else { return .ignored }
        actions.tap(cursor)
        return .handled
    }
}

/// A board that is only looked at: thumbnails, diagrams, cards.
struct BoardThumbnail: View {
    let shape: BoardShape
    let picture: BoardPicture
    @Environment(\.boardColors) private var colors
    @Environment(\.drawnSet) private var set

    var body: some View {
        GeometryReader { proxy in
            BoardCanvas(
                shape: shape, picture: picture, square: shape.square(in: proxy.size), colors: colors, set: set,
                cursor: nil,
                dragged: nil, letGoAt: nil, progress: 1)
        }
        .aspectRatio(1, contentMode: .fit)
        .background(Color(colors.ground))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .accessibilityHidden(true)
    }
}
