import AadupuliKit
import SwiftUI

/// A row of a form that chooses one of several.
struct ChoiceRow<Value: Hashable & Sendable>: View {
    let title: String
    let choices: [Choice<Value>]
    let identifier: String
    @Binding var value: Value

    var body: some View {
        Picker(title, selection: $value) {
            ForEach(choices) { choice in Text(choice.title).tag(choice.value) }
        }
        .pickerStyle(.menu)
        .accessibilityIdentifier(identifier)
    }
}

/// Choices below each other, each with a sentence of its own and a mark at the chosen one.
struct ChoiceList<Value: Hashable & Sendable>: View {
    let choices: [Choice<Value>]
    let identifier: String
    @Binding var value: Value

    var body: some View {
        ForEach(choices) { choice in
            Button {
                value = choice.value
            } label: {
                HStack {
                    VStack(alignment: .leading, spacing: 2) {
                        Text(choice.title).foregroundStyle(.primary)
                        if let detail = choice.detail {
                            Text(detail).font(.subheadline).foregroundStyle(.secondary)
                        }
                    }
                    Spacer(minLength: 8)
                    if choice.value == value { Image(systemName: "checkmark").foregroundStyle(.tint) }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(choice.value == value ? [.isButton, .isSelected] : .isButton)
            .accessibilityIdentifier(identifier)
        }
    }
}

/// A switch with a sentence of its own.
struct SwitchRow: View {
    let title: String
    var detail: String?
    let identifier: String
    @Binding var isOn: Bool

    var body: some View {
        Toggle(isOn: $isOn) {
            VStack(alignment: .leading, spacing: 2) {
                Text(title)
                if let detail { Text(detail).font(.subheadline).foregroundStyle(.secondary) }
            }
        }
        .accessibilityIdentifier(identifier)
    }
}
