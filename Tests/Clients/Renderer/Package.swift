// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Renderer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../swift-layout-engine")],
  targets: [
    .target(
      name: "Renderer",
      dependencies: [.product(name: "LayoutCore", package: "swift-layout-engine")]),
    .testTarget(name: "RendererTests", dependencies: ["Renderer"]),
  ]
)
