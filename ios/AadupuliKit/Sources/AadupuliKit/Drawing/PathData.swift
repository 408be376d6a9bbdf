import Foundation

/// One closed outline or several, as the segments that every drawing system knows.
public struct PathData: Equatable, Sendable {
    /// A segment of an outline.
    public enum Segment: Equatable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    /// The segments in order.
    public let segments: [Segment]

    /// Reads the subset of SVG path data that the pieces are written in: `M`, `L`, `C`, `Z` with absolute numbers, and
    /// `a` for half ellipses that end level with their start. Answers nil for anything else.
    public init?(_ text: String) {
        var reader = Reader(text)
        guard let segments = reader.segments() else { return nil }
        self.segments = segments
    }

    /// Every point that the outlines touch or are drawn towards.
    public var points: [CGPoint] {
        segments.flatMap { segment -> [CGPoint] in
            switch segment {
            case .move(let point), .line(let point): [point]
            case .curve(let to, let control1, let control2): [to, control1, control2]
            case .close: []
            }
        }
    }
}

/// Reads path data word by word.
private struct Reader {
    private var words: ArraySlice<Substring>

    /// How far a curve's control points lie from its ends, in radii, where the curve stands for a quarter circle.
    private static let quarter = 0.552_284_75

    init(_ text: String) {
        var spaced = ""
        for character in text {
            if character.isLetter {
                spaced += " \(character) "
            } else {
                spaced.append(character == "," ? " " : character)
            }
        }
        words = ArraySlice(spaced.split(separator: " "))
    }

    mutating func segments() -> [PathData.Segment]? {
        var segments: [PathData.Segment] = []
        var at = CGPoint.zero
        var command: Substring = ""
        while let word = words.first {
            if word.first?.isLetter == true {
                command = word
                words.removeFirst()
            } else if command.isEmpty || command == "Z" {
                return nil
            }
            switch command {
            case "M":
                guard let point = point() else { return nil }
                segments.append(.move(point))
                at = point
            case "L":
                guard let point = point() else { return nil }
                segments.append(.line(point))
                at = point
            case "C":
                guard let control1 = point(), let control2 = point(), let to = point() else { return nil }
                segments.append(.curve(to: to, control1: control1, control2: control2))
                at = to
            case "a":
                guard let radii = point(), let flags = numbers(3), flags == [0, 1, 0], let by = point(), by.y == 0
                else { return nil }
                segments += halfEllipse(from: at, radii: radii, across: by.x)
                at.x += by.x
            case "Z":
                segments.append(.close)
            default:
                return nil
            }
        }
        return segments
    }

    /// Two quarter curves: below the middle where the arc runs to the right, above it where it runs to the left.
    private func halfEllipse(from start: CGPoint, radii: CGPoint, across: CGFloat) -> [PathData.Segment] {
        let sign: CGFloat = across < 0 ? -1 : 1
        let middle = CGPoint(x: start.x + across / 2, y: start.y)
        let turn = CGPoint(x: middle.x, y: middle.y + sign * radii.y)
        let end = CGPoint(x: start.x + across, y: start.y)
        let (dx, dy) = (radii.x * Self.quarter * sign, radii.y * Self.quarter * sign)
        return [
            .curve(
                to: turn, control1: CGPoint(x: start.x, y: start.y + dy), control2: CGPoint(x: turn.x - dx, y: turn.y)),
            .curve(to: end, control1: CGPoint(x: turn.x + dx, y: turn.y), control2: CGPoint(x: end.x, y: end.y + dy)),
        ]
    }

    private mutating func numbers(_ count: Int) -> [Double]? {
        let taken = words.prefix(count).compactMap { Double($0) }
        guard taken.count == count else { return nil }
        words.removeFirst(count)
        return taken
    }

    private mutating func point() -> CGPoint? {
        numbers(2).map { CGPoint(x: $0[0], y: $0[1]) }
    }
}
