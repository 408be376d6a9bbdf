import Aadupuli
import Observation

/// The screen of one puzzle.
@MainActor @Observable
public final class PuzzleModel {
    @ObservationIgnored let services: Services
    @ObservationIgnored private let choice: PuzzleChoice
    @ObservationIgnored private var working: Task<Void, Never>?

    private var puzzle: Puzzle?
    private var snapshot: PuzzleSnapshot?
    /// Whether a puzzle is looked for.
    public private(set) var isLoading = false
    /// Whether none was found.
    private var nothingFound = false
    /// What came of the last try.
    private var answer: String?
    /// Why the last try was wrong: the line that punishes it, and how far it is played.
    private var line: [LineMove] = []
    private var linePly: Int?
    /// Whether the last try was wrong and the board waits to be set back.
    private var isWrong = false
    /// How the phone answers the last touch.
    public private(set) var touch = TouchEvent()

    init(choice: PuzzleChoice, services: Services) {
        self.choice = choice
        self.services = services
    }

    private var words: Words { services.words }

    /// Looks for the puzzle.
    public func load() async {
        guard snapshot == nil, !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        let (limits, today) = (services.limits, services.platform.today)
        let game = services.learning.game
        let rules = RulesChoice(game: game)
        let search: PuzzleSearch?
        switch choice {
        case .daily:
            search = await services.worker.think { token in
                try? dailyPuzzle(rules: rules, day: today, limits: limits, cancel: token)
            }
        case .wish(let theme, let difficulty):
            let wish = PuzzleWish(
                theme: theme.flatMap { PuzzleTheme(id: $0) },
                difficulty: difficulty.flatMap { PuzzleDifficulty(id: $0) })
            let seed = await services.learning.takeSeed(game)
            search = await services.worker.think { token in
                try? findPuzzle(rules: rules, seed: seed, wish: wish, limits: limits, cancel: token)
            }
        }
        guard !Task.isCancelled else { return }
        guard case .found(let setup) = search, let found = try? Puzzle.begin(setup: setup) else {
            nothingFound = true
            return
        }
        nothingFound = false
        puzzle = found
        snapshot = found.snapshot(texts: words.texts)
        services.platform.announce(task)
    }

    /// Goes to the next puzzle of its kind.
    public func next() async {
        leave()
        puzzle = nil
        snapshot = nil
        answer = nil
        forgetLine()
        await load()
    }

    /// Leaves the puzzle.
    public func leave() {
        working?.cancel()
    }

    // MARK: What is shown

    private var board: BoardKind { snapshot.flatMap { try? rulesOf(choice: $0.rules) }?.board ?? .aaduPuli }

    public var shape: BoardShape { services.shape(of: board) }

    public var picture: BoardPicture {
        guard let snapshot else { return BoardPicture(pieces: []) }
        if let linePly, line.indices.contains(linePly),
            let points = try? pointsOf(position: line[linePly].position, rules: snapshot.rules)
        {
            var picture = BoardPicture(points: points, lastMove: nil, showsTrapped: true)
            picture.moved = DrawnMove(line[linePly].played, ply: linePly + 1, on: points)
            return picture
        }
        var picture = BoardPicture(points: snapshot.points, lastMove: nil, showsTrapped: true)
        picture.selected = snapshot.selected.map { Int($0) }
        picture.targets = snapshot.points.targets(from: picture.selected, placements: false)
        picture.names = services.settings.coordinates ? services.pointNames(of: board) : nil
        if isDone, let solution = snapshot.solution?.first { picture.pointer = DrawnPointer(solution.played) }
        return picture
    }

    public var speech: BoardSpeech {
        guard let snapshot else {
            let nothing = BoardRotor(title: "", points: [])
            return BoardSpeech(board: "", points: [], tigers: nothing, goats: nothing, targets: nothing)
        }
        return words.speech(
            of: snapshot.points, names: snapshot.pointNames, game: snapshot.rules.game,
            selected: snapshot.selected.map { Int($0) }, acting: !isDone)
    }

    public var title: String {
        switch choice {
        case .daily: words.text("puzzle-daily")
        case .wish: snapshot?.themeWords ?? words.text("puzzle-title")
        }
    }

