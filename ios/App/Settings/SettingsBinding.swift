import AadupuliKit
import SwiftUI

extension SettingsModel {
    /// A setting as a control changes it.
    func binding<Value>(_ key: ReferenceWritableKeyPath<SettingsModel, Value>) -> Binding<Value> {
        Bindable(self)[dynamicMember: key]
    }
}
