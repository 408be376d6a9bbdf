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
        if set == .pebbles {
            drawPebble(piece, at: place, size: size, colors: colors, state: state)
            return
        }
        let shapes = piece == .tiger ? PieceArt.tiger : PieceArt.goat
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

    /// A large stone with a band across for a tiger, a small plain one for a goat: told apart by size and by the band.
    private func drawPebble(
        _ piece: DrawnPiece, at place: CGPoint, size: CGFloat, colors: BoardColors, state: PieceState
    ) {
        let lift: CGFloat = state == .lifted ? 1.16 : 1
        let radius = size * lift * (piece == .tiger ? 0.46 : 0.31)
        if state == .lifted {
            let below = CGPoint(x: place.x, y: place.y + size * 0.12)
            fill(Path(circle: below, radius: radius), with: .token(colors.edge, opacity: 0.5))
        }
        let edge = shading(of: .edge, piece: piece, colors: colors, state: state)
        fill(Path(circle: place, radius: radius), with: edge)
        fill(
            Path(circle: place, radius: radius - size * 0.05),
            with: shading(of: .body, piece: piece, colors: colors, state: state))
        if piece == .tiger {
            let band = CGRect(
                x: place.x - radius * 0.8, y: place.y - size * 0.07, width: radius * 1.6, height: size * 0.14)
            fill(
                Path(roundedRect: band, cornerRadius: size * 0.07),
                with: shading(of: .ink, piece: piece, colors: colors, state: state))
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
