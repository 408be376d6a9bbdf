// MARK: Files and sharing

import UniformTypeIdentifiers

public struct ShareLink<Label: View>: PrimitiveView {
    public init(item: URL, @ViewBuilder label: () -> Label) {}
    public init(item: String, @ViewBuilder label: () -> Label) {}
}
public struct PasteButton: PrimitiveView {
    @MainActor public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}
extension View {
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { Modified() }
}
