// MARK: Colours, shapes, canvas

public protocol ShapeStyle: Sendable {}
public struct Color: ShapeStyle, Hashable, Sendable {
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    public init(_ name: String) {}
    public static var red: Color { stub() }
    public static var green: Color { stub() }
    public static var gray: Color { stub() }
    public static var black: Color { stub() }
    public static var white: Color { stub() }
    public static var clear: Color { stub() }
    public static var primary: Color { stub() }
    public static var secondary: Color { stub() }
    public static var accentColor: Color { stub() }
    public func opacity(_ value: Double) -> Color { self }
}
extension Color: View { public var body: Never { stub() } }
public struct HierarchicalShapeStyle: ShapeStyle {}
public struct TintShapeStyle: ShapeStyle {}
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { stub() }
    public static var secondary: HierarchicalShapeStyle { stub() }
    public static var tertiary: HierarchicalShapeStyle { stub() }
    public static var quaternary: HierarchicalShapeStyle { stub() }
}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { stub() } }
extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { stub() }
    public static var thinMaterial: Material { stub() }
}
extension ShapeStyle where Self == Color {
    public static var red: Color { stub() }
    public static var gray: Color { stub() }
    public static var clear: Color { stub() }
    public static var accentColor: Color { stub() }
}

public struct Angle: Hashable, Sendable {
    public static func degrees(_ d: Double) -> Angle { stub() }
    public static var zero: Angle { stub() }
}
public struct UnitPoint: Hashable, Sendable {
    public init(x: CGFloat, y: CGFloat) {}
    public static var center: UnitPoint { stub() }
    public static var topLeading: UnitPoint { stub() }
    public static var top: UnitPoint { stub() }
    public static var bottom: UnitPoint { stub() }
}
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {}
}

public protocol Shape: Sendable, View { nonisolated func path(in rect: CGRect) -> Path }
extension Shape {
    public var body: Never { stub() }
    public func fill<S: ShapeStyle>(_ style: S) -> some View { Modified() }
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { Modified() }
    public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { Modified() }
}
public struct Rectangle: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { stub() }
}
public struct Circle: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { stub() }
}
public struct Capsule: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { stub() }
}
public struct RoundedRectangle: Shape {
    public nonisolated init(cornerRadius: CGFloat) {}
    public nonisolated func path(in rect: CGRect) -> Path { stub() }
}

public struct Path: Equatable, Sendable {
    public nonisolated init() {}
    public nonisolated init(_ rect: CGRect) {}
    public nonisolated init(ellipseIn rect: CGRect) {}
    public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
    public nonisolated init(_ build: (inout Path) -> Void) {}
    public nonisolated mutating func move(to point: CGPoint) {}
    public nonisolated mutating func addLine(to point: CGPoint) {}
    public nonisolated mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public nonisolated mutating func addRect(_ rect: CGRect) {}
    public nonisolated mutating func closeSubpath() {}
}
extension Path: Shape { public nonisolated func path(in rect: CGRect) -> Path { self } }

public struct GraphicsContext {
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Shading { stub() }
    }
    public var opacity: Double
    public func fill(_ path: Path, with shading: Shading) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public mutating func rotate(by angle: Angle) {}
}
public struct Canvas<Symbols: View>: PrimitiveView {
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {}
}
