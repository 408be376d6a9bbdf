import Foundation

/// The list of screens and actions that both apps are held to (tests/parity).
enum Actions {
    /// Every action as `screen.action`.
    static func listed() throws -> [String] {
        let text = try Checkout.text("tests/parity/actions.tsv")
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "\t").prefix(2).joined(separator: ".")
        }
    }

    /// The screens that have actions.
    static func screens() throws -> Set<String> {
        Set(try listed().compactMap { $0.split(separator: ".").first.map(String.init) })
    }
}
