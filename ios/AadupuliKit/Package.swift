// swift-tools-version: 6.0
import Foundation
import PackageDescription

// The Rust library and its generated Swift sources are built beforehand and not committed: on a Mac by
// ios/build-xcframework.sh, elsewhere by ios/build-library.sh.
#if os(macOS)
    let ffi: Target = .binaryTarget(name: "AadupuliFFI", path: "lib/AadupuliFFI.xcframework")
    let linking: [LinkerSetting] = []
#else
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    let ffi: Target = .systemLibrary(name: "AadupuliFFI")
    let linking: [LinkerSetting] = [.unsafeFlags(["-L\(folder)/lib"]), .linkedLibrary("aadupuli")]
#endif

let package = Package(
    name: "AadupuliKit",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "AadupuliKit", targets: ["AadupuliKit"])],
    targets: [
        ffi,
        // What UniFFI generates is written for Swift 5.
        .target(
            name: "Aadupuli", dependencies: ["AadupuliFFI"], swiftSettings: [.swiftLanguageMode(.v5)],
            linkerSettings: linking),
        .target(name: "AadupuliKit", dependencies: ["Aadupuli"]),
        .testTarget(name: "AadupuliKitTests", dependencies: ["AadupuliKit", "Aadupuli"]),
    ]
)
