/// What a shape of a piece is: it decides which colour token fills it.
public enum ArtRole: Sendable {
    case edge, body, ink, light, horn
}

/// One filled shape of a piece, in a square of 100 by 100.
public struct ArtShape: Sendable {
    /// What the shape is.
    public let role: ArtRole
    /// Its outline as path data.
    public let data: String
    /// Its outline.
    public let path: PathData

    init(_ role: ArtRole, _ data: String) {
        self.role = role
        self.data = data
        // The art is a constant, which a test reads whole; a shape that could not be read would not be drawn.
        path = PathData(data) ?? PathData(segments: [])
    }
}

extension PathData {
    init(segments: [Segment]) {
        self.segments = segments
    }
}

/// The two pieces as vector art, drawn back to front in a square of 100 by 100: the same outlines as on Android.
///
/// They are told apart by outline alone: the tiger is a round head with two round ears, the goat a narrow one under two
/// swept-back horns. The icon is cut from the same paths (`ios/App/make-icon`).
public enum PieceArt {
    /// The side of the square that the art is drawn in.
    public static let size = 100.0

    /// The tiger's shapes; the first is its outline.
    public static let tiger = [
        ArtShape(.edge, tigerOutline),
        ArtShape(.body, tigerBody),
        ArtShape(.ink, tigerEars),
        ArtShape(.light, tigerMuzzle),
        ArtShape(.ink, tigerStripes),
        ArtShape(.ink, tigerFace),
    ]

    /// The goat's shapes; the first is its outline.
    public static let goat = [
        ArtShape(.edge, goatOutline),
        ArtShape(.horn, goatHorns),
        ArtShape(.body, goatBody),
        ArtShape(.horn, goatEars),
        ArtShape(.ink, goatFace),
    ]

    /// The tiger of the pebble set: a large stone with three stripes; the first shape is its outline.
    public static let tigerPebble = [
        ArtShape(.edge, tigerPebbleOutline),
        ArtShape(.body, tigerPebbleBody),
        ArtShape(.ink, tigerPebbleStripes),
    ]

    /// The goat of the pebble set: a small plain stone; the first shape is its outline.
    public static let goatPebble = [
        ArtShape(.edge, goatPebbleOutline),
        ArtShape(.body, goatPebbleBody),
    ]

