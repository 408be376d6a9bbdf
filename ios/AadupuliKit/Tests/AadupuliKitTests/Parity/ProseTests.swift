import Foundation
import Testing

/// Every word that a person reads comes from `texts`: no source of the app holds any.
@Suite struct ProseTests {
    /// Two words in a row, a capitalised word, or anything but ASCII.
    static func isProse(_ text: String) -> Bool {
        if text.unicodeScalars.contains(where: { !$0.isASCII }) { return true }
        let words = text.split(whereSeparator: \.isWhitespace).map { word in
            word.trimmingCharacters(in: .punctuationCharacters)
        }
        // What is interpolated may be a word as well.
        let isWord = { (word: String) in word.allSatisfy(\.isLetter) || word == String(StringLiterals.interpolated) }
        let isLong = { (word: String) in word.count >= 2 }
        let pairs = zip(words.filter { !$0.isEmpty }, words.filter { !$0.isEmpty }.dropFirst())
        if pairs.contains(where: { isWord($0) && isWord($1) && (isLong($0) || isLong($1)) }) { return true }
        return words.contains { word in
            word.count >= 3 && word.first?.isUppercase == true && word.dropFirst().allSatisfy(\.isLowercase)
        }
    }

    @Test func theTestKnowsProse() {
        for text in ["Undo", "Your turn", "place a goat", "ஆடு", "Undo!", "take 3 goats back", "\u{1} goats"] {
            #expect(Self.isProse(text), "\(text)")
        }
        for text in [
            "home.play", "action-back", "arrow.uturn.backward", "M9,56 a41,41 0 1 0", "", "%02d", "en",
            "game-\u{1}.aadupuli", "\u{1}. ",
        ] {
            #expect(!Self.isProse(text), "\(text)")
        }
    }

    @Test func literalsAreFoundWhole() {
        let source = """
            let a = "one" // "not this"
            let b = "x\\("two" + f(")"))y"
            """
        #expect(StringLiterals.of(source).map(\.text).sorted() == [")", "one", "two", "x\u{1}y"])
    }

    @Test func noSourceHoldsProse() throws {
        let sources =
            try Checkout.files(below: "ios/App", extension: "swift")
            + Checkout.files(below: "ios/AadupuliKit/Sources/AadupuliKit", extension: "swift")
        #expect(sources.count > 20)
        for source in sources {
            for literal in StringLiterals.of(try String(contentsOf: source, encoding: .utf8))
            where Self.isProse(literal.text) {
                Issue.record("\(source.lastPathComponent):\(literal.line): \(literal.text)")
            }
        }
    }
}
