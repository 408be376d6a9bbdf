// A stand-in for SwiftUI that is only type-checked against: the signatures that the app uses, no behaviour. Nothing
// here runs, and no source of the app imports it by another name than Apple's.
@_exported import Foundation
@_exported import Observation

func stub(_ name: StaticString = #function) -> Never { fatalError("stand-in: \(name)") }

// MARK: View and its builder

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View { public var body: Never { stub() } }

/// Views with no body of their own.
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView { public var body: Never { stub() } }

public struct EmptyView: PrimitiveView { public nonisolated init() {} }
public struct AnyView: PrimitiveView { public init<V: View>(_ view: V) {} }
public struct TupleView<T>: PrimitiveView { nonisolated init() {} }
public struct ConditionalContent<A, B>: Sendable { nonisolated init() {} }
extension ConditionalContent: View where A: View, B: View { public var body: Never { stub() } }
extension Optional: View where Wrapped: View { public var body: Never { stub() } }
/// What a modifier returns; always seen as `some View`.
struct Modified: PrimitiveView {}
public struct Group<Content>: Sendable {}
extension Group: View where Content: View {
    public var body: Never { stub() }
    public init(@ViewBuilder content: () -> Content) {}
}

@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<V: View>(_ view: V) -> V { view }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<V: View>(_ view: V) -> V { view }
    public static func buildBlock<each V: View>(_ view: repeat each V) -> TupleView<(repeat each V)> { TupleView() }
    public static func buildIf<V: View>(_ view: V?) -> V? { view }
    public static func buildEither<A: View, B: View>(first: A) -> ConditionalContent<A, B> { ConditionalContent() }
    public static func buildEither<A: View, B: View>(second: B) -> ConditionalContent<A, B> { ConditionalContent() }
    public static func buildLimitedAvailability<V: View>(_ view: V) -> AnyView { stub() }
}

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = AnyView
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
extension View {
    public func modifier<M: ViewModifier>(_ modifier: M) -> some View { Modified() }
}

// MARK: App and scenes

@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
struct ModifiedScene: Scene { var body: Never { stub() } }
@resultBuilder public enum SceneBuilder {
    public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
}
public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { stub() }
}
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    init()
}
extension App { public static func main() { stub() } }
extension Scene {
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
        -> some Scene
    { ModifiedScene() }
}
