// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "dragnet",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "GestureEngine", targets: ["GestureEngine"]),
    .library(name: "GestureLaws", targets: ["GestureLaws"]),
    .library(name: "Specimens", targets: ["Specimens"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "GestureDomains", targets: ["GestureDomains"]),
    .library(name: "FuzzDriver", targets: ["FuzzDriver"]),
    .library(name: "SceneRendering", targets: ["SceneRendering"]),
    .library(name: "DragnetTesting", targets: ["DragnetTesting"]),
    .executable(name: "dragnet", targets: ["dragnet"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    // The templates of HTML pages.
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    // Exact arithmetic, for tests only.
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
  ],
  targets: [
    // The engine: touches in; values, events and drawings out.
    .target(name: "GestureEngine"),
    // What must hold: scripts and their text, traces, laws.
    .target(name: "GestureLaws", dependencies: ["GestureEngine"]),
    // What the harness is measured on: controls as others published them.
    .target(name: "Specimens", dependencies: ["GestureEngine", "GestureLaws"]),
    // The harness: choices, domains, properties, search, shrinking, reports.
    .target(name: "PropertyTesting"),
    // How laws and choices meet: the domains of scripts, and the targets.
    .target(
      name: "GestureDomains",
      dependencies: ["GestureEngine", "GestureLaws", "Specimens", "PropertyTesting"]),
    // libFuzzer's hooks.
    .target(name: "CFuzzDriver"),
    .target(name: "FuzzDriver", dependencies: ["CFuzzDriver", "PropertyTesting"]),
    // The glue for Swift Testing: a failing property is a recorded issue.
    .target(name: "DragnetTesting", dependencies: ["PropertyTesting", "GestureDomains"]),
    // What is seen: scenes as SVG, scripts as filmstrips, reports as pages.
    .target(
      name: "SceneRendering",
      dependencies: [
        "GestureEngine", "GestureLaws", .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [.embedInCode("Resources")]),
    // The command line.
    .executableTarget(
      name: "dragnet",
      dependencies: [
        "GestureEngine", "GestureLaws", "Specimens", "GestureDomains", "PropertyTesting",
        "SceneRendering",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),

    .testTarget(name: "GestureEngineTests", dependencies: ["GestureEngine", "GestureLaws"]),
    // No event allocates: counted by functions that stand before those of the C library.
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .testTarget(name: "AllocationTests", dependencies: ["GestureEngine", "CAllocations"]),
    .testTarget(name: "GestureLawsTests", dependencies: ["GestureLaws"]),
    .testTarget(name: "SpecimensTests", dependencies: ["Specimens", "DragnetTesting"]),
    .testTarget(name: "PropertyTestingTests", dependencies: ["PropertyTesting"]),
    .testTarget(
      name: "FuzzDriverTests", dependencies: ["FuzzDriver", "CFuzzDriver", "GestureDomains"]),
    .testTarget(
      name: "GestureDomainsTests", dependencies: ["GestureDomains", "Specimens", "DragnetTesting"]),
    // The engine beside exact arithmetic.
    .testTarget(
      name: "DifferentialTests",
      dependencies: [
        "GestureDomains", "DragnetTesting", .product(name: "BigInt", package: "BigInt"),
      ]),
    .testTarget(
      name: "SceneRenderingTests", dependencies: ["SceneRendering", "Specimens", "DragnetTesting"],
      exclude: ["Golden"]),
    .testTarget(name: "DragnetTestingTests", dependencies: ["DragnetTesting"]),
    .testTarget(
      name: "DragnetTests",
      dependencies: [
        "dragnet", .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
