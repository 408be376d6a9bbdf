import Aadupuli

extension GameModel {
    /// Lets a new state be heard, felt and announced.
    func tell(of new: GameSnapshot, after old: GameSnapshot) {
        let isMove = new.moves.count == old.moves.count + 1 && new.revision > old.revision
        if isMove, let entry = new.lastMove { tell(of: entry, in: new, after: old) }
        if let outcome = new.outcome, old.outcome == nil {
            tell(of: outcome, in: new)
            showsResult = true
        } else if isMove {
            services.platform.announce(said.turnAnnouncement)
        }
    }

    private func tell(of entry: MoveEntry, in new: GameSnapshot, after old: GameSnapshot) {
        services.platform.announce(spoken(entry.ply))
        let newlyTrapped = new.points.filter(\.trapped).count > old.points.filter(\.trapped).count
        switch entry.played {
        case .place: services.play(newlyTrapped ? .trapped : .place)
        case .step: services.play(newlyTrapped ? .trapped : .step)
        case .capture: services.play(.capture)
        case .stop, .pass: break
        }
        if case .capture = entry.played { touch.give(.firm) } else { touch.give(.light) }
    }

    private func tell(of outcome: Outcome, in new: GameSnapshot) {
        touch.give(.over)
        switch outcome {
        case .draw: services.play(.draw)
        case .win(let winner, _): services.play(new.personSide.map { $0 == winner } ?? true ? .win : .loss)
        }
        services.platform.announce(overSentence)
    }
}
