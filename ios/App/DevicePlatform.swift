import AVFoundation
import AadupuliKit
import SwiftUI

/// The iPhone behind the models.
@MainActor
final class DevicePlatform: Platform {
    /// Where games, settings and progress are kept; it is part of the device's backup.
    static var gamesFolder: String {
        // The tests of the screens begin with an app that was never started.
        let isFresh = ProcessInfo.processInfo.arguments.contains("-fresh")
        let above =
            isFresh ? URL.temporaryDirectory.appending(path: UUID().uuidString) : URL.applicationSupportDirectory
        return above.appending(path: "games", directoryHint: .isDirectory).path(percentEncoded: false)
    }

    private var players: [GameSound: AVAudioPlayer] = [:]
    private let clock = ContinuousClock()
    private let began = ContinuousClock().now

    init() {
        // Sounds mix with the person's own music and keep silent with the phone.
        try? AVAudioSession.sharedInstance().setCategory(.ambient)
        for sound in GameSound.allCases {
            guard let url = Bundle.main.url(forResource: sound.rawValue, withExtension: "wav") else { continue }
            players[sound] = try? AVAudioPlayer(contentsOf: url)
            players[sound]?.prepareToPlay()
        }
    }

    func play(_ sound: GameSound) {
        players[sound]?.currentTime = 0
        players[sound]?.play()
    }

    func announce(_ text: String) {
        AccessibilityNotification.Announcement(text).post()
    }

    var languages: [String] { Locale.preferredLanguages }

    var today: String {
        var format = Date.ISO8601FormatStyle(timeZone: .current)
        format = format.year().month().day()
        return Date.now.formatted(format)
    }

    var ticks: Int64 {
        let passed = began.duration(to: clock.now).components
        return passed.seconds * 1000 + passed.attoseconds / 1_000_000_000_000_000
    }

    func wait(milliseconds: Int) async {
        try? await Task.sleep(for: .milliseconds(milliseconds))
    }

    var seed: Int64 { Int64.random(in: .min ... .max) }

    var sharingFolder: String {
        URL.temporaryDirectory.appending(path: "shared", directoryHint: .isDirectory).path(percentEncoded: false)
    }
}
