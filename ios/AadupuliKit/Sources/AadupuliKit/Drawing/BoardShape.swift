import Foundation

/// Where the core draws the points of a board (in the unit square) and which of them its straight lines join.
public struct BoardShape: Equatable, Sendable {
    /// The points in reading order, x and y from 0 to 1, y down.
    public let points: [CGPoint]
    /// Each straight line as the points it joins, in order.
    public let lines: [[Int]]
    /// Where the arrow keys lead from each point.
    public let ways: [Ways]
    /// The smallest distance between two points, in sides of the square.
    public let spacing: CGFloat
    /// The width of a piece, in sides of the square.
    public let pieceSize: CGFloat

    /// Half of a piece on the Aadu Puli board: 18 points beside the 324 that keep points 48 apart on a 360 wide phone.
    private static let margin: CGFloat = 0.0555

    /// A board of these points and lines.
    public init(points: [CGPoint], lines: [[Int]], ways: [Ways]) {
        self.points = points
        self.lines = lines
        self.ways = ways
        var spacing = CGFloat.infinity
        for (index, a) in points.enumerated() {
            for b in points[(index + 1)...] { spacing = min(spacing, hypot(a.x - b.x, a.y - b.y)) }
        }
        self.spacing = spacing
        pieceSize = min(spacing * 0.76, 0.16)
    }

    /// The square that the outermost points span inside a size, with room for pieces around it.
    public func square(in size: CGSize) -> CGRect {
        let side = min(size.width, size.height) / (1 + 2 * Self.margin)
        return CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
    }

    /// Where a point lies in a square; the square's corner for a point that the board lacks.
    public func at(_ point: Int, in square: CGRect) -> CGPoint {
        guard points.indices.contains(point) else { return square.origin }
        let place = points[point]
        return CGPoint(x: square.minX + place.x * square.width, y: square.minY + place.y * square.height)
    }

    /// The point nearest to a place, if it lies within reach; all points of the board, or only some of them.
    public func nearest(to place: CGPoint, in square: CGRect, reach: CGFloat, among some: [Int]? = nil) -> Int? {
        let distances = (some ?? Array(points.indices)).map { point in
            let at = at(point, in: square)
            return (point: point, distance: hypot(at.x - place.x, at.y - place.y))
        }
        guard let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= reach else { return nil }
        return best.point
    }
}

extension BoardShape {
    /// A direction of the arrow keys.
    public enum Direction: Sendable {
        case up, down, left, right
    }

    /// Where the arrow keys lead from a point; nil where no line goes that way.
    public struct Ways: Equatable, Sendable {
        public var up: Int?
        public var down: Int?
        public var left: Int?
        public var right: Int?

        public init(up: Int? = nil, down: Int? = nil, left: Int? = nil, right: Int? = nil) {
            self.up = up
            self.down = down
            self.left = left
            self.right = right
        }
    }

    /// The neighbour that an arrow key goes to, as the core has it.
    public func neighbour(of point: Int, towards direction: Direction) -> Int? {
        guard ways.indices.contains(point) else { return nil }
        return switch direction {
        case .up: ways[point].up
        case .down: ways[point].down
        case .left: ways[point].left
        case .right: ways[point].right
        }
    }
}
