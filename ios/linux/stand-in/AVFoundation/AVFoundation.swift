// A stand-in that is only type-checked against.
import Foundation

open class AVAudioPlayer: NSObject {
    public init(data: Data) throws {}
    public init(contentsOf url: URL) throws {}
    open var volume: Float = 1
    open var currentTime: TimeInterval = 0
    @discardableResult open func prepareToPlay() -> Bool { fatalError("stand-in") }
    @discardableResult open func play() -> Bool { fatalError("stand-in") }
}
open class AVAudioSession: NSObject {
    public struct Category: Sendable { public static let ambient = Category() }
    open class func sharedInstance() -> AVAudioSession { fatalError("stand-in") }
    open func setCategory(_ category: Category) throws {}
}
