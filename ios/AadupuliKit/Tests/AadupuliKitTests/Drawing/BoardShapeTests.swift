import Aadupuli
import Testing

@testable import AadupuliKit

@Suite struct BoardShapeTests {
    @Test func theArrowKeysLeadWhereTheCoreSays() {
        for kind in [BoardKind.aaduPuli, .baghChal] {
            let shape = BoardShape.of(kind)
            for point in boardLayout(kind: kind).points {
                let from = Int(point.point)
                let ways = [
                    shape.neighbour(of: from, towards: .left), shape.neighbour(of: from, towards: .right),
                    shape.neighbour(of: from, towards: .up), shape.neighbour(of: from, towards: .down),
                ]
                #expect(ways == [point.left, point.right, point.up, point.down].map { $0.map { Int($0) } })
                #expect(ways.contains { $0 != nil }, "no way leads on from \(point.name)")
            }
            #expect(shape.neighbour(of: shape.points.count, towards: .left) == nil)
        }
    }
}
