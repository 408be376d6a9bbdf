import Foundation
import Testing

@testable import AadupuliKit

@Suite struct PieceArtTests {
    @Test func everyShapeIsReadWhole() {
        for shape in PieceArt.tiger + PieceArt.goat {
            #expect(PathData(shape.data) != nil, "\(shape.data)")
            #expect(!shape.path.segments.isEmpty)
            for point in shape.path.points {
                #expect((-12...112).contains(point.x) && (-12...112).contains(point.y), "\(point)")
            }
        }
    }

    @Test func whatIsNoPathIsRefused() {
        for text in ["M1", "10,10", "M1,1 X2,2", "M1,1 L2", "M1,1 a1,1 0 1 1 2,0", "M1,1 Z 4", "Mx,y"] {
            #expect(PathData(text) == nil, "\(text)")
        }
    }

    @Test func halfEllipsesEndWhereTheyShould() throws {
        let path = try #require(PathData("M10,50 a40,20 0 1 0 80,0 a40,20 0 1 0 -80,0 Z"))
        guard case .curve(let below, _, _) = path.segments[1], case .curve(let right, _, _) = path.segments[2],
            case .curve(let above, _, _) = path.segments[3], case .curve(let left, _, _) = path.segments[4]
        else {
            Issue.record("not four curves: \(path.segments)")
            return
        }
        #expect(below == CGPoint(x: 50, y: 70))
        #expect(right == CGPoint(x: 90, y: 50))
        #expect(above == CGPoint(x: 50, y: 30))
        #expect(left == CGPoint(x: 10, y: 50))
    }

    /// One design for both phones.
    @Test func androidDrawsTheSameOutlines() throws {
        let source = try Checkout.text("android/ui/src/main/kotlin/org/aadupuli/ui/board/PieceArt.kt")
        let constants = source.components(separatedBy: "private const val ").dropFirst()
        let outlines = constants.map { constant in
            constant.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element).joined()
        }
        let shapes = PieceArt.tiger + PieceArt.goat + PieceArt.tigerPebble + PieceArt.goatPebble
        #expect(Set(outlines) == Set(shapes.map(\.data)))
    }
}
