/// Type-checks its closure; declares nothing.
@freestanding(declaration)
public macro Preview<V: View>(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> V) =
    #externalMacro(module: "StandInMacros", type: "PreviewMacro")
@attached(accessor)
public macro Entry() = #externalMacro(module: "StandInMacros", type: "EntryMacro")
