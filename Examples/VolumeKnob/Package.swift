// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "VolumeKnob",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "dragnet", path: "../..", traits: [])],
  targets: [
    .target(
      name: "VolumeKnob", dependencies: [.product(name: "GestureEngine", package: "dragnet")]),
    .testTarget(
      name: "VolumeKnobTests",
      dependencies: ["VolumeKnob", .product(name: "GestureTesting", package: "dragnet")]),
  ]
)
