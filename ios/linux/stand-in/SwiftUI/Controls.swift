// MARK: Controls

public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole()
    public static let cancel = ButtonRole()
}
public struct Button<Label: View>: PrimitiveView {
    public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
    where Label == Text {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
    where Label == Text {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) where Label == SwiftUI.Label<Text, Image> {}
}
public struct Label<Title: View, Icon: View>: PrimitiveView {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
    public init(_ title: LocalizedStringKey, systemImage: String) where Title == Text, Icon == Image {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String) where Title == Text, Icon == Image {}
}
public struct Menu<Label: View, Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
public struct Toggle<Label: View>: PrimitiveView {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text {}
}
public struct Stepper<Label: View>: PrimitiveView {
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
    ) {}
}
public struct TextField<Label: View>: PrimitiveView {
    public init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {}
}
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(_ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content)
    where Label == Text {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content)
    where Label == Text {}
}
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
public struct MenuPickerStyle: PickerStyle {}
public struct InlinePickerStyle: PickerStyle {}
public struct NavigationLinkPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { stub() }
}
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { stub() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { stub() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { stub() }
}
public struct ProgressView<Label: View>: PrimitiveView {
    public init() where Label == EmptyView {}
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {}
}
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    @_disfavoredOverload
    public init<S: StringProtocol, T: StringProtocol>(_ title: S, value: T) where Label == Text, Content == Text {}
}
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) where Label == Text {}
}
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}
public struct List<Content: View>: PrimitiveView { public init(@ViewBuilder content: () -> Content) {} }
public struct Form<Content: View>: PrimitiveView { public init(@ViewBuilder content: () -> Content) {} }
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
    public var body: Never { stub() }
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {}
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) where Parent == EmptyView {}
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView {}
    public init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView {}
}

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
    public struct Label: PrimitiveView {}
    public let label: Label
    public let isPressed: Bool
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { stub() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { stub() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { stub() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { stub() }
}
public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
public struct TitleAndIconLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { stub() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { stub() }
}
public protocol ListStyle {}
public struct InsetGroupedListStyle: ListStyle {}
public struct PlainListStyle: ListStyle {}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { stub() }
}
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { stub() } }
public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }
public struct ButtonBorderShape: Sendable { public static let capsule = ButtonBorderShape() }

extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { Modified() }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { Modified() }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { Modified() }
    public func controlSize(_ size: ControlSize) -> some View { Modified() }
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { Modified() }
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { Modified() }
    public func labelsHidden() -> some View { Modified() }
    public func listStyle<S: ListStyle>(_ style: S) -> some View { Modified() }
    public func listRowBackground<V: View>(_ view: V?) -> some View { Modified() }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { Modified() }
    public func tag<V: Hashable>(_ tag: V) -> some View { Modified() }
    public func badge(_ count: Int) -> some View { Modified() }
    public func swipeActions<V: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V
    ) -> some View { Modified() }
    public func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some View { Modified() }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { Modified() }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { Modified() }
}
public enum Visibility: Sendable { case automatic, visible, hidden }
