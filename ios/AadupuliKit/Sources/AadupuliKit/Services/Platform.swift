/// The short sounds of the game; `android/sounds/sounds.py` makes a file of this name for each.
public enum GameSound: String, CaseIterable, Sendable {
    case place, step, capture, refused, trapped, win, loss, draw, clock
}

/// What the device does for the models: a stand-in for it is all that their tests need.
@MainActor
public protocol Platform: AnyObject {
    /// Plays a sound; returns at once.
    func play(_ sound: GameSound)
    /// Has a screen reader say something.
    func announce(_ text: String)
    /// BCP 47 tags that the person prefers, best first.
    var languages: [String] { get }
    /// Today in the person's own time zone, `YYYY-MM-DD`.
    var today: String { get }
    /// Milliseconds of a clock that never jumps, for thinking times.
    var ticks: Int64 { get }
    /// Waits, or less where the task is cancelled meanwhile.
    func wait(milliseconds: Int) async
    /// A seed for a new game; the only source of chance in the app.
    var seed: Int64 { get }
    /// A folder for files that are handed to other apps; it may be emptied at any time.
    var sharingFolder: String { get }
}

/// How the phone answers a touch, counted so that two in a row are told apart.
public struct TouchEvent: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case light, firm, refused, over
    }

    public var kind: Kind?
    public var number = 0

    public init() {}

    mutating func give(_ kind: Kind) {
        self.kind = kind
        number += 1
    }
}
