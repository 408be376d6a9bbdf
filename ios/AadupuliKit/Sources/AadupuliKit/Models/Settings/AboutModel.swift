import Aadupuli
import Foundation
import Observation

/// A library that the app is built with.
public struct LibraryFace: Identifiable, Equatable, Sendable {
    public var id: String
    public var name: String
    public var licence: String
}

/// The screen about the app.
@MainActor @Observable
public final class AboutModel {
    @ObservationIgnored private let services: Services

    init(services: Services) {
        self.services = services
    }

    /// The version, as the core was built.
    public var version: String { services.words.text("about-version", ["version": .text(coreVersion())]) }

    /// The libraries that the app is built with, and the licences that they come under.
    public var libraries: [LibraryFace] {
        usedLibraries().map { LibraryFace(id: $0.name, name: $0.name, licence: "\($0.licence)\n\($0.home)") }
    }
}
