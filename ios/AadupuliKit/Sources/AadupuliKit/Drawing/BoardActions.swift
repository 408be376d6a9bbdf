/// What a person can do to a board.
@MainActor
public protocol BoardActions {
    /// Touched a point, or the ground beside all points (nil).
    func tap(_ point: Int?)
    /// Began to drag the piece on a point, or one from the tray (nil). False where it can't be dragged.
    func lift(_ point: Int?) -> Bool
    /// Let the dragged piece go over a legal target, or elsewhere (nil).
    func drop(_ point: Int?)
}
