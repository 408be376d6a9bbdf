import AadupuliKit
import SwiftUI

extension Color {
    /// The colour of a token.
    init(_ rgb: RGB) {
        self.init(red: Double(rgb.red) / 255, green: Double(rgb.green) / 255, blue: Double(rgb.blue) / 255)
    }
}

extension GraphicsContext.Shading {
    /// The colour of a token.
    static func token(_ rgb: RGB, opacity: Double = 1) -> Self {
        .color(Color(rgb).opacity(opacity))
    }
}

extension Path {
    /// The outlines of a piece's shape, in its square of 100 by 100.
    init(_ data: PathData) {
        self.init()
        for segment in data.segments {
            switch segment {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .curve(let to, let control1, let control2): addCurve(to: to, control1: control1, control2: control2)
            case .close: closeSubpath()
            }
        }
    }

    /// A circle.
    init(circle center: CGPoint, radius: CGFloat) {
        self.init(
            ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }

    /// A straight line.
    init(from start: CGPoint, to end: CGPoint) {
        self.init()
        move(to: start)
        addLine(to: end)
    }
}