    /// The task in one line.
    public var task: String { snapshot?.task ?? "" }

    /// Which side is played.
    public var side: String {
        snapshot.map { words.text("puzzle-task-side", ["side": .text($0.side.id)]) } ?? ""
    }

    /// What came of the last try, or how many there were.
    public var status: String {
        if nothingFound { return words.text("puzzle-none") }
        guard let snapshot else { return "" }
        return answer ?? words.text("puzzle-tries", ["count": .number(Int(snapshot.wrongTries))])
    }

    public var canTryAgain: Bool { isWrong }
    public var canShowSolution: Bool { snapshot != nil && !isDone }
    public var isDone: Bool { snapshot.map { $0.state != .open } ?? nothingFound }

    /// The move that solves it, once it is solved or shown.
    var solution: Move? { snapshot?.solution?.first?.played }

    /// The position, to be practised.
    public var practice: GameStart? {
        guard let snapshot, let rules = try? rulesOf(choice: snapshot.rules) else { return nil }
        return GameStart(position: snapshot.position, rules: rules)
    }

    // MARK: What can be done

    /// Sets the board back after a wrong try.
    public func tryAgain() {
        working?.cancel()
        isWrong = false
        answer = nil
        forgetLine()
    }

    /// Shows the solution.
    public func showSolution() {
        guard let puzzle else { return }
        tryAgain()
        puzzle.showSolution()
        answer = words.text("puzzle-solution")
        finish(puzzle)
    }

    private func forgetLine() {
        line = []
        linePly = nil
    }

    private func finish(_ puzzle: Puzzle) {
        let snapshot = puzzle.snapshot(texts: words.texts)
        self.snapshot = snapshot
        services.learning.keep(puzzle, daily: choice == .daily)
        play(snapshot.solution ?? [])
    }

    /// Plays a line on the board, one move a time.
    private func play(_ moves: [LineMove]) {
        line = moves
        linePly = nil
        working = Task { [weak self, platform = services.platform] in
            for index in moves.indices {
                guard !Task.isCancelled else { return }
                self?.linePly = index
                await platform.wait(milliseconds: 900)
            }
        }
    }

    /// Shows what punishes a wrong try.
    private func refute(_ tried: Move, in puzzle: Puzzle) {
        isWrong = true
        answer = words.text("puzzle-wrong")
        let (texts, limits) = (words.texts, services.limits)
        working = Task { [weak self, worker = services.worker] in
            let reply = await worker.think { token in
                puzzle.refute(texts: texts, tried: tried, limits: limits, cancel: token)
            }
            guard !Task.isCancelled, case .refuted(let refutation) = reply else { return }
            self?.answer = refutation.words
            self?.services.platform.announce(refutation.words)
            self?.play(refutation.line)
        }
    }

    private func take(_ reply: PuzzleReply, in puzzle: Puzzle) {
        snapshot = puzzle.snapshot(texts: words.texts)
        answer = nil
        switch reply {
        case .selected: touch.give(.light)
        case .deselected, .nothingAsked: break
        case .solved:
            touch.give(.over)
            services.play(.win)
            answer = words.text("puzzle-right")
            finish(puzzle)
        case .wrong(let tried):
            touch.give(.refused)
            services.play(.refused)
            refute(tried, in: puzzle)
        case .refused(_, let reason):
            touch.give(.refused)
            services.play(.refused)
            answer = reason
        }
        if let answer { services.platform.announce(answer) }
    }
}

extension PuzzleModel: BoardActions {
    public func tap(_ point: Int?) {
        guard let puzzle, !isDone else { return }
        if isWrong { tryAgain() }
        guard let point = point.map({ Int32($0) }) ?? snapshot?.selected else { return }
        take(puzzle.tap(texts: words.texts, point: point), in: puzzle)
    }

    public func lift(_ point: Int?) -> Bool {
        guard let point, let snapshot, !isDone, snapshot.points.indices.contains(point), snapshot.points[point].canMove
        else { return false }
        if snapshot.selected != Int32(point) { tap(point) }
        return self.snapshot?.selected == Int32(point)
    }

    public func drop(_ point: Int?) {
        tap(point)
    }
}