    // A circle is written as two arcs: `M left,middle a r,r 0 1 0 d,0 a r,r 0 1 0 -d,0 Z`.
    private static let tigerOutline = """
        M9,56 a41,41 0 1 0 82,0 a41,41 0 1 0 -82,0 Z M4,21 a18,18 0 1 0 36,0 a18,18 0 1 0 -36,0 Z M60,21 \
        a18,18 0 1 0 36,0 a18,18 0 1 0 -36,0 Z
        """
    private static let tigerBody = """
        M13,56 a37,37 0 1 0 74,0 a37,37 0 1 0 -74,0 Z M8,21 a14,14 0 1 0 28,0 a14,14 0 1 0 -28,0 Z M64,21 \
        a14,14 0 1 0 28,0 a14,14 0 1 0 -28,0 Z
        """
    private static let tigerEars = """
        M15,20 a7,7 0 1 0 14,0 a7,7 0 1 0 -14,0 Z M71,20 a7,7 0 1 0 14,0 a7,7 0 1 0 -14,0 Z
        """
    private static let tigerMuzzle = """
        M50,62 C40,60 29,66 29,76 C29,86 39,91 50,91 C61,91 71,86 71,76 C71,66 60,60 50,62 Z
        """
    private static let tigerStripes = """
        M45,19.5 L55,19.5 L51.5,40 L48.5,40 Z M30,25 L38.5,21 L43,36 L40,38 Z M70,25 L61.5,21 L57,36 L60,38 \
        Z M13.2,50 L14.5,59 L30,60.5 L30,57.5 Z M86.8,50 L85.5,59 L70,60.5 L70,57.5 Z M15.5,68.5 L20,77 \
        L30,71.5 L28.5,69 Z M84.5,68.5 L80,77 L70,71.5 L71.5,69 Z
        """
    private static let tigerFace = """
        M30,49 a6,6.5 0 1 0 12,0 a6,6.5 0 1 0 -12,0 Z M58,49 a6,6.5 0 1 0 12,0 a6,6.5 0 1 0 -12,0 Z M41,63 \
        L59,63 C59,69 54,72 51.8,73 L51.8,79 C55,82 59,81 61,78 L63.5,80.5 C60,85.5 53.5,86 50,82.5 C46.5,86 \
        40,85.5 36.5,80.5 L39,78 C41,81 45,82 48.2,79 L48.2,73 C46,72 41,69 41,63 Z
        """
    private static let goatOutline = """
        M50,31 C48,17 37,3 8,0 C3,3 6,8 9,9 C20,14 26,24 28,36 C18,35 5,39 1,52 C0,56 3,59 7,60 C15,62 22,60 \
        28,56 C29,64 31,71 34,76 C36,82 39,86 42,87 C43,93 47,100 50,100 C53,100 57,93 58,87 C61,86 64,82 \
        66,76 C69,71 71,64 72,56 C78,60 85,62 93,60 C97,59 100,56 99,52 C95,39 82,35 72,36 C74,24 80,14 91,9 \
        C94,8 97,3 92,0 C63,3 52,17 50,31 Z
        """
    private static let goatHorns = """
        M48,39 C47,22 36,8 9,4 C23,10 32,24 33,42 Z M52,39 C53,22 64,8 91,4 C77,10 68,24 67,42 Z
        """
    private static let goatBody = """
        M50,35 C41,35 34,38 31,44 C22,38 9,41 5,53 C5,55 6,56 8,56 C16,58 25,56 31,49 C31,60 33,69 37,75 \
        C39,81 43,84 45,84.5 C46,90 48,95 50,96 C52,95 54,90 55,84.5 C57,84 61,81 63,75 C67,69 69,60 69,49 \
        C75,56 84,58 92,56 C94,56 95,55 95,53 C91,41 78,38 69,44 C66,38 59,35 50,35 Z
        """
    private static let goatEars = """
        M11,53 C15,47 22,46 27,48 C23,53 17,55 11,53 Z M89,53 C85,47 78,46 73,48 C77,53 83,55 89,53 Z
        """
    private static let goatFace = """
        M36,53 a4.6,4.6 0 1 0 9.2,0 a4.6,4.6 0 1 0 -9.2,0 Z M54.8,53 a4.6,4.6 0 1 0 9.2,0 a4.6,4.6 0 1 0 \
        -9.2,0 Z M43,69 C45,66.5 55,66.5 57,69 C56,72 53,73.5 51.6,74.5 L51.6,77 C54,79.5 57,79 58.5,77 \
        L60.5,79 C58,82.5 53,83 50,80 C47,83 42,82.5 39.5,79 L41.5,77 C43,79 46,79.5 48.4,77 L48.4,74.5 \
        C47,73.5 44,72 43,69 Z
        """
    private static let tigerPebbleOutline = """
        M50,5 C76,4 96,24 95,50 C96,77 77,96 50,95 C24,96 4,77 5,50 C4,24 24,5 50,5 Z
        """
    private static let tigerPebbleBody = """
        M50,9 C74,8 92,26 91,50 C92,75 75,92 50,91 C26,92 8,75 9,50 C8,26 26,9 50,9 Z
        """
    private static let tigerPebbleStripes = """
        M26,16 C34,34 34,66 26,84 L19,78 C25,62 25,38 19,22 Z M45,10 C51,34 51,66 45,90 L53,90.5 C59,66 59,34 \
        53,9.5 Z M81,22 C75,38 75,62 81,78 L74,84 C66,66 66,34 74,16 Z
        """
    private static let goatPebbleOutline = """
        M50,22 C69,20 82,33 81,51 C82,69 69,80 50,79 C31,80 18,68 19,50 C19,33 31,22 50,22 Z
        """
    private static let goatPebbleBody = """
        M50,27 C66,25 77,36 76,51 C77,66 66,75 50,74 C34,75 23,65 24,50 C24,36 34,27 50,27 Z
        """
}
