// MARK: Navigation, toolbars, presentations

public struct NavigationStack<Data, Root: View>: PrimitiveView {
    public init(@ViewBuilder root: () -> Root) where Data == Never {}
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
}
public struct NavigationLink<Label: View>: PrimitiveView {
    public init<V: Hashable>(value: V?, @ViewBuilder label: () -> Label) {}
    @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(_ title: S, value: V?) where Label == Text {}
    public init<V: Hashable>(_ title: LocalizedStringKey, value: V?) where Label == Text {}
}
@MainActor @preconcurrency public protocol ToolbarContent {}
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
}
public struct ToolbarPlacement: Sendable {
    public static let navigationBar = ToolbarPlacement()
    public static let bottomBar = ToolbarPlacement()
}
public struct ToolbarItem<Content: View>: ToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
public struct ToolbarTuple: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
@resultBuilder public enum ToolbarContentBuilder {
    public static func buildExpression<T: ToolbarContent>(_ item: T) -> T { item }
    @MainActor public static func buildBlock<each T: ToolbarContent>(_ item: repeat each T) -> some ToolbarContent {
        ToolbarTuple()
    }
    public static func buildIf<T: ToolbarContent>(_ item: T?) -> T? { item }
}
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
public struct PresentationDetent: Hashable, Sendable {
    public static let medium = PresentationDetent()
    public static let large = PresentationDetent()
}
extension View {
    public func navigationTitle(_ title: LocalizedStringKey) -> some View { Modified() }
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Modified() }
    public func navigationTitle(_ title: Text) -> some View { Modified() }
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { Modified() }
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { Modified() }
    public func navigationDestination<D: Hashable, V: View>(
        for type: D.Type, @ViewBuilder destination: @escaping (D) -> V
    ) -> some View { Modified() }
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { Modified() }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { Modified() }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { Modified() }
    public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { Modified() }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { Modified() }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { Modified() }
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { Modified() }
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View { Modified() }
    public func sheet<V: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
    ) -> some View { Modified() }
    public func sheet<Item: Identifiable, V: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
    ) -> some View { Modified() }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { Modified() }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Modified() }
}
