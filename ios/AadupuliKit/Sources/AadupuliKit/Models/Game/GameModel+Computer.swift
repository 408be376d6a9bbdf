import Aadupuli

/// What the computer does on its turn.
private enum ComputersReply: Sendable {
    case claims
    case moves(SuggestReply)
}

extension GameModel {
    /// Has the computer think on a queue of its own. Whatever changes the game meanwhile cancels it, and an answer to an
    /// earlier revision is dropped here and refused by the game.
    func letComputerThink(_ level: Level) {
        stopThinking()
        thinking = Task { [weak self] in await self?.think(level) }
    }

    func stopThinking() {
        thinking?.cancel()
        thinking = nil
        passing?.cancel()
        passing = nil
        searching?.cancel()
        searching = nil
        showsThinking = false
    }

    private func think(_ level: Level) async {
        let asked = snapshot.revision
        let began = services.platform.ticks
        let indicator = Task { [weak self] in
            await self?.services.platform.wait(milliseconds: 300)
            if !Task.isCancelled { self?.showThinking(asked) }
        }
        defer { indicator.cancel() }
        let (game, limits, mayClaim) = (game, services.limits, snapshot.claim == .available)
        let reply = await services.thinker.think { token -> ComputersReply in
            if mayClaim, game.computerClaims(limits: limits, cancel: token) == .claim { return .claims }
            return .moves(game.suggest(level: level, limits: limits, cancel: token))
        }
        guard !Task.isCancelled, snapshot.revision == asked else { return }
        // An answer at once would look as if nothing had been weighed, and the eye could not follow it.
        let rest = Int64(services.shortestThought) - (services.platform.ticks - began)
        if rest > 0 { await services.platform.wait(milliseconds: Int(rest)) }
        guard !Task.isCancelled, snapshot.revision == asked else { return }
        chargeThinkingTime()
        guard !isOver else { return }
        switch reply {
        case .claims: if let new = try? game.claimDraw() { take(new) }
        case .moves(.suggested(let suggestion)):
            // Refused where the game has changed meanwhile.
            if let new = try? game.playSuggestion(suggestion: suggestion) { take(new) }
        case .moves(.cancelled), .moves(.gameOver): break
        }
    }

    private func showThinking(_ asked: Int64) {
        guard thinking != nil, snapshot.revision == asked else { return }
        showsThinking = true
        services.platform.announce(services.words.text("announce-computer-thinking"))
    }
}
