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
  name: "Isolation",
  platforms: [.macOS(.v14), .iOS(.v17)],
  // A product for each target: names in a product of two are not replaced.
  products: [
    .library(name: "Isolation", targets: ["Isolation"]),
    .library(name: "MainActorByDefault", targets: ["MainActorByDefault"]),
  ],
  dependencies: [.package(path: "../swift-layout-engine")],
  targets: [
    .target(name: "Isolation", dependencies: swiftUI),
    .target(
      name: "MainActorByDefault", dependencies: swiftUI,
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "IsolationTests",
      dependencies: swiftUI + [
        "Isolation", "MainActorByDefault",
        .product(name: "LayoutKit", package: "swift-layout-engine"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
