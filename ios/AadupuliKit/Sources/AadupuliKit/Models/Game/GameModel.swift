import Aadupuli
import Foundation
import Observation

/// The screen of a game. It holds the game and its latest snapshot, and computes no rule.
@MainActor @Observable
public final class GameModel: Identifiable {
    /// What the model works with.
    @ObservationIgnored let services: Services
    /// The game itself, in the core, as it is kept. Another one takes its place where the game branches.
    @ObservationIgnored private(set) var kept: KeptGame

    /// The game as it stands.
    public internal(set) var snapshot: GameSnapshot
    /// An earlier position that is looked at.
    var browsed: GameSnapshot?
    /// The piece that is selected.
    var selected: Int?
    /// The point that a second tap would play to, where moves are confirmed.
    var awaitingConfirmation: Int?
    /// Why the last tap was refused.
    var refusal: String?
    /// Whether the computer has thought for so long that it is shown.
    var showsThinking = false
    /// What the clocks show.
    var clocks: Clocks
    /// The hint as far as it was found and asked for.
    var hinting: Hinting?
    /// How the phone answers the last touch.
    public internal(set) var touch = TouchEvent()
    /// Whether the result lies over the board.
    public var showsResult = false
    /// What the person is asked.
    public var question: GameQuestion?
    /// Whether a piece from the tray is under the finger.
    var isDraggingFromTray = false
    @ObservationIgnored var remembered: (asked: WordsAsked, words: GameWords)?
    @ObservationIgnored var thinking: Task<Void, Never>?
    @ObservationIgnored var passing: Task<Void, Never>?
    @ObservationIgnored var searching: Task<Void, Never>?
    @ObservationIgnored var lastTick: Int64?
    @ObservationIgnored var isActive = true
    @ObservationIgnored var isOpen = true

    init(_ kept: KeptGame, services: Services) {
        self.kept = kept
        self.services = services
        let snapshot = kept.game.snapshot()
        self.snapshot = snapshot
        clocks = Clocks(snapshot)
        lastTick = services.platform.ticks
    }

    var game: Game { kept.game }

    /// The game's number among the games; nil until it is kept.
    public var number: Int64? { kept.number }

    /// The latest state, or the earlier one that is looked at.
    var shown: GameSnapshot { browsed ?? snapshot }

    /// The board that is played on.
    public var shape: BoardShape { services.shape(of: snapshot.rules.board) }

    /// Goes on with the game: lets the computer think, if it is its turn.
    public func start() {
        isOpen = true
        lastTick = services.platform.ticks
        goOn()
    }

    /// Puts a new state in place and goes on from there.
    func take(_ new: GameSnapshot) {
        let old = snapshot
        snapshot = new
        browsed = nil
        forgetSelection()
        hinting = nil
        question = nil
        clocks = Clocks(new)
        lastTick = services.platform.ticks
        stopThinking()
        save()
        tell(of: new, after: old)
        goOn()
    }

    /// What follows of itself: the computer's move, a forced pass, the result.
    func goOn() {
        guard isOpen else { return }
        switch snapshot.status {
        case .computersTurn(_, let level): letComputerThink(level)
        case .over: break
        case .yourTurn, .personsTurn, .browsing:
            if snapshot.mustPass {
                passAfterAMoment()
            } else if snapshot.help.practice, snapshot.canHint {
                askForHint()
            }
        }
    }

    /// Lets the model hold a game of its own: the one before stays as it is, to be kept as it is.
    func branch(_ change: (Game) throws -> GameSnapshot) {
        guard let own = try? Game.fromSave(bytes: Data(game.toSave().utf8)), let new = try? change(own) else { return }
        stopThinking()
        save()
        kept = KeptGame(own)
        remembered = nil
        services.archive.begin(kept)
        snapshot = own.snapshot()
        take(new)
    }

    func forgetSelection() {
        selected = nil
        isDraggingFromTray = false
        awaitingConfirmation = nil
        refusal = nil
    }

    /// Leaves the screen: thinking ends, the game is kept.
    public func leave() {
        isOpen = false
        stopThinking()
        save()
    }

    func save() {
        services.archive.save(kept)
    }
}
