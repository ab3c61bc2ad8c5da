// swift-tools-version: 6.2

import PackageDescription

#if os(Linux) || os(Windows)
  let swiftUI: [Target.Dependency] = [
    .product(
      name: "SwiftUI", package: "swift-layout-engine", moduleAliases: ["SwiftUI": "LayoutSwiftUI"])
  ]
#else
  let swiftUI: [Target.Dependency] = []
#endif

let package = Package(
  name: "OwnNames",
  platforms: [.macOS(.v14), .iOS(.v17)],
  // A product for each target: names in a product of two are not replaced.
  products: [
    .library(name: "OwnNames", targets: ["OwnNames"]),
    .library(name: "OwnMembers", targets: ["OwnMembers"]),
  ],
  dependencies: [.package(path: "../swift-layout-engine")],
  targets: [
    .target(name: "OwnNames", dependencies: swiftUI),
    .target(name: "OwnMembers", dependencies: swiftUI),
    .testTarget(
      name: "OwnNamesTests",
      dependencies: swiftUI + [
        "OwnNames", "OwnMembers", .product(name: "LayoutKit", package: "swift-layout-engine"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
