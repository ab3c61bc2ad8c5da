// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who uses the engine builds it.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-layout-engine", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "LayoutCore", package: "swift-layout-engine"),
        .product(name: "LayoutFonts", package: "swift-layout-engine"),
        .product(name: "LayoutKit", package: "swift-layout-engine"),
        .product(name: "ReadyLayouts", package: "swift-layout-engine"),
      ],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  ],
  swiftLanguageModes: [.v6]
)
