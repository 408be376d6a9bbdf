import AadupuliKit
import SwiftUI

/// One accessibility element a point, in reading order, laid out where the points are.
struct BoardElements: View {
    let shape: BoardShape
    let square: CGRect
    let speech: BoardSpeech
    let actions: any BoardActions

    var body: some View {
        ZStack {
            ForEach(Array(speech.points.enumerated()), id: \.offset) { point, spoken in
                Color.clear
                    .frame(width: side, height: side)
                    .position(shape.at(point, in: square))
                    .accessibilityElement()
                    .accessibilityLabel(spoken.label)
                    .accessibilityValue(spoken.value)
                    .accessibilityAddTraits(traits(of: spoken))
                    .accessibilityIdentifier(identifier(of: point))
                    .accessibilitySortPriority(Double(speech.points.count - point))
                    .accessibilityAction { actions.tap(point) }
                    .modifier(NamedAction(name: spoken.action) { actions.tap(point) })
            }
        }
    }

    private var side: CGFloat { max(square.width * shape.spacing, 44) }

    private func identifier(of point: Int) -> String { "point-\(point)" }

    private func traits(of spoken: PointSpeech) -> AccessibilityTraits {
        var traits: AccessibilityTraits = spoken.action == nil ? [] : .isButton
        if spoken.selected { traits.insert(.isSelected) }
        return traits
    }
}

/// An action that VoiceOver lists by its name, where there is one.
private struct NamedAction: ViewModifier {
    let name: String?
    let action: () -> Void

    func body(content: Content) -> some View {
        if let name {
            content.accessibilityAction(named: Text(verbatim: name), action)
        } else {
            content
        }
    }
}

/// Rotors that go from tiger to tiger, from goat to goat, and from one legal target to the next.
struct BoardRotors: ViewModifier {
    let speech: BoardSpeech

    func body(content: Content) -> some View {
        content
            .accessibilityRotor(Text(verbatim: speech.tigers.title)) { entries(speech.tigers) }
            .accessibilityRotor(Text(verbatim: speech.goats.title)) { entries(speech.goats) }
            .accessibilityRotor(Text(verbatim: speech.targets.title)) { entries(speech.targets) }
    }

    private func entries(_ rotor: BoardRotor) -> some AccessibilityRotorContent {
        ForEach(rotor.points, id: \.self) { point in
            AccessibilityRotorEntry(Text(verbatim: speech.points[point].label), id: point)
        }
    }
}
