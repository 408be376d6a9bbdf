import AadupuliKit
import SwiftUI

/// The app.
@main
struct AadupuliApp: App {
    @State private var app = AppModel(platform: DevicePlatform(), folder: DevicePlatform.gamesFolder)

    var body: some Scene {
        WindowGroup {
            RootView(app: app)
        }
    }
}
