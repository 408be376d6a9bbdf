// MARK: State and bindings

@propertyWrapper public struct State<Value> {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { stub() }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral { public init() {} }

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public static func constant(_ value: Value) -> Binding<Value> { stub() }
    public subscript<S>(dynamicMember path: WritableKeyPath<Value, S>) -> Binding<S> { stub() }
}
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject & Observable> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ value: Value) { wrappedValue = value }
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    public subscript<S>(dynamicMember path: ReferenceWritableKeyPath<Value, S>) -> Binding<S> { stub() }
}
@propertyWrapper public struct SceneStorage<Value> {
    private let value: Value
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { stub() }
}
extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == String { stub() }
    public init(_ key: String) where Value == String? { stub() }
    public init(_ key: String) where Value == Data? { stub() }
}
@propertyWrapper public struct GestureState<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public let wrappedValue: Value
    public var projectedValue: GestureState<Value> { self }
}
@propertyWrapper public struct FocusState<Value: Hashable> {
    public struct Binding {
        public var wrappedValue: Value {
            get { stub() }
            nonmutating set {}
        }
    }
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding { stub() }
    public init() where Value == Bool {}
}
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
    public struct Binding {
        public var wrappedValue: Value {
            get { stub() }
            nonmutating set {}
        }
    }
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding { stub() }
    public init() where Value == Bool {}
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {}
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { stub() }
}

// MARK: Environment

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum DynamicTypeSize: Comparable, Hashable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { stub() }
}
public struct DismissAction: Sendable { @MainActor public func callAsFunction() {} }
public struct EnvironmentValues: Sendable {
    public init() {}
    public var colorScheme: ColorScheme {
        get { stub() }
        set {}
    }
    public var scenePhase: ScenePhase {
        get { stub() }
        set {}
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { stub() }
        set {}
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { stub() }
        set {}
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { stub() }
        set {}
    }
    public var locale: Locale {
        get { stub() }
        set {}
    }
    public var dismiss: DismissAction { stub() }
    public var accessibilityReduceMotion: Bool { stub() }
    public var accessibilityVoiceOverEnabled: Bool { stub() }
    public var isEnabled: Bool {
        get { stub() }
        set {}
    }
}
@propertyWrapper public struct Environment<Value> {
    public init(_ path: KeyPath<EnvironmentValues, Value>) {}
    public init(_ type: Value.Type) where Value: AnyObject & Observable {}
    public var wrappedValue: Value { stub() }
}
extension View {
    public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { Modified() }
    public func environment<O: AnyObject & Observable>(_ object: O?) -> some View { Modified() }
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { Modified() }
    public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View where R.Bound == DynamicTypeSize {
        Modified()
    }
}

// MARK: Animation

public protocol VectorArithmetic: AdditiveArithmetic {}
extension CGFloat: VectorArithmetic {}
extension Double: VectorArithmetic {}
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: AnimatableData { get set }
}
public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()
    public static func easeInOut(duration: TimeInterval) -> Animation { stub() }
    public static func easeOut(duration: TimeInterval) -> Animation { stub() }
    public static func linear(duration: TimeInterval) -> Animation { stub() }
}
public struct AnimationCompletionCriteria: Hashable, Sendable {
    public static let logicallyComplete = AnimationCompletionCriteria()
}
@discardableResult
public func withAnimation<R>(_ animation: Animation? = .default, _ body: () throws -> R) rethrows -> R { try body() }
@discardableResult
public func withAnimation<R>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> R, completion: @escaping () -> Void
) rethrows -> R { try body() }
extension View {
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { Modified() }
}
