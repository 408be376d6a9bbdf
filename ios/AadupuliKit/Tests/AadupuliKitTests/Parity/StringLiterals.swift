/// Finds the string literals of Swift source text, with a mark in place of what is interpolated into them.
struct StringLiterals {
    /// A literal and the line on which it begins, from 1.
    struct Literal: Equatable {
        let line: Int
        let text: String
    }

    /// What stands in a literal where something is interpolated.
    static let interpolated: Character = "\u{1}"

    private let source: [Character]
    private var at = 0
    private var line = 1
    private var found: [Literal] = []

    private init(_ source: String) {
        self.source = Array(source)
    }

    /// All literals of a source text, those inside interpolations too.
    static func of(_ source: String) -> [Literal] {
        var scan = StringLiterals(source)
        scan.code(until: nil)
        return scan.found.sorted { $0.line < $1.line }
    }

    private func starts(with text: String) -> Bool {
        let characters = Array(text)
        return at + characters.count <= source.count && Array(source[at..<at + characters.count]) == characters
    }

    private mutating func step(_ count: Int = 1) {
        for _ in 0..<count where at < source.count {
            if source[at] == "\n" { line += 1 }
            at += 1
        }
    }

    /// Code, up to the parenthesis that ends an interpolation or to the end of the file.
    private mutating func code(until end: Character?) {
        var depth = 0
        while at < source.count {
            if starts(with: "//") {
                while at < source.count, source[at] != "\n" { step() }
            } else if starts(with: "\"\"\"") {
                literal(quote: "\"\"\"")
            } else if source[at] == "\"" {
                literal(quote: "\"")
            } else {
                if source[at] == "(" { depth += 1 }
                if source[at] == ")" {
                    if depth == 0, end != nil { return }
                    depth -= 1
                }
                step()
            }
        }
    }

    private mutating func literal(quote: String) {
        let start = line
        var text = ""
        step(quote.count)
        while at < source.count, !starts(with: quote) {
            if starts(with: "\\(") {
                step(2)
                code(until: ")")
                step()
                text.append(Self.interpolated)
            } else if source[at] == "\\" {
                step(2)
            } else {
                text.append(source[at])
                step()
            }
        }
        step(quote.count)
        found.append(Literal(line: start, text: text))
    }
}
