// MARK: Text and pictures

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
}
public struct Font: Hashable, Sendable {
    public enum Weight: Sendable { case light, regular, medium, semibold, bold }
    public enum Design: Sendable { case `default`, serif, rounded, monospaced }
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public static var largeTitle: Font { stub() }
    public static var title: Font { stub() }
    public static var title2: Font { stub() }
    public static var title3: Font { stub() }
    public static var headline: Font { stub() }
    public static var subheadline: Font { stub() }
    public static var body: Font { stub() }
    public static var callout: Font { stub() }
    public static var footnote: Font { stub() }
    public static var caption: Font { stub() }
    public static var caption2: Font { stub() }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { stub() }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { stub() }
    public func weight(_ weight: Weight) -> Font { self }
    public func bold() -> Font { self }
    public func monospacedDigit() -> Font { self }
}
public struct Text: PrimitiveView, Equatable, Sendable {
    public nonisolated init(_ key: LocalizedStringKey) {}
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {}
    public nonisolated init(verbatim: String) {}
    public nonisolated func font(_ font: Font?) -> Text { self }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public nonisolated func bold() -> Text { self }
    public nonisolated func monospacedDigit() -> Text { self }
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    public nonisolated static func + (a: Text, b: Text) -> Text { a }
}
public enum TextAlignment: Sendable { case leading, center, trailing }
public struct Image: PrimitiveView, Sendable {
    public enum Scale: Sendable { case small, medium, large }
    public init(systemName: String) {}
    public init(_ name: String) {}
    public init(decorative name: String) {}
    public func resizable() -> Image { self }
}
extension View {
    public func font(_ font: Font?) -> some View { Modified() }
    public func fontWeight(_ weight: Font.Weight?) -> some View { Modified() }
    public func bold(_ on: Bool = true) -> some View { Modified() }
    public func monospacedDigit() -> some View { Modified() }
    public func lineLimit(_ lines: Int?) -> some View { Modified() }
    public func lineLimit(_ lines: Int, reservesSpace: Bool) -> some View { Modified() }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { Modified() }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Modified() }
    public func imageScale(_ scale: Image.Scale) -> some View { Modified() }
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { Modified() }
    public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View { Modified() }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { Modified() }
    public func submitLabel(_ label: SubmitLabel) -> some View { Modified() }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { Modified() }
}
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { stub() }
}
public struct TextInputAutocapitalization: Sendable {
    public static var words: TextInputAutocapitalization { stub() }
    public static var never: TextInputAutocapitalization { stub() }
}
public struct SubmitLabel: Sendable { public static var done: SubmitLabel { stub() } }
