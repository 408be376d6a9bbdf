import Aadupuli

extension GameModel: BoardActions {
    public func tap(_ point: Int?) {
        guard browsed == nil else {
            refuse(services.words.text("status-browsing"))
            return
        }
        guard let point else {
            forgetSelection()
            return
        }
        if mustConfirm(point) { return }
        do {
            switch try game.tap(
                revision: snapshot.revision, selected: selected.map { Int32($0) }, point: Int32(point))
            {
            case .selected(let point):
                forgetSelection()
                selected = Int(point)
                touch.give(.light)
            case .deselected: forgetSelection()
            case .played(let snapshot): take(snapshot)
            case .refused(let refusal): refuse(services.words.texts.refusal(game: game, refusal: refusal))
            }
        } catch TapError.Stale {
            // The board has changed under the finger: the tap was meant for another position.
            snapshot = game.snapshot()
        } catch {
            // A place that is no point of the board was never touched.
        }
    }

    public func lift(_ point: Int?) -> Bool {
        guard browsed == nil, isPersonsTurn else { return false }
        guard let point else {
            forgetSelection()
            isDraggingFromTray = snapshot.points.contains(where: \.canPlace)
            return isDraggingFromTray
        }
        guard snapshot.points.indices.contains(point), snapshot.points[point].canMove else {
            if selected != point { tap(point) }
            return false
        }
        forgetSelection()
        selected = point
        return true
    }

    public func drop(_ point: Int?) {
        guard let point else {
            forgetSelection()
            return
        }
        // A drag was meant: it is not asked about again.
        awaitingConfirmation = point
        isDraggingFromTray = false
        tap(point)
    }

    /// Ends a chain of captures.
    public func stop() {
        play { try game.stopChain(revision: snapshot.revision) }
    }

    /// Takes the forced pass.
    public func pass() {
        passing?.cancel()
        play { try game.passTurn(revision: snapshot.revision) }
    }

    func play(_ call: () throws -> GameSnapshot) {
        guard browsed == nil, let new = try? call() else { return }
        take(new)
    }

    func refuse(_ reason: String) {
        refusal = reason
        touch.give(.refused)
        services.play(.refused)
        services.platform.announce(reason)
    }

    /// Whether a tap on a legal target only asks for the second one.
    private func mustConfirm(_ point: Int) -> Bool {
        guard services.settings.confirmMoves, isPersonsTurn, awaitingConfirmation != point,
            snapshot.points.targets(from: selected, placements: true).contains(where: { $0.point == point })
        else { return false }
        awaitingConfirmation = point
        refusal = nil
        touch.give(.light)
        services.platform.announce(status)
        return true
    }

    /// Whether a person may act on the position as it stands.
    var isPersonsTurn: Bool {
        switch snapshot.status {
        case .yourTurn, .personsTurn: true
        case .computersTurn, .browsing, .over: false
        }
    }

    private func passAfter(milliseconds: Int) async {
        await services.platform.wait(milliseconds: milliseconds)
        if !Task.isCancelled, snapshot.mustPass, isOpen { pass() }
    }

    func passAfterAMoment() {
        passing?.cancel()
        passing = Task { [weak self] in await self?.passAfter(milliseconds: 1000) }
    }
}
