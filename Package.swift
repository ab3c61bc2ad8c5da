// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "swift-layout-engine",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    // MARK: - Public
    .library(name: "LayoutCore", targets: ["LayoutCore"]),
    .library(name: "LayoutKit", targets: ["LayoutKit"]),
    .library(name: "LayoutControls", targets: ["LayoutControls"]),
    .library(name: "ReadyLayouts", targets: ["ReadyLayouts"]),
    .library(name: "LayoutFonts", targets: ["LayoutFonts"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
  ],
  targets: [
    // MARK: - Public
    .target(name: "LayoutCore"),
    .target(name: "LayoutViews", dependencies: ["LayoutCore"]),
    .target(name: "LayoutKit", dependencies: ["LayoutCore", "LayoutViews"]),
    .target(name: "LayoutControls", dependencies: ["LayoutCore", "LayoutViews"]),
    .target(name: "ReadyLayouts", dependencies: ["LayoutCore", "LayoutViews"]),
    .target(name: "LayoutFonts", dependencies: ["LayoutCore"]),
    .target(name: "LayoutTesting", dependencies: ["LayoutCore", "LayoutKit"]),
    // MARK: - Tools
    .executableTarget(
      name: "LayoutBenchmarks", dependencies: ["LayoutCore", "LayoutKit", "LayoutFonts"]),
    .executableTarget(
      name: "LayoutGallery",
      dependencies: ["LayoutCore", "LayoutKit", "LayoutControls", "ReadyLayouts"]),
    // MARK: - Tests
    .target(name: "TestSupport", dependencies: ["LayoutCore"], path: "Tests/TestSupport"),
    .testTarget(
      name: "LayoutCoreTests", dependencies: ["LayoutCore", "ReadyLayouts", "TestSupport"],
      exclude: ["Text/UnicodeData"]),
    .testTarget(
      name: "LayoutFontsTests", dependencies: ["LayoutFonts", "LayoutKit"], exclude: ["Data"]),
    .testTarget(
      name: "ReadyLayoutsTests",
      dependencies: ["LayoutCore", "LayoutKit", "ReadyLayouts", "TestViews"]),
    .target(
      name: "TestViews", dependencies: ["LayoutCore", "LayoutKit"], path: "Tests/TestViews"),
    .testTarget(name: "LayoutKitTests", dependencies: ["LayoutCore", "LayoutKit", "TestViews"]),
    .testTarget(
      name: "LayoutControlsTests", dependencies: ["LayoutControls", "LayoutKit", "TestViews"]),
    .testTarget(
      name: "LayoutTestingTests",
      dependencies: ["LayoutCore", "LayoutKit", "LayoutTesting", "ReadyLayouts"]),
    .testTarget(
      name: "LayoutGalleryTests", dependencies: ["LayoutGallery", "LayoutKit", "LayoutTesting"]),
    .testTarget(
      name: "AcceptanceTests", dependencies: ["LayoutCore", "ReadyLayouts", "TestSupport"],
      exclude: ["Measured", "Vectors"]),
  ],
  swiftLanguageModes: [.v6]
)

// MARK: - SwiftUI

// Where SwiftUI exists, no module here has its name.
#if os(Linux) || os(Windows)
  package.products.append(.library(name: "SwiftUI", targets: ["SwiftUI"]))
  package.targets += [
    .target(
      name: "SwiftUI",
      dependencies: ["LayoutCore", "LayoutViews", "LayoutControls", "SwiftUIMacros"]),
    .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"]),
    .target(name: "MacroExpansion"),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "LayoutKit", "TestViews"]),
    // Tests of a macro's own target would have all tests built a second time.
    .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"]),
  ]
#endif

// MARK: - Settings

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny")
  ]
}
