// MARK: Layout

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline }
public enum Axis: Sendable, CaseIterable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
    }
}
public struct Alignment: Sendable {
    public static var center: Alignment { stub() }
    public static var leading: Alignment { stub() }
    public static var trailing: Alignment { stub() }
    public static var top: Alignment { stub() }
    public static var bottom: Alignment { stub() }
    public static var topLeading: Alignment { stub() }
    public static var topTrailing: Alignment { stub() }
    public static var bottomLeading: Alignment { stub() }
}
public struct VStack<Content: View>: PrimitiveView {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}
public struct HStack<Content: View>: PrimitiveView {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct LazyVStack<Content: View>: PrimitiveView {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}
public struct ZStack<Content: View>: PrimitiveView {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
public struct LazyVGrid<Content: View>: PrimitiveView {
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}
public struct ViewThatFits<Content: View>: PrimitiveView {
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}
public struct Spacer: PrimitiveView { public init(minLength: CGFloat? = nil) {} }
public struct Divider: PrimitiveView { public init() {} }
public struct ScrollView<Content: View>: PrimitiveView {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public struct ScrollViewReader<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
public struct GeometryProxy: Sendable {
    public var size: CGSize { stub() }
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { stub() }
}
public protocol CoordinateSpaceProtocol {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { stub() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { stub() }
}
public struct GeometryReader<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct Edge: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1), leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4), trailing = Set(rawValue: 8)
        public static let horizontal: Set = [.leading, .trailing], vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}
public enum VerticalEdge: Sendable { case top, bottom }
public enum HorizontalEdge: Sendable { case leading, trailing }
public enum ContentMode: Sendable { case fit, fill }
public struct EdgeInsets: Equatable, Sendable {
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
    public var body: Never { stub() }
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {}
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {}
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
}

extension View {
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { Modified() }
    public func padding(_ length: CGFloat) -> some View { Modified() }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        Modified()
    }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { Modified() }
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View { Modified() }
    public func layoutPriority(_ value: Double) -> some View { Modified() }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { Modified() }
    public func scaledToFit() -> some View { Modified() }
    public func position(_ point: CGPoint) -> some View { Modified() }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified() }
    public func zIndex(_ value: Double) -> some View { Modified() }
    public func id<ID: Hashable>(_ id: ID) -> some View { Modified() }
    public func ignoresSafeArea() -> some View { Modified() }
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { Modified() }
    public func background<S: ShapeStyle>(_ style: S) -> some View { Modified() }
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { Modified() }
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        Modified()
    }
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        Modified()
    }
    public func clipShape<S: Shape>(_ shape: S) -> some View { Modified() }
    public func contentShape<S: Shape>(_ shape: S) -> some View { Modified() }
    public func opacity(_ value: Double) -> some View { Modified() }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { Modified() }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { Modified() }
    public func hidden() -> some View { Modified() }
    public func disabled(_ disabled: Bool) -> some View { Modified() }
    public func allowsHitTesting(_ enabled: Bool) -> some View { Modified() }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified() }
    public func tint<S: ShapeStyle>(_ style: S?) -> some View { Modified() }
    public func tint(_ color: Color?) -> some View { Modified() }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { Modified() }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { Modified() }
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { Modified() }
    public func task<T: Equatable>(
        id: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { Modified() }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
        -> some View
    { Modified() }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
        -> some View
    { Modified() }
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
    ) -> some View { Modified() }
}
public struct SensoryFeedback: Equatable, Sendable {
    public enum Weight: Sendable { case light, medium, heavy }
    public static let success = SensoryFeedback(), warning = SensoryFeedback(), error = SensoryFeedback()
    public static let selection = SensoryFeedback(), impact = SensoryFeedback()
    public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { stub() }
}
