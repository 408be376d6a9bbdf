import Aadupuli
import Foundation
import Observation

/// What the models work with: words, settings, what is kept, the device, and a queue to think on.
@MainActor
public final class Services {
    /// The device.
    let platform: any Platform
    /// Every word, in the chosen language.
    public let words: Words
    /// The settings.
    public let settings: SettingsModel
    /// Games, statistics and progress on disk.
    let archive: Archive
    /// How far the lessons have come.
    let learning: Learning
    /// Where the computer thinks.
    let thinker = Thinker("org.aadupuli.thinking")
    /// Where reviews and puzzles are worked out, which must not keep the computer waiting.
    let worker = Thinker("org.aadupuli.working")
    /// How long the engine may think about one answer.
    var limits = ThinkLimits()
    /// How long the computer takes at least, in milliseconds.
    var shortestThought = 350

    private var shapes: [BoardKind: BoardShape] = [:]
    private var names: [BoardKind: [String]] = [:]

    /// Services over a folder; where it cannot be used, nothing is kept, and the archive says so.
    public convenience init(platform: any Platform, folder: String) {
        self.init(platform: platform, archive: Archive(folder: folder))
    }

    init(platform: any Platform, archive: Archive) {
        self.platform = platform
        self.archive = archive
        let kept = archive.readSettings()
        words = Words(language: SettingsModel.language(kept?.language, platform: platform))
        settings = SettingsModel(kept, archive: archive, words: words, platform: platform)
        learning = Learning(archive: archive, platform: platform, settings: settings)
        archive.words = words
    }

    /// Plays a sound, unless sounds are switched off.
    func play(_ sound: GameSound) {
        if settings.sound { platform.play(sound) }
    }

    /// A board as it is drawn.
    func shape(of kind: BoardKind) -> BoardShape {
        if let known = shapes[kind] { return known }
        let shape = BoardShape.of(kind)
        shapes[kind] = shape
        return shape
    }

    /// The names of a board's points, such as `b3`.
    func pointNames(of kind: BoardKind) -> [String] {
        if let known = names[kind] { return known }
        let all = boardLayout(kind: kind).points.map(\.name)
        names[kind] = all
        return all
    }

    /// Writes a file for other apps; nil where it could not be written.
    func share(_ data: Data, as name: String) -> URL? {
        let folder = URL(fileURLWithPath: platform.sharingFolder, isDirectory: true)
        let file = folder.appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
            return file
        } catch {
            return nil
        }
    }

    /// Writes a game as a file for other apps.
    func share(save: String) -> URL? {
        share(Data(save.utf8), as: "game-\(platform.today).aadupuli")
    }

    /// Reads everything again after all was deleted.
    func reload() async {
        settings.replace(with: archive.readSettings())
        await learning.refresh()
    }
}
