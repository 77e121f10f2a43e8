// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "RunLength",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "dragnet", path: "../..", traits: [])],
  targets: [
    .target(name: "RunLength"),
    .testTarget(
      name: "RunLengthTests",
      dependencies: ["RunLength", .product(name: "DragnetTesting", package: "dragnet")]),
  ]
)
