import Aadupuli

/// A hint that was asked for, and how much of it is shown.
struct Hinting: Equatable {
    /// The steps: the idea, the piece, the move with its reason.
    enum Step: Int {
        case idea, piece, move
    }

    var step = Step.idea
    /// The hint; nil while it is looked for.
    var found: Hint?
    /// Whether none was found.
    var failed = false

    /// What the board shows of it.
    var pointer: DrawnPointer {
        guard let found else { return DrawnPointer() }
        switch step {
        case .idea: return DrawnPointer()
        case .piece: return DrawnPointer(rings: found.piece.map { [Int($0)] } ?? [])
        case .move: return DrawnPointer(found.suggested)
        }
    }
}

extension GameModel {
    /// Asks for a hint, or for its next step.
    public func askForHint() {
        guard hinting == nil else {
            nextHintStep()
            return
        }
        guard canHint else { return }
        hinting = Hinting()
        let (game, texts, limits, asked) = (game, services.words.texts, services.limits, snapshot.revision)
        searching?.cancel()
        searching = Task { [weak self, thinker = services.thinker] in
            let reply = await thinker.think { token in game.hint(texts: texts, limits: limits, cancel: token) }
            guard !Task.isCancelled else { return }
            self?.take(reply, asked: asked)
        }
    }

    private func take(_ reply: HintReply, asked: Int64) {
        guard hinting != nil, snapshot.revision == asked else { return }
        if case .hinted(let hint) = reply, hint.revision == asked {
            hinting = Hinting(found: hint)
        } else {
            hinting = Hinting(failed: true)
        }
        if let hint { services.platform.announce(hint.sentence) }
    }

    /// Shows the next step of the hint.
    public func nextHintStep() {
        guard let step = hinting?.step, hinting?.found != nil, let next = Hinting.Step(rawValue: step.rawValue + 1)
        else { return }
        hinting?.step = next
        if let hint { services.platform.announce(hint.sentence) }
    }

    /// Puts the hint away.
    public func dismissHint() {
        searching?.cancel()
        hinting = nil
    }

    /// The hint as far as it was asked for.
    public var hint: HintFace? {
        guard let hinting else { return nil }
        let words = services.words
        guard let found = hinting.found else {
            return HintFace(sentence: words.text(hinting.failed ? "error-hint" : "hint-thinking"), more: nil)
        }
        switch hinting.step {
        case .idea: return HintFace(sentence: found.ideaWords, more: words.text("hint-next-piece"))
        case .piece: return HintFace(sentence: found.pieceWords, more: words.text("hint-next-move"))
        case .move: return HintFace(sentence: found.moveWords, more: nil)
        }
    }
}
