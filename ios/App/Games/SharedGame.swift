import AadupuliKit
import SwiftUI
import UniformTypeIdentifiers

extension UTType {
    /// A saved game.
    static let save = UTType(exportedAs: "org.aadupuli.save")
}

/// The game is gone.
private struct NothingToShare: Error {}

/// The record of a game, written when it is shared.
struct SharedRecord: Transferable {
    let number: Int64
    let games: GamesModel

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<SharedRecord, String> { shared in
            guard let record = await shared.games.record(of: shared.number) else { throw NothingToShare() }
            return record
        }
    }
}

/// A game as a file, written when it is shared.
struct SharedSave: Transferable {
    let number: Int64
    let games: GamesModel

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation<SharedSave>(exportedContentType: .save) { shared in
            guard let file = await shared.games.file(of: shared.number) else { throw NothingToShare() }
            return SentTransferredFile(file)
        }
    }
}
