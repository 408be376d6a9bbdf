import AadupuliKit
import SwiftUI

/// A piece that is being dragged, from a point of the board or from the tray, shared by both.
@MainActor @Observable
final class BoardDrag {
    /// The piece under the finger.
    private(set) var piece: DrawnPiece?
    /// The point that it came from; nil for one from the tray.
    private(set) var from: Int?
    /// Where the finger is, in the window.
    private(set) var place = CGPoint.zero
    /// Where the finger let go, until the move that follows has been drawn from there.
    private(set) var letGoAt: CGPoint?

    /// Where the board is, in the window.
    @ObservationIgnored var boardFrame = CGRect.zero

    /// The finger's place on the board.
    var placeOnBoard: CGPoint { onBoard(place) }

    /// A place of the window on the board.
    func onBoard(_ place: CGPoint) -> CGPoint {
        CGPoint(x: place.x - boardFrame.minX, y: place.y - boardFrame.minY)
    }

    func start(_ piece: DrawnPiece, from: Int?, at place: CGPoint) {
        self.piece = piece
        self.from = from
        self.place = place
        letGoAt = nil
    }

    func move(to place: CGPoint) {
        self.place = place
    }

    func end(played: Bool) {
        letGoAt = played ? placeOnBoard : nil
        piece = nil
        from = nil
    }

    func drawn() {
        letGoAt = nil
    }
}
