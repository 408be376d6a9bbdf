// A stand-in that is only type-checked against.
import Foundation

public struct UTType: Hashable, Sendable {
    public init?(_ identifier: String) { return nil }
    public init(exportedAs identifier: String) {}
    public static var json: UTType { fatalError("stand-in") }
    public static var plainText: UTType { fatalError("stand-in") }
    public static var data: UTType { fatalError("stand-in") }
}
