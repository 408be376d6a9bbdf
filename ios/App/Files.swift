import AadupuliKit
import SwiftUI

extension AppModel {
    /// A file that another app handed over, or that was chosen: its games are taken in and shown.
    func bring(file: URL?) async {
        guard let file else { return }
        let isScoped = file.startAccessingSecurityScopedResource()
        defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
        await bring(bytes: try? Data(contentsOf: file))
    }
}
