import Aadupuli
import Observation

/// The screen of one lesson.
@MainActor @Observable
public final class LessonModel {
    @ObservationIgnored let services: Services
    @ObservationIgnored private let lesson: Lesson
    /// The step as it stands.
    var step: LessonSnapshot
    /// How the phone answers the last touch.
    public private(set) var touch = TouchEvent()

    init(_ lesson: Lesson, services: Services) {
        self.services = services
        self.lesson = lesson
        step = lesson.snapshot(texts: services.words.texts)
    }

    private var words: Words { services.words }
    private var board: BoardKind { (try? rulesOf(choice: step.rules))?.board ?? .aaduPuli }

    /// The board of the lesson.
    public var shape: BoardShape { services.shape(of: board) }

    /// The board as it is drawn.
    public var picture: BoardPicture {
        var picture = BoardPicture(points: step.points, lastMove: nil, showsTrapped: true)
        picture.moved = lastMove
        picture.selected = step.selected.map { Int($0) }
        picture.targets = step.points.targets(from: picture.selected, placements: false)
        picture.pointer = pointer
        picture.strongLines = step.pointers.lines.map { line in line.map { Int($0) } }
        picture.names = services.settings.coordinates ? services.pointNames(of: board) : nil
        return picture
    }

    /// The learner's move, then the opponent's answer; counted by the step, so that each moves once.
    private var lastMove: DrawnMove? {
        guard let last = step.lastMoves.last else { return nil }
        return DrawnMove(last, ply: Int(step.step) * 10 + step.lastMoves.count, on: step.points)
    }

    private var pointer: DrawnPointer {
        if let shown = step.shownMove { return DrawnPointer(shown) }
        if let point = step.shownPoint { return DrawnPointer(rings: [Int(point)]) }
        if case .wrong(_, let point, let shows) = step.lastTry {
            let arrow = shows.flatMap { DrawnArrow($0) }
            return DrawnPointer(rings: point.map { [Int($0)] } ?? [], arrows: arrow.map { [$0] } ?? [])
        }
        return DrawnPointer(step.pointers)
    }

    /// The board as it is spoken.
    public var speech: BoardSpeech {
        words.speech(
            of: step.points, names: step.pointNames, game: step.rules.game, selected: picture.selected,
            acting: step.canSkip)
    }

    /// The title of the lesson.
    public var title: String { step.title }

    /// Which step of how many.
    public var progress: String {
        words.text("learn-progress", ["step": .number(Int(step.step) + 1), "all": .number(Int(step.steps))])
    }

    /// What the step says; once its task is done, what is said then.
    public var sentence: String { step.words }

    /// Why the last try is not what is asked.
    public var answer: String? {
        switch step.lastTry {
        case .wrong(let words, _, _), .refused(_, let words): words
        case .selected, .deselected, .accepted, .found, .nothingAsked, nil: nil
        }
    }

    /// Whether something is asked that is not done.
    public var isAsking: Bool { step.canSkip }
    /// Whether the task can be done once more.
    public var canTryAgain: Bool { step.canTryAgain }
    public var canGoBack: Bool { step.canGoBack }
    public var canGoOn: Bool { step.canGoOn }
    public var isFinished: Bool { step.finished }
    /// The lesson that follows.
    public var nextLesson: LessonId? { step.nextLesson }

    public func next() { take(lesson.goOn(texts: words.texts)) }
    public func back() { take(lesson.goBack(texts: words.texts)) }
    public func skip() { take(lesson.skip(texts: words.texts)) }
    public func showMe() { take(lesson.showMe(texts: words.texts)) }
    public func tryAgain() { take(lesson.tryAgain(texts: words.texts)) }
    public func startAgain() { take(lesson.restart(texts: words.texts)) }

    /// Says the step in the language that is chosen now.
    public func refresh() {
        step = lesson.snapshot(texts: words.texts)
    }

    /// Leaves the lesson; how far it has come is kept.
    public func leave() {
        services.learning.keep(lesson)
    }

    private func take(_ new: LessonSnapshot) {
        step = new
        services.learning.keep(lesson)
        services.platform.announce(sentence)
    }

    private func answer(_ new: LessonSnapshot) {
        step = new
        switch step.lastTry {
        case .accepted, .found:
            touch.give(.firm)
            services.play(.place)
            services.learning.keep(lesson)
            services.platform.announce(sentence)
        case .wrong, .refused:
            touch.give(.refused)
            services.play(.refused)
            if let answer { services.platform.announce(answer) }
        case .selected: touch.give(.light)
        case .deselected, .nothingAsked, nil: break
        }
    }
}

extension LessonModel: BoardActions {
    public func tap(_ point: Int?) {
        // A tap beside the board lets the selected piece go, as a second tap on it does.
        guard let point = point.map({ Int32($0) }) ?? step.selected else { return }
        answer(lesson.tap(texts: words.texts, point: point))
    }

    public func lift(_ point: Int?) -> Bool {
        guard let point, step.points.indices.contains(point), step.points[point].canMove else { return false }
        if step.selected != Int32(point) { tap(point) }
        return step.selected == Int32(point)
    }

    public func drop(_ point: Int?) {
        tap(point)
    }
}
