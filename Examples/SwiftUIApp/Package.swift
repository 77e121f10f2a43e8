// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "SwiftUIApp",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "dragnet", path: "../..", traits: [])],
  targets: [
    // Runs and is tested wherever Swift runs.
    .target(
      name: "BrightnessModel",
      dependencies: [
        .product(name: "ControlHost", package: "dragnet"),
        .product(name: "GestureEngine", package: "dragnet"),
      ]),
    // The app, on Apple platforms.
    .executableTarget(name: "BrightnessApp", dependencies: ["BrightnessModel"]),
    .testTarget(name: "BrightnessModelTests", dependencies: ["BrightnessModel"]),
  ]
)
