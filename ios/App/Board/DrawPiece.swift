import AadupuliKit
import SwiftUI

/// How a piece stands on the board.
enum PieceState {
    case plain, lifted, trapped, ghost
}

extension GraphicsContext {
    /// Draws one piece centred on a place, in a square of this size.
    func drawPiece(
        _ piece: DrawnPiece, set: DrawnSet, at place: CGPoint, size: CGFloat, colors: BoardColors,
        state: PieceState = .plain, upsideDown: Bool = false
    ) {
        let shapes =
            switch (set, piece) {
            case (.pebbles, .tiger): PieceArt.tigerPebble
            case (.pebbles, .goat): PieceArt.goatPebble
            case (_, .tiger): PieceArt.tiger
            case (_, .goat): PieceArt.goat
            }
        let scaled = state == .lifted ? size * 1.16 : size
        if state == .lifted, let outline = shapes.first {
            let below = CGPoint(x: place.x, y: place.y + scaled * 0.12)
            inArtSquare(at: below, size: scaled, upsideDown: upsideDown) { layer in
                layer.fill(Path(outline.path), with: .token(colors.edge, opacity: 0.5))
            }
        }
        inArtSquare(at: place, size: scaled, upsideDown: upsideDown) { layer in
            for shape in shapes {
                layer.fill(Path(shape.path), with: shading(of: shape.role, piece: piece, colors: colors, state: state))
            }
        }
        if state == .trapped { drawTrap(at: place, size: size, colors: colors) }
    }

    private func inArtSquare(
        at place: CGPoint, size: CGFloat, upsideDown: Bool, draw: (GraphicsContext) -> Void
    ) {
        var layer = self
        layer.translateBy(x: place.x, y: place.y)
        if upsideDown { layer.rotate(by: .degrees(180)) }
        layer.translateBy(x: -size / 2, y: -size / 2)
        layer.scaleBy(x: size / PieceArt.size, y: size / PieceArt.size)
        draw(layer)
    }

    private func shading(of role: ArtRole, piece: DrawnPiece, colors: BoardColors, state: PieceState) -> Shading {
        let plain =
            switch role {
            case .edge: colors.edge
            case .body: piece == .tiger ? colors.tiger : colors.goat
            case .ink: piece == .tiger ? colors.tigerInk : colors.goatInk
            case .light: colors.goat
            case .horn: colors.goatHorn
            }
        switch state {
        case .plain, .lifted: return .token(plain)
        case .ghost: return .token(plain, opacity: 0.45)
        case .trapped:
            let keeps = role == .edge || role == .ink
            return .token(keeps ? plain : plain.mixed(with: colors.ground, 0.55))
        }
    }

    /// A dashed ring: nothing else on the board is dashed, so a trapped tiger is seen without its colour too.
    private func drawTrap(at place: CGPoint, size: CGFloat, colors: BoardColors) {
        let radius = size * 0.53
        let dash = radius * 2 * .pi / 14
        let style = StrokeStyle(lineWidth: size * 0.075, dash: [dash * 0.6, dash * 0.4])
        stroke(Path(circle: place, radius: radius), with: .token(colors.danger), style: style)
    }
}
