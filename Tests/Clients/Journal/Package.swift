// swift-tools-version: 6.2

import PackageDescription

#if os(Linux) || os(Windows)
  let alias: [String: String]? = ["SwiftUI": "LayoutSwiftUI"]
  let swiftUI: [Target.Dependency] = [
    .product(name: "SwiftUI", package: "swift-layout-engine", moduleAliases: alias)
  ]
#else
  let alias: [String: String]? = nil
  let swiftUI: [Target.Dependency] = []
#endif

let package = Package(
  name: "Journal",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Journal", targets: ["Journal"])],
  dependencies: [
    .package(path: "../swift-layout-engine"),
    .package(path: "../Styles"),
    .package(path: "../Portable"),
  ],
  targets: [
    .target(
      name: "Journal",
      dependencies: swiftUI + [
        .product(name: "Styles", package: "Styles", moduleAliases: alias),
        "Portable",
      ]),
    .testTarget(
      name: "JournalTests",
      dependencies: swiftUI + [
        "Journal", "Portable", .product(name: "LayoutTesting", package: "swift-layout-engine"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
