import Aadupuli
import Dispatch

/// A queue of its own for calls that take their time. A cancelled task cancels the call through its token; the call then
/// returns at once, and what it returns is for nobody.
public struct Thinker: Sendable {
    private let queue: DispatchQueue

    /// A queue with a name for the debugger.
    public init(_ name: String) {
        queue = DispatchQueue(label: name, qos: .userInitiated)
    }

    /// Runs a call on the queue, and gives what it returns.
    public func think<Answer: Sendable>(_ call: @escaping @Sendable (CancelToken) -> Answer) async -> Answer {
        let token = CancelToken()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume(returning: call(token)) }
            }
        } onCancel: {
            token.cancel()
        }
    }
}
