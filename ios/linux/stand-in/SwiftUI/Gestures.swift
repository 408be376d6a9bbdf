// MARK: Gestures and keys

@MainActor @preconcurrency public protocol Gesture<Value> { associatedtype Value }
public struct GestureWith<Value>: Gesture {}
extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { GestureWith<Value>() }
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { GestureWith<Value>() }
    public func updating<S>(
        _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
    ) -> some Gesture<Value> { GestureWith<Value>() }
}
public struct Transaction { public init() {} }
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location, startLocation: CGPoint
        public var translation: CGSize
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral: Character) {}
    public static let upArrow: KeyEquivalent = "\u{1}", downArrow: KeyEquivalent = "\u{2}"
    public static let leftArrow: KeyEquivalent = "\u{3}", rightArrow: KeyEquivalent = "\u{4}"
    public static let `return`: KeyEquivalent = "\r", space: KeyEquivalent = " ", escape: KeyEquivalent = "\u{1b}"
}
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let command = EventModifiers(rawValue: 1), shift = EventModifiers(rawValue: 2)
}
public struct KeyboardShortcut: Sendable {
    public static let defaultAction = KeyboardShortcut()
    public static let cancelAction = KeyboardShortcut()
}
public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }
    public let key: KeyEquivalent
}
extension View {
    public func gesture<G: Gesture>(_ gesture: G) -> some View { Modified() }
    public func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View { Modified() }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { Modified() }
    public func focusable(_ isFocusable: Bool = true) -> some View { Modified() }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { Modified() }
    public func onKeyPress(
        keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { Modified() }
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { Modified() }
}
