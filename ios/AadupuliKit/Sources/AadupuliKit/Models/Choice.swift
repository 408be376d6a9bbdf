/// One choice among several, each with its words.
public struct Choice<Value: Hashable & Sendable>: Identifiable, Hashable, Sendable {
    public var value: Value
    public var title: String
    public var detail: String?

    public var id: Value { value }

    public init(_ value: Value, _ title: String, detail: String? = nil) {
        self.value = value
        self.title = title
        self.detail = detail
    }
}
