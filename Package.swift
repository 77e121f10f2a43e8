// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "dragnet",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "GestureEngine", targets: ["GestureEngine"]),
    .library(name: "GestureLaws", targets: ["GestureLaws"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
  ],
  targets: [
    // The engine: touches in; values, events and drawings out.
    .target(name: "GestureEngine"),
    // What must hold: scripts and their text, traces, laws.
    .target(name: "GestureLaws", dependencies: ["GestureEngine"]),
    // The harness: choices, domains, properties, search, shrinking, reports.
    .target(name: "PropertyTesting"),
  ],
  swiftLanguageModes: [.v6]
)
