// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "swift-layout-engine",
  products: [
    // MARK: - Public
    .library(name: "LayoutCore", targets: ["LayoutCore"]),
    .library(name: "LayoutKit", targets: ["LayoutKit"]),
  ],
  targets: [
    // MARK: - Public
    .target(name: "LayoutCore"),
    .target(name: "LayoutKit", dependencies: ["LayoutCore"]),
    // MARK: - Tools
    .executableTarget(name: "LayoutBenchmarks", dependencies: ["LayoutCore", "LayoutKit"]),
    .executableTarget(name: "LayoutGallery", dependencies: ["LayoutKit"]),
    // MARK: - Tests
    .testTarget(name: "LayoutCoreTests", dependencies: ["LayoutCore"]),
    .testTarget(name: "LayoutKitTests", dependencies: ["LayoutKit"]),
    // Files written for SwiftUI, compiled against LayoutKit with nothing changed.
    .testTarget(
      name: "CompileSurfaceTests", dependencies: ["LayoutKit"],
      swiftSettings: [
        .unsafeFlags([
          "-module-alias", "SwiftUI=LayoutKit",
          "-Xfrontend", "-warn-long-function-bodies=2000",
        ]),
        .swiftLanguageMode(.v5),
      ]),
    .testTarget(
      name: "AcceptanceTests", dependencies: ["LayoutCore"], exclude: ["Vectors"]),
  ],
  swiftLanguageModes: [.v6]
)

// MARK: - Settings

for target in package.targets where target.swiftSettings == nil {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny")
  ]
}
