// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Portable",
  products: [.library(name: "Portable", targets: ["Portable"])],
  targets: [
    .target(name: "Portable")
  ]
)
