import Aadupuli

extension GameModel {
    private var words: Words { services.words }

    /// Everything that is said of what is shown.
    var said: GameWords {
        let asked = WordsAsked(
            revision: snapshot.revision, ply: browsed?.ply, selected: selected, hinted: hinting?.pointer.rings ?? [],
            language: words.language)
        if let remembered, remembered.asked == asked { return remembered.words }
        let answer = words.texts.game(
            game: game, ply: asked.ply, selected: asked.selected.map { Int32($0) },
            hinted: asked.hinted.map { Int32($0) })
        remembered = (asked, answer)
        return answer
    }

    /// The opponent, as the title of the screen.
    public var title: String { said.opponent }

    /// The rules on one line.
    public var rules: String { said.rules }

    /// The board as it is drawn.
    public var picture: BoardPicture {
        let settings = services.settings
        var picture = BoardPicture(
            points: shown.points, lastMove: shown.lastMove, showsTrapped: settings.showTrappedTigers || isOver)
        picture.selected = selected
        if !isBrowsing {
            // Targets of a selected piece are needed for a drag to snap to, so they are there even where they are hidden.
            picture.targets = shown.points.targets(from: selected, placements: isDraggingFromTray)
            picture.hidesTargets = !settings.showLegalMoves
        }
        if let awaitingConfirmation { picture.pointer = DrawnPointer(rings: [awaitingConfirmation]) }
        if let hinting, !isBrowsing { picture.pointer = hinting.pointer }
        picture.names = settings.coordinates ? services.pointNames(of: snapshot.rules.board) : nil
        picture.upsideDown =
            settings.turnPieces && canTurnPieces && snapshot.sideToMove == .tigers && !isOver
        return picture
    }

    /// The board as it is spoken.
    public var speech: BoardSpeech {
        words.speech(
            of: shown.points, names: said.points.map(\.name), states: said.points.map(\.state),
            game: snapshot.rules.game, selected: selected, acting: isPersonsTurn && !isBrowsing)
    }

    /// One sentence: whose turn, what is expected, or why not.
    public var status: String {
        if let refusal { return refusal }
        if isBrowsing {
            return words.text(
                "game-browsing", ["move": .number(shownPly), "all": .number(snapshot.moves.count)])
        }
        if let awaitingConfirmation {
            return words.text(
                "status-confirm-move",
                ["move": .text(services.pointNames(of: snapshot.rules.board)[awaitingConfirmation])])
        }
        return said.status
    }

    /// Whether the sentence says why not.
    public var statusIsRefusal: Bool { refusal != nil }

    /// The player at the top: the opponent, or the tigers between two people.
    public var top: PlayerFace { face(of: sideAtTheBottom == .goats ? .tigers : .goats) }

    /// The player at the bottom: the person, or the goats between two people.
    public var bottom: PlayerFace { face(of: sideAtTheBottom) }

    private var sideAtTheBottom: Side { snapshot.personSide ?? .goats }

    private func face(of side: Side) -> PlayerFace {
        let state = side == .goats ? shown.goats : shown.tigers
        let isComputer = if case .computer = state.player { true } else { false }
        let left = side == .goats ? clocks.goats : clocks.tigers
        return PlayerFace(
            piece: side.drawn, name: name(of: side), toMove: state.toMove, thinking: isComputer && showsThinking,
            clock: left.map {
                ClockFace(
                    digits: words.texts.clock(leftMs: $0), spoken: words.texts.clockSpoken(leftMs: $0),
                    urgent: $0 < 60_000)
            },
            tally: side == .tigers ? tally : nil, tray: tray(of: state))
    }

    func name(of side: Side) -> String {
        side == .goats ? said.goats : said.tigers
    }

    private var tally: TallyFace {
        let (captured, needed) = (Int(shown.captured), Int(snapshot.rules.capturesToWin))
        return TallyFace(
            captured: captured, needed: needed,
            words: words.text("game-tally", ["captured": .number(captured), "all": .number(needed)]))
    }

    private func tray(of state: PlayerState) -> TrayFace? {
        let count = Int(state.inHand)
        guard count > 0 else { return nil }
        let key = ["count": WordValue.number(count)]
        return TrayFace(
            count: count,
            words: state.side == .goats
                ? words.text("game-goats-in-hand", key) : words.text("game-tigers-in-hand", key),
            canDrag: state.toMove && isPersonsTurn && !isBrowsing)
    }

    /// The moves, with the start in front.
    public var moves: [MoveRow] {
        let start = words.text("game-moves-start")
        return [MoveRow(ply: 0, text: start, spoken: start)]
            + snapshot.moves.map { entry in
                let first = entry.side == .goats ? "\(entry.number). " : ""
                return MoveRow(ply: Int(entry.ply), text: first + entry.notation, spoken: spoken(entry.ply))
            }
    }

    /// The position on the board, to practise; nil where the game is over there.
    public var practice: GameStart? {
        isOver && !isBrowsing ? nil : GameStart(position: shown.position, rules: shown.rules)
    }

    public var canUndo: Bool { snapshot.canUndo && !isBrowsing }
    public var canRedo: Bool { snapshot.canRedo && !isBrowsing }
    public var canHint: Bool { snapshot.canHint && !isBrowsing }
    public var canStop: Bool { snapshot.canStop && !isBrowsing }
    public var mustPass: Bool { snapshot.mustPass && !isBrowsing }
    public var canResign: Bool { snapshot.canResign }
    /// Two people on one phone can have the pieces turned towards the one to move.
    public var canTurnPieces: Bool { snapshot.personSide == nil }

    /// Claiming a draw; nil where the rules have no claim.
    public var claim: ClaimFace? {
        switch snapshot.claim {
        case .notInRules: nil
        case .available: ClaimFace(title: words.text("menu-claim-draw"), enabled: true)
        case .tooEarly, .gameOver: ClaimFace(title: said.claim, enabled: false)
        }
    }

    /// Who won, from the person's view.
    public var overTitle: String { said.result ?? "" }

    /// Result and reason in one sentence.
    public var overSentence: String { said.outcome ?? "" }

    /// A move of the game by ear.
    func spoken(_ ply: Int32) -> String {
        words.texts.moveSpoken(game: game, ply: ply, fully: services.settings.announceFully) ?? ""
    }

    /// The rules of this game, as a guide.
    public var guide: GuideTopic { .rules(game: snapshot.rules.game.id) }
}

/// What words were asked for; the same question has the same answer.
struct WordsAsked: Equatable {
    var revision: Int64
    var ply: Int32?
    var selected: Int?
    var hinted: [Int]
    var language: String
}
