// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "JSONParser",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "dragnet", path: "../..", traits: [])],
  targets: [
    .target(name: "JSONParser"),
    .testTarget(
      name: "JSONParserTests",
      dependencies: ["JSONParser", .product(name: "DragnetTesting", package: "dragnet")]),
  ]
)
