import Aadupuli
import Foundation

extension GameModel {
    /// Takes back to the person's own last decision.
    public func undo() {
        chargeThinkingTime()
        guard let new = try? game.undo() else { return }
        take(new)
        services.platform.announce(services.words.text("announce-undone"))
    }

    /// Plays again what was taken back.
    public func redo() {
        chargeThinkingTime()
        guard let new = try? game.redo() else { return }
        take(new)
        services.platform.announce(services.words.text("announce-redone"))
    }

    /// Plays again with sides swapped. The game that has ended stays among the games.
    public func rematch() {
        showsResult = false
        let (seed, today) = (services.platform.seed, services.platform.today)
        branch { try $0.rematch(seed: seed, date: today) }
    }

    /// Whether the game has ended.
    public var isOver: Bool { snapshot.outcome != nil }

    /// The title of a question.
    public func title(of question: GameQuestion) -> String {
        switch question {
        case .resign: services.words.text("confirm-resign-title")
        case .claim: services.words.text("confirm-claim-title")
        case .playOn: services.words.text("confirm-play-on-title")
        }
    }

    /// What answering yes leads to.
    public func detail(of question: GameQuestion) -> String {
        switch question {
        case .resign:
            snapshot.personSide != nil
                ? services.words.text("confirm-resign-text")
                : services.words.text("confirm-resign-text-two", ["name": .text(name(of: snapshot.sideToMove))])
        case .claim: services.words.text("confirm-claim-text")
        case .playOn:
            services.words.text("confirm-play-on-text", ["count": .number(snapshot.moves.count - Int(shown.ply))])
        }
    }

    /// The word of the button that answers yes.
    public func yes(to question: GameQuestion) -> String {
        switch question {
        case .resign: services.words.text("confirm-resign-yes")
        case .claim: services.words.text("confirm-claim-yes")
        case .playOn: services.words.text("confirm-play-on-yes")
        }
    }

    /// Does what was asked about.
    public func answerYes(to question: GameQuestion) {
        self.question = nil
        chargeThinkingTime()
        switch question {
        case .resign: if let new = try? game.resign() { take(new) }
        case .claim: if let new = try? game.claimDraw() { take(new) }
        case .playOn: playOn()
        }
    }

    // MARK: Earlier positions

    /// Whether an earlier position is looked at.
    public var isBrowsing: Bool { browsed != nil }

    /// After how many moves the position stands that is shown.
    public var shownPly: Int { Int(shown.ply) }

    /// Whether the game can go on from the earlier position.
    public var canPlayOn: Bool { isBrowsing && snapshot.help.undo }

    /// Looks at the position after so many moves; at the last one the game goes on.
    public func browse(to ply: Int) {
        forgetSelection()
        hinting = nil
        guard ply < snapshot.moves.count, let earlier = try? game.browse(ply: Int32(ply)) else {
            browsed = nil
            return
        }
        browsed = earlier
        services.platform.announce(status)
    }

    /// Returns to the game.
    public func backToGame() {
        browsed = nil
    }

    private func playOn() {
        guard let ply = browsed?.ply else { return }
        // The game as it stands is kept beside the one that goes on from here.
        branch { try $0.playOnFrom(ply: ply) }
    }

    // MARK: Sharing

    /// The position as text.
    public var positionText: String { shown.position }

    /// The game as a record.
    public var recordText: String { game.toRecord() }

    /// The game as a file for other apps; nil where none could be written.
    public var saveFile: URL? { services.share(save: game.toSave()) }
}
