import AadupuliKit
import SwiftUI

extension EnvironmentValues {
    /// The colours of the boards below.
    @Entry var boardColors: BoardColors = .stone
    /// Which pieces are drawn.
    @Entry var drawnSet: DrawnSet = .tokens
    /// Whether nothing should move of itself: the system's wish, or the app's own setting.
    @Entry var stillness: Bool = false
}
