import Aadupuli

/// What the clocks show, in milliseconds; nil without a clock.
struct Clocks: Equatable {
    var goats: Int64?
    var tigers: Int64?

    init(_ snapshot: GameSnapshot) {
        goats = snapshot.goats.timeLeftMs
        tigers = snapshot.tigers.timeLeftMs
    }
}

extension GameModel {
    /// Starts, and runs the clocks until the task is cancelled.
    public func run() async {
        start()
        guard clocks.goats != nil else { return }
        while !Task.isCancelled {
            await services.platform.wait(milliseconds: 200)
            tick()
        }
    }

    /// Counts the time since the last tick.
    public func tick() {
        guard isActive, isOpen, !isOver, clocks.goats != nil else { return }
        chargeThinkingTime()
    }

    /// Stops the clocks: the app has gone to the background.
    public func pause() {
        tick()
        isActive = false
        save()
    }

    /// Lets the clocks run again.
    public func resume() {
        isActive = true
        lastTick = services.platform.ticks
    }

    func chargeThinkingTime() {
        let now = services.platform.ticks
        defer { lastTick = now }
        guard let lastTick, clocks.goats != nil, isActive, !isOver else { return }
        let reading = game.spend(milliseconds: max(0, now - lastTick))
        let before = reading.side == .goats ? clocks.goats : clocks.tigers
        clocks.goats = reading.goatsMs
        clocks.tigers = reading.tigersMs
        if let ended = reading.ended {
            take(ended)
            return
        }
        let left = reading.side == .goats ? reading.goatsMs : reading.tigersMs
        if let before, let left,
            let warning = services.words.texts.clockWarning(side: reading.side, beforeMs: before, nowMs: left)
        {
            services.play(.clock)
            services.platform.announce(warning)
        }
    }
}
