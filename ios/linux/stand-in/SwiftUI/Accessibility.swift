// MARK: Accessibility

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isImage = AccessibilityTraits(rawValue: 1), isButton = AccessibilityTraits(rawValue: 2)
    public static let isHeader = AccessibilityTraits(rawValue: 4), isSelected = AccessibilityTraits(rawValue: 8)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 16)
}
public struct AccessibilityChildBehavior: Sendable {
    public static let ignore = AccessibilityChildBehavior()
    public static let combine = AccessibilityChildBehavior()
    public static let contain = AccessibilityChildBehavior()
}
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {}
}
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID) {}
}
@resultBuilder public enum AccessibilityRotorContentBuilder {
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}
public enum AccessibilityNotification {
    public struct Announcement {
        public init(_ text: String) {}
        public func post() {}
    }
    public struct ScreenChanged {
        public init() {}
        public func post() {}
    }
}
extension View {
    public func accessibilityLabel(_ label: Text) -> some View { Modified() }
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { Modified() }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { Modified() }
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { Modified() }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { Modified() }
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { Modified() }
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { Modified() }
    public func accessibilityIdentifier(_ id: String) -> some View { Modified() }
    public func accessibilityHidden(_ hidden: Bool) -> some View { Modified() }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { Modified() }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { Modified() }
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { Modified() }
    public func accessibilitySortPriority(_ priority: Double) -> some View { Modified() }
    public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { Modified() }
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { Modified() }
    public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
        -> some View
    { Modified() }
    public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { Modified() }
    public func accessibilityShowsLargeContentViewer() -> some View { Modified() }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { Modified() }
}
