// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "dragnet",
  // The standard library's `Mutex`, `Atomic` and `UInt128` begin with these versions.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "GestureEngine", targets: ["GestureEngine"]),
    .library(name: "ControlHost", targets: ["ControlHost"]),
    .library(name: "DragnetSwiftUI", targets: ["DragnetSwiftUI"]),
    .library(name: "DragnetUIKit", targets: ["DragnetUIKit"]),
    .library(name: "GestureLaws", targets: ["GestureLaws"]),
    .library(name: "Specimens", targets: ["Specimens"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "DragnetTesting", targets: ["DragnetTesting"]),
    .library(name: "DomainDerivation", targets: ["DomainDerivation"]),
    .library(name: "GestureDomains", targets: ["GestureDomains"]),
    .library(name: "GestureTesting", targets: ["GestureTesting"]),
    .library(name: "FuzzDriver", targets: ["FuzzDriver"]),
    .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
    .library(name: "SceneRendering", targets: ["SceneRendering"]),
    .executable(name: "dragnet", targets: ["dragnet"]),
    .plugin(name: "fuzz", targets: ["FuzzPlugin"]),
    .plugin(name: "dragnet-command", targets: ["DragnetPlugin"]),
  ],
  traits: [
    .default(enabledTraits: ["CommandLine"]),
    .trait(
      name: "CommandLine",
      description: "The `dragnet` command and pictures. Without it, no dependency is fetched."),
    .trait(
      name: "Derivation",
      description: "The macro `@Arbitrary`. Without it, swift-syntax is neither fetched nor built."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    // The templates of HTML pages.
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    // The macro `@Arbitrary`.
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"700.0.0"),
    // Exact arithmetic, for tests only.
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
  ],
  targets: [
    // The engine: takes touches, returns values, events and drawings.
    .target(name: "GestureEngine"),
    // Between an app and a control: the clock, echoes, lost touches, keys and owners.
    .target(name: "ControlHost", dependencies: ["GestureEngine"]),
    // Shells of hosts on Apple's platforms, and their drawing; elsewhere these modules are empty.
    .target(name: "SceneDrawing", dependencies: ["GestureEngine"]),
    .target(
      name: "DragnetSwiftUI", dependencies: ["ControlHost", "GestureEngine", "SceneDrawing"]),
    .target(name: "DragnetUIKit", dependencies: ["ControlHost", "GestureEngine", "SceneDrawing"]),
    // Scripts and their text, traces, and the laws of controls and hosts.
    .target(name: "GestureLaws", dependencies: ["ControlHost", "GestureEngine"]),
    // Controls and hosts as others published them, with the bugs that measure the harness.
    .target(name: "Specimens", dependencies: ["ControlHost", "GestureEngine", "GestureLaws"]),
    // The harness: choices, domains, properties, search, shrinking, reports.
    .target(name: "PropertyTesting"),
    // libFuzzer's hooks, and answers to the requests of tools.
    .target(name: "CFuzzDriver"),
    .target(name: "FuzzDriver", dependencies: ["CFuzzDriver", "PropertyTesting"]),
    // The glue for test libraries: a failing property is a recorded issue, and each check is a
    // fuzz target.
    .target(name: "DragnetTesting", dependencies: ["FuzzDriver", "PropertyTesting"]),
    // Derived domains, with the trait Derivation; without it, both modules are empty.
    .macro(
      name: "DomainDerivationMacros",
      dependencies: [
        .product(
          name: "SwiftCompilerPlugin", package: "swift-syntax",
          condition: .when(traits: ["Derivation"])),
        .product(
          name: "SwiftSyntaxMacros", package: "swift-syntax",
          condition: .when(traits: ["Derivation"])),
      ]),
    .target(
      name: "DomainDerivation", dependencies: ["DomainDerivationMacros", "PropertyTesting"]),
    // How laws and choices meet: the domains of configurations, events and scripts.
    .target(
      name: "GestureDomains",
      dependencies: ["ControlHost", "GestureEngine", "GestureLaws", "PropertyTesting"]),
    // Checks of gestures in Swift Testing: the laws of a control, and the replay of kept scripts.
    .target(name: "GestureTesting", dependencies: ["DragnetTesting", "GestureDomains"]),
    // This package's own fuzz targets: its controls, their parts, the specimens, planted faults.
    .target(
      name: "FuzzTargets",
      dependencies: ["FuzzDriver", "GestureDomains", "PropertyTesting", "Specimens"]),
    // Scenes as SVG, scripts as filmstrips, reports as pages.
    .target(
      name: "SceneRendering",
      dependencies: [
        "GestureEngine", "GestureLaws",
        .product(
          name: "Mustache", package: "swift-mustache", condition: .when(traits: ["CommandLine"])),
      ],
      resources: [.embedInCode("Resources")]),
    // The command line.
    .executableTarget(
      name: "dragnet",
      dependencies: [
        "GestureEngine", "GestureLaws", "PropertyTesting", "SceneRendering",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["CommandLine"])),
        .product(
          name: "Subprocess", package: "swift-subprocess",
          condition: .when(traits: ["CommandLine"])),
      ]),
    // `swift package fuzz` and `swift package dragnet`, in every package that depends on this one.
    .plugin(
      name: "FuzzPlugin",
      capability: .command(
        intent: .custom(
          verb: "fuzz", description: "Searches with libFuzzer for cases that fail the checks")),
      dependencies: ["dragnet"]),
    .plugin(
      name: "DragnetPlugin",
      capability: .command(
        intent: .custom(
          verb: "dragnet", description: "Lists, fuzzes, replays and explains test cases")),
      dependencies: ["dragnet"]),

    .testTarget(name: "GestureEngineTests", dependencies: ["GestureEngine", "GestureLaws"]),
    .testTarget(
      name: "ControlHostTests",
      dependencies: [
        "ControlHost", "GestureTesting", "Specimens", "FuzzTargets",
        // The shells, which are built with the tests.
        "DragnetSwiftUI", "DragnetUIKit",
      ]),
    // No event allocates: counted by functions that stand before those of the C library.
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .testTarget(
      name: "AllocationTests", dependencies: ["ControlHost", "GestureEngine", "CAllocations"]),
    .testTarget(name: "GestureLawsTests", dependencies: ["GestureLaws"]),
    .testTarget(
      name: "SpecimensTests", dependencies: ["SceneRendering", "Specimens", "GestureTesting"]),
    .testTarget(name: "PropertyTestingTests", dependencies: ["PropertyTesting"]),
    // The tests of diagnostics run in `.ci/derivation`: if a test target depended on a macro target,
    // SwiftPM would build all tests and their modules a second time, as tools.
    .testTarget(
      name: "DomainDerivationTests", dependencies: ["DomainDerivation", "DragnetTesting"]),
    .testTarget(
      name: "FuzzDriverTests", dependencies: ["FuzzDriver", "CFuzzDriver", "FuzzTargets"]),
    .testTarget(
      name: "GestureDomainsTests",
      dependencies: ["GestureTesting", "Specimens", "FuzzTargets"]),
    .testTarget(name: "FuzzTargetsTests", dependencies: ["FuzzTargets", "GestureTesting"]),
    .testTarget(name: "GestureTestingTests", dependencies: ["GestureTesting"]),
    // The engine beside exact arithmetic.
    .testTarget(
      name: "DifferentialTests",
      dependencies: [
        "FuzzTargets", "GestureTesting", .product(name: "BigInt", package: "BigInt"),
      ]),
    .testTarget(
      name: "SceneRenderingTests", dependencies: ["SceneRendering", "Specimens", "GestureTesting"],
      exclude: ["Golden"]),
    .testTarget(
      name: "DragnetTestingTests", dependencies: ["DomainDerivation", "DragnetTesting"],
      exclude: ["Corpus"]),
    // The fuzz targets of this package without libFuzzer, which answer the requests of the command.
    .executableTarget(
      name: "answering-targets", dependencies: ["FuzzTargets"], path: "Tests/AnsweringTargets"),
    .testTarget(
      name: "DragnetTests",
      dependencies: [
        "dragnet", "FuzzTargets", "answering-targets",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
