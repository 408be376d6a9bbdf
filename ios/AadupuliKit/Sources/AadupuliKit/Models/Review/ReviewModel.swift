import Aadupuli
import Observation

/// The screen of a review: a game gone through move by move.
@MainActor @Observable
public final class ReviewModel {
    @ObservationIgnored private let services: Services
    @ObservationIgnored private let number: Int64
    @ObservationIgnored private let progress = ReviewProgress()

    private var game: Game?
    private var snapshot: GameSnapshot?
    private var review: Review?
    /// The line that is played on the board, and how far.
    private var line: [LineMove] = []
    private var linePly: Int?
    private var done = 0
    private var all = 0
    /// The position that is shown: after so many moves.
    public private(set) var ply = 0

    init(number: Int64, services: Services) {
        self.number = number
        self.services = services
    }

    private var words: Words { services.words }

    /// Opens the game and goes through it; ends when the task is cancelled.
    public func work() async {
        guard review == nil else { return }
        guard let game = await services.archive.look(at: number) else { return }
        self.game = game
        let snapshot = game.snapshot()
        self.snapshot = snapshot
        all = snapshot.moves.count
        ply = all
        let (texts, limits, progress) = (words.texts, services.limits, progress)
        let watching = Task { [weak self, platform = services.platform] in
            while !Task.isCancelled {
                self?.done = Int(progress.done())
                await platform.wait(milliseconds: 100)
            }
        }
        let reply = await services.worker.think { token in
            game.review(texts: texts, limits: limits, progress: progress, cancel: token)
        }
        watching.cancel()
        if case .reviewed(let found) = reply {
            review = found
            if let first = found.turningPoints.first { select(Int(first)) }
        }
    }

    // MARK: What is shown

    public var shape: BoardShape { services.shape(of: snapshot?.rules.board ?? .aaduPuli) }

    /// How far the review has come; nil once it is done.
    public var working: WorkFace? {
        guard review == nil else { return nil }
        return WorkFace(
            share: all == 0 ? 0 : Double(done) / Double(all),
            words: words.text("review-working", ["done": .number(done), "all": .number(all)]))
    }

    public var picture: BoardPicture {
        guard let shown = game.flatMap({ try? $0.browse(ply: Int32(ply)) }) else { return BoardPicture(pieces: []) }
        if let linePly, line.indices.contains(linePly), let points = points(after: line[linePly]) {
            var picture = BoardPicture(points: points, lastMove: nil, showsTrapped: true)
            let move = line[linePly]
            picture.moved = DrawnMove(
                MoveEntry(
                    ply: Int32(ply + linePly), number: 0, side: move.side, played: move.played,
                    notation: move.notation, spentMs: 0))
            return picture
        }
        var picture = BoardPicture(points: shown.points, lastMove: shown.lastMove, showsTrapped: true)
        if let turn = reviewed, turn.turningPoint { picture.pointer = DrawnPointer(turn.best) }
        picture.names = services.settings.coordinates ? services.pointNames(of: shown.rules.board) : nil
        return picture
    }

    private func points(after move: LineMove) -> [PointState]? {
        guard let rules = snapshot?.rules else { return nil }
        return try? pointsOf(position: move.position, rules: rules.choice)
    }

    /// The move that led to the position that is shown.
    private var reviewed: ReviewedMove? { review?.moves.first { Int($0.ply) == ply } }

    /// What the position that is shown is worth.
    public var valueWords: String { reviewed?.worth ?? "" }

    /// What the move that is shown gave away, and what kept it; otherwise why it is good.
    public var explanation: String? { reviewed?.words }

    public var strip: StripFace {
        let judgements = review.map { [$0.moves.first?.before].compactMap { $0 } + $0.moves.map(\.after) } ?? []
        let values = judgements.map { StripFace.Value(height: Double($0.expectation) / 1000, isExact: $0.proved) }
        return StripFace(
            title: words.text("review-strip"), goatsBetter: words.text("review-goats-better"),
            tigersBetter: words.text("review-tigers-better"),
            legend: review.map { words.text($0.proved ? "review-exact" : "review-estimate") }, values: values,
            selected: ply,
            spoken: words.text(
                "review-value-at",
                ["move": .text(row(ply)?.text ?? words.text("game-moves-start")), "value": .text(valueWords)]))
    }

    public var accuracy: [String]? {
        guard let review else { return nil }
        return [
            review.goatsWords, review.tigersWords,
        ]
    }

    public var turningPoints: [MoveRow]? {
        review.map { $0.turningPoints.compactMap { row(Int($0)) } }
    }

    public func isTurningPoint(_ ply: Int) -> Bool {
        review?.turningPoints.contains(Int32(clamping: ply)) ?? false
    }

    public var moves: [MoveRow] {
        guard let snapshot else { return [] }
        let start = words.text("game-moves-start")
        return [MoveRow(ply: 0, text: start, spoken: start)]
            + snapshot.moves.compactMap { row(Int($0.ply)) }
    }

    private func row(_ ply: Int) -> MoveRow? {
        guard let game, let entry = snapshot?.moves.first(where: { Int($0.ply) == ply }) else { return nil }
        let first = entry.side == .goats ? "\(entry.number). " : ""
        return MoveRow(
            ply: ply, text: first + entry.notation, spoken: words.texts.moveSpoken(game: game, ply: entry.ply) ?? "")
    }

    /// The game as a record.
    public var record: String { game?.toRecord() ?? "" }

    /// The position before the move that is shown, to practise.
    public var practice: GameStart? {
        guard let game, let before = try? game.browse(ply: Int32(max(0, ply - 1))) else { return nil }
        return GameStart(position: before.position, rules: before.rules)
    }

    // MARK: What can be done

    /// Shows the position after so many moves.
    public func select(_ ply: Int) {
        self.ply = min(max(0, ply), all)
        line = []
        linePly = nil
    }

    /// Whether there is a line that shows why.
    public var canShowLine: Bool { reviewed?.turningPoint ?? false }

    /// Plays what punishes the move that is shown, one move a time.
    public func showLine() async {
        guard let game, let reviewed else { return }
        if line.isEmpty {
            let (texts, limits, before) = (words.texts, services.limits, Int32(ply - 1))
            let reply = await services.worker.think { token in
                game.refute(texts: texts, tried: reviewed.played, ply: before, limits: limits, cancel: token)
            }
            guard case .refuted(let refutation) = reply, Int(reviewed.ply) == ply else { return }
            line = refutation.line
        }
        for index in line.indices {
            guard !Task.isCancelled, Int(reviewed.ply) == ply else { return }
            linePly = index
            services.platform.announce(line[index].notation)
            await services.platform.wait(milliseconds: 900)
        }
        services.platform.announce(words.text("review-line-end"))
    }
}
