import Foundation

/// Where the core draws the points of a board (in the unit square) and which of them its straight lines join.
public struct BoardShape: Equatable, Sendable {
    /// The points in reading order, x and y from 0 to 1, y down.
    public let points: [CGPoint]
    /// Each straight line as the points it joins, in order.
    public let lines: [[Int]]
    /// The smallest distance between two points, in sides of the square.
    public let spacing: CGFloat
    /// The width of a piece, in sides of the square.
    public let pieceSize: CGFloat

    /// Half of a piece on the Aadu Puli board: 18 points beside the 324 that keep points 48 apart on a 360 wide phone.
    private static let margin: CGFloat = 0.0555

    /// A board of these points and lines.
    public init(points: [CGPoint], lines: [[Int]]) {
        self.points = points
        self.lines = lines
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

        fileprivate var vector: CGPoint {
            switch self {
            case .up: CGPoint(x: 0, y: -1)
            case .down: CGPoint(x: 0, y: 1)
            case .left: CGPoint(x: -1, y: 0)
            case .right: CGPoint(x: 1, y: 0)
            }
        }
    }

    /// The points that lines join with this one.
    public func neighbours(of point: Int) -> [Int] {
        var found: Set<Int> = []
        for line in lines {
            for (a, b) in zip(line, line.dropFirst()) {
                if a == point { found.insert(b) }
                if b == point { found.insert(a) }
            }
        }
        return found.sorted()
    }

    /// The neighbour that an arrow key goes to: the one whose line runs nearest to that direction, within 60 degrees.
    public func neighbour(of point: Int, towards direction: Direction) -> Int? {
        guard points.indices.contains(point) else { return nil }
        let here = points[point]
        let along = direction.vector
        let cosines = neighbours(of: point).map { other in
            let (dx, dy) = (points[other].x - here.x, points[other].y - here.y)
            return (point: other, cosine: (dx * along.x + dy * along.y) / hypot(dx, dy))
        }
        guard let best = cosines.max(by: { $0.cosine < $1.cosine }), best.cosine >= 0.5 else { return nil }
        return best.point
    }
}
