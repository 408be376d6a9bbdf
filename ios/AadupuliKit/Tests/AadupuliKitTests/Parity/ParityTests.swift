import Foundation
import Testing

/// Neither app may lack a screen or an action that the list names, nor have one that it does not name.
@Suite struct ParityTests {
    @Test func everyActionHasItsControl() throws {
        let screens = try Actions.screens()
        let sources = try Checkout.files(below: "ios/App", extension: "swift")
        var found: Set<String> = []
        for source in sources {
            for literal in StringLiterals.of(try String(contentsOf: source, encoding: .utf8)) {
                let parts = literal.text.split(separator: ".", omittingEmptySubsequences: false)
                if parts.count == 2, screens.contains(String(parts[0])) { found.insert(literal.text) }
            }
        }
        let listed = Set(try Actions.listed())
        #expect(listed.subtracting(found).sorted() == [], "actions without a control")
        #expect(found.subtracting(listed).sorted() == [], "controls that the list does not name")
    }

    @Test func theListIsWellFormed() throws {
        let listed = try Actions.listed()
        #expect(listed.count > 80)
        #expect(Set(listed).count == listed.count, "an action is listed twice")
        for action in listed {
            #expect(action.wholeMatch(of: /[a-z]+\.[a-z-]+/) != nil, "\(action)")
        }
    }
}
