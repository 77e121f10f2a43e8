// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "dragnet",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "GestureEngine", targets: ["GestureEngine"]),
    .library(name: "GestureLaws", targets: ["GestureLaws"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "DragnetTesting", targets: ["DragnetTesting"]),
  ],
  targets: [
    // The engine: touches in; values, events and drawings out.
    .target(name: "GestureEngine"),
    // What must hold: scripts and their text, traces, laws.
    .target(name: "GestureLaws", dependencies: ["GestureEngine"]),
    // The harness: choices, domains, properties, search, shrinking, reports.
    .target(name: "PropertyTesting"),
    // The glue for Swift Testing: a failing property is a recorded issue.
    .target(name: "DragnetTesting", dependencies: ["PropertyTesting"]),

    .testTarget(name: "PropertyTestingTests", dependencies: ["PropertyTesting"]),
    .testTarget(name: "DragnetTestingTests", dependencies: ["DragnetTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
