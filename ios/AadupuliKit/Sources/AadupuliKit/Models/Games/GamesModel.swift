import Aadupuli
import Foundation
import Observation

/// The screen of all games.
@MainActor @Observable
public final class GamesModel {
    @ObservationIgnored let services: Services
    public private(set) var unfinished: [GameCard] = []
    public private(set) var finished: [GameCard] = []
    public private(set) var unreadable: [UnreadableCard] = []
    public private(set) var report: Report?
    /// By what the last deletion is undone.
    private var deleted: String?

    init(services: Services) {
        self.services = services
    }

    private var words: Words { services.words }

    public var isEmpty: Bool { unfinished.isEmpty && finished.isEmpty && unreadable.isEmpty }

    /// Reads the list again.
    public func refresh() async {
        var (unfinished, finished, unreadable): ([GameCard], [GameCard], [UnreadableCard]) = ([], [], [])
        for listing in await services.archive.games(most: .max) {
            switch listing {
            case .playable(let entry):
                let card = GameCard(entry, services: services)
                if card.isFinished { finished.append(card) } else { unfinished.append(card) }
            case .unreadable(let name, _, let reason):
                let title = words.text("games-unreadable", ["name": .text(name)])
                unreadable.append(UnreadableCard(id: name, title: title, reason: reason))
            }
        }
        (self.unfinished, self.finished, self.unreadable) = (unfinished, finished, unreadable)
    }

    /// Deletes a game; it can be brought back.
    public func delete(_ card: GameCard) async {
        note(deleted: await services.archive.delete(card.id))
        await refresh()
    }

    /// Deletes a file that can't be read; it can be brought back.
    public func delete(_ card: UnreadableCard) async {
        note(deleted: await services.archive.delete(unreadable: card.id))
        await refresh()
    }

    /// Takes a file that can't be read out of the list, and keeps it.
    public func keep(_ card: UnreadableCard) async {
        await services.archive.keep(unreadable: card.id)
        await refresh()
    }

    private func note(deleted name: String?) {
        guard let name else { return }
        deleted = name
        report = Report(words: words.text("games-deleted"), canUndo: true)
        services.platform.announce(words.text("announce-deleted"))
    }

    /// Brings back what was deleted last.
    public func undoDelete() async {
        guard let name = deleted else { return }
        deleted = nil
        report = nil
        _ = await services.archive.undoDelete(name)
        await refresh()
    }

    /// Takes in a text: a save, a record, or an export of everything.
    public func bring(text: String?) async {
        await bring(bytes: text.map { Data($0.utf8) })
    }

    /// Takes in a file; nil where it could not be read.
    public func bring(bytes: Data?) async {
        guard let bytes else {
            report = Report(words: words.text("error-import-read"), canUndo: false)
            return
        }
        switch await services.archive.bring(bytes) {
        case .success(let summary):
            report = Report(words: summary.words.joined(separator: "\n"), canUndo: false)
            if summary.settings { await services.reload() }
        case .failure(let error):
            report = Report(words: words.texts.importProblem(error: error), canUndo: false)
        }
        if let report { services.platform.announce(report.words) }
        await refresh()
    }

    /// Everything was deleted.
    func deletedEverything() async {
        deleted = nil
        report = Report(words: words.text("settings-deleted-everything"), canUndo: false)
        await refresh()
    }

    /// The record of a game, to be shared.
    public func record(of number: Int64) async -> String? {
        await services.archive.look(at: number)?.toRecord()
    }

    /// A game as a file, to be shared.
    public func file(of number: Int64) async -> URL? {
        await services.archive.look(at: number).flatMap { services.share(save: $0.toSave()) }
    }
}
