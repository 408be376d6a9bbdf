import Aadupuli
import Foundation

@testable import AadupuliKit

/// A device whose clock stands still unless a test moves it, and that notes what it is asked to do.
@MainActor
final class TestPlatform: Platform {
    private(set) var sounds: [GameSound] = []
    private(set) var announcements: [String] = []
    private(set) var ticks: Int64 = 0
    var languages = ["en"]
    var today = "2026-11-29"
    var seed: Int64 = 7
    /// Whether a wait is over at once, the clock having moved on by as much.
    var waitsAreOver = true
    let sharingFolder = FileManager.default.temporaryDirectory
        .appendingPathComponent("aadupuli-\(UUID().uuidString)").path

    private var waiting: [UUID: (until: Int64, continuation: CheckedContinuation<Void, Never>)] = [:]

    func play(_ sound: GameSound) { sounds.append(sound) }
    func announce(_ text: String) { announcements.append(text) }

    func wait(milliseconds: Int) async {
        if waitsAreOver {
            await Task.yield()
            return
        }
        let id = UUID()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled {
                    continuation.resume()
                } else {
                    waiting[id] = (ticks + Int64(milliseconds), continuation)
                }
            }
        } onCancel: {
            Task { @MainActor in self.waiting.removeValue(forKey: id)?.continuation.resume() }
        }
    }

    /// Whether somebody waits who will be let go within this time.
    func isWaitedFor(within milliseconds: Int64) -> Bool {
        waiting.values.contains { $0.until - ticks <= milliseconds }
    }

    /// Moves the clock on, and ends the waits that are over by then.
    func advance(milliseconds: Int64) {
        ticks += milliseconds
        for (id, wait) in waiting where wait.until <= ticks {
            waiting.removeValue(forKey: id)
            wait.continuation.resume()
        }
    }
}

/// Waits until something holds; false where it does not within the time.
@MainActor
func comesTrue(within seconds: Double = 20, _ holds: () -> Bool) async -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while !holds() {
        if Date() > end { return false }
        try? await Task.sleep(for: .milliseconds(1))
    }
    return true
}

/// Small numbers that look random and are the same on every run (SplitMix64).
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
