// MARK: Files and sharing (CoreTransferable's part too, which SwiftUI passes on)

import UniformTypeIdentifiers

public protocol TransferRepresentation<Item>: Sendable { associatedtype Item: Transferable }
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
}
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
}
public struct SentTransferredFile: Sendable { public init(_ file: URL) {} }
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
}
public struct StandInRepresentation<Item: Transferable>: TransferRepresentation {}
extension String: Transferable {
    public static var transferRepresentation: StandInRepresentation<String> { StandInRepresentation<String>() }
}
extension URL: Transferable {
    public static var transferRepresentation: StandInRepresentation<URL> { StandInRepresentation<URL>() }
}
public struct SharePreview: Sendable { public init<S: StringProtocol>(_ title: S) {} }
public struct ShareLink<Label: View>: PrimitiveView {
    public init(item: URL, @ViewBuilder label: () -> Label) {}
    public init(items: [URL], @ViewBuilder label: () -> Label) {}
    public init(item: String, @ViewBuilder label: () -> Label) {}
    public init<I: Transferable>(item: I, preview: SharePreview, @ViewBuilder label: () -> Label) {}
}
public struct PasteButton: PrimitiveView {
    @MainActor
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}
extension View {
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { Modified() }
}

// Foundation's part that Linux lacks.
extension URL {
    public static var applicationSupportDirectory: URL { stub() }
    public func startAccessingSecurityScopedResource() -> Bool { stub() }
    public func stopAccessingSecurityScopedResource() { stub() }
}
