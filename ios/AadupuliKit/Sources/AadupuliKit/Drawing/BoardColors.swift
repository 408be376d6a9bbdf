/// A colour as red, green and blue, each 0 to 255.
public struct RGB: Hashable, Sendable {
    public let red, green, blue: UInt8

    /// A colour from its hexadecimal form, such as `0x252B31`.
    public init(_ hex: UInt32) {
        red = UInt8(hex >> 16 & 0xFF)
        green = UInt8(hex >> 8 & 0xFF)
        blue = UInt8(hex & 0xFF)
    }

    /// The colour between this one and another; 0 is this one, 1 the other.
    public func mixed(with other: RGB, _ share: Double) -> RGB {
        func mix(_ a: UInt8, _ b: UInt8) -> UInt32 { UInt32((Double(a) + (Double(b) - Double(a)) * share).rounded()) }
        return RGB(mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue))
    }
}

/// The named colours of one board look: the only place where the board's colours are written down.
///
/// A test holds every pair that has to be told apart to a ratio of 3:1, and every text to 4.5:1.
public struct BoardColors: Equatable, Sendable {
    /// The quiet surface that lines are drawn on.
    public let ground: RGB
    /// Bars and trays that lie on the ground.
    public let raised: RGB
    /// The lines of the board.
    public let line: RGB
    /// The mark of an empty point.
    public let point: RGB
    /// Words on the ground and on raised parts.
    public let text: RGB
    /// Words of second rank.
    public let textQuiet: RGB
    /// The body of a tiger.
    public let tiger: RGB
    /// Stripes and features of a tiger.
    public let tigerInk: RGB
    /// The body of a goat.
    public let goat: RGB
    /// Eyes, nose and mouth of a goat.
    public let goatInk: RGB
    /// Horns and the inside of a goat's ears.
    public let goatHorn: RGB
    /// The outline that keeps a piece apart from ground and lines.
    public let edge: RGB
    /// Where the selected piece can go.
    public let target: RGB
    /// The move that was made last.
    public let lastMove: RGB
    /// A hint's ring and arrow.
    public let hint: RGB
    /// A goat that would be taken, a clock that runs out.
    public let danger: RGB
}

extension BoardColors {
    /// Slate, and chalk on it.
    public static let stone = BoardColors(
        ground: RGB(0x252B31),
        raised: RGB(0x333B43),
        line: RGB(0xC3CBD1),
        point: RGB(0xE6EBEE),
        text: RGB(0xF1F4F6),
        textQuiet: RGB(0xC0C9D0),
        tiger: RGB(0xD07F1B),
        tigerInk: RGB(0x1B1206),
        goat: RGB(0xFBF6E9),
        goatInk: RGB(0x2E261D),
        goatHorn: RGB(0xA7947A),
        edge: RGB(0x14181B),
        target: RGB(0x74D3A8),
        lastMove: RGB(0x8FC7F2),
        hint: RGB(0xF3D35B),
        danger: RGB(0xFF9A8B))

    /// Laterite floor, and rice-flour lines.
    public static let earth = BoardColors(
        ground: RGB(0x632618),
        raised: RGB(0x74301F),
        line: RGB(0xF0DFCE),
        point: RGB(0xFDF3E7),
        text: RGB(0xFFF6EC),
        textQuiet: RGB(0xF0D9C8),
        tiger: RGB(0xDA8717),
        tigerInk: RGB(0x201003),
        goat: RGB(0xFFFBF2),
        goatInk: RGB(0x33200F),
        goatHorn: RGB(0xB79C80),
        edge: RGB(0x280D06),
        target: RGB(0x8FDDB0),
        lastMove: RGB(0xA9D5F5),
        hint: RGB(0xFBDD6A),
        danger: RGB(0xFFB4A6))

    /// Ivory paper, and ink.
    public static let paper = BoardColors(
        ground: RGB(0xF7F0DF),
        raised: RGB(0xECE2CB),
        line: RGB(0x4D4A45),
        point: RGB(0x2E2B27),
        text: RGB(0x221F1B),
        textQuiet: RGB(0x554E44),
        tiger: RGB(0xBE6A0B),
        tigerInk: RGB(0x1D1003),
        goat: RGB(0xFFFDF7),
        goatInk: RGB(0x2A221A),
        goatHorn: RGB(0x98846A),
        edge: RGB(0x1F1B17),
        target: RGB(0x0F6B4A),
        lastMove: RGB(0x1F5F99),
        hint: RGB(0x7A4FA3),
        danger: RGB(0xB3261E))
}
