import Foundation

/// Files of the checkout that the tests read.
enum Checkout {
    /// The top folder.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The text of one file.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// All files below a folder with this extension, in a fixed order.
    static func files(below path: String, extension suffix: String) throws -> [URL] {
        let folder = root.appendingPathComponent(path)
        let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = (walk?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == suffix }
        return files.sorted { $0.path < $1.path }
    }
}
