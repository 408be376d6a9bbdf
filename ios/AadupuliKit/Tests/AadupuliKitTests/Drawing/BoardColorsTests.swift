import Foundation
import Testing

@testable import AadupuliKit

@Suite struct BoardColorsTests {
    static let looks = [BoardColors.stone, .earth, .paper]

    @Test(arguments: looks) func textCanBeRead(_ look: BoardColors) {
        for ground in [look.ground, look.raised] {
            #expect(look.text.contrast(with: ground) >= 4.5)
            #expect(look.textQuiet.contrast(with: ground) >= 4.5)
        }
    }

    @Test(arguments: looks) func marksAreToldFromTheGround(_ look: BoardColors) {
        for mark in [look.line, look.point, look.target, look.lastMove, look.hint, look.danger] {
            #expect(mark.contrast(with: look.ground) >= 3)
        }
        #expect(look.tiger.contrast(with: look.tigerInk) >= 3)
        #expect(look.goat.contrast(with: look.goatInk) >= 3)
        #expect(look.tiger.contrast(with: look.goat) >= 2.5)
        // A piece stands out of the ground by its body or by its edge.
        #expect(max(look.goat.contrast(with: look.ground), look.edge.contrast(with: look.ground)) >= 3)
        #expect(max(look.tiger.contrast(with: look.ground), look.edge.contrast(with: look.ground)) >= 3)
    }

    @Test func contrastIsThatOfTheGuidelines() {
        #expect(abs(RGB(0x000000).contrast(with: RGB(0xFFFFFF)) - 21) < 1e-9)
        #expect(abs(RGB(0x777777).contrast(with: RGB(0xFFFFFF)) - 4.478) < 0.001)
    }

    @Test func coloursMix() {
        #expect(RGB(0x000000).mixed(with: RGB(0xFFFFFF), 0.5) == RGB(0x808080))
        #expect(RGB(0x123456).mixed(with: RGB(0xFFFFFF), 0) == RGB(0x123456))
    }

    /// One design for both phones.
    @Test func androidHasTheSameColours() throws {
        let source = try Checkout.text("android/ui/src/main/kotlin/org/aadupuli/ui/theme/BoardColors.kt")
        for (name, look) in [("Stone", BoardColors.stone), ("Earth", .earth), ("Paper", .paper)] {
            let after = source.components(separatedBy: "val \(name)Colors =").last ?? ""
            let block = after.components(separatedBy: "\n    )").first ?? ""
            let android = block.split(separator: "\n").filter { $0.contains("= Color(0xFF") }
                .map { $0.trimmingCharacters(in: .whitespaces) }
            let here = Mirror(reflecting: look).children.map { child -> String in
                let color = child.value as? RGB ?? RGB(0)
                let hex = [color.red, color.green, color.blue].map { part in
                    let digits = String(part, radix: 16, uppercase: true)
                    return digits.count == 1 ? "0" + digits : digits
                }.joined()
                return "\(child.label ?? "") = Color(0xFF\(hex)),"
            }
            #expect(android == here)
        }
    }
}
