// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "dragnet-benchmarks",
  platforms: [.macOS(.v15)],
  // Two benchmarks have large dependencies: `Mutants` and `Percentiles` are packages of their own.
  products: [.library(name: "DragEvents", targets: ["DragEvents"])],
  dependencies: [
    .package(name: "dragnet", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // Shrinking: the size of counterexamples and the calls of the property. The counts are exact.
    .executableTarget(
      name: "shrinking",
      dependencies: [
        .product(name: "PropertyTesting", package: "dragnet"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The random texts up to the first of each kind, beside Hypothesis.
    .executableTarget(
      name: "texts",
      dependencies: [
        .product(name: "PropertyTesting", package: "dragnet"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["hypothesis-texts.py"]),
    // Test cases per second.
    .executableTarget(
      name: "throughput",
      dependencies: [
        .product(name: "PropertyTesting", package: "dragnet"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The drag events of each control that are timed, and the floors to compare them with.
    .target(
      name: "DragEvents",
      dependencies: [
        .product(name: "ControlHost", package: "dragnet"),
        .product(name: "GestureEngine", package: "dragnet"),
      ]),
    // A table of the cost of drag events, with their floors and limits.
    .executableTarget(
      name: "cost",
      dependencies: [
        "DragEvents", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The cost of mutating a fuzz input, compared with running the target on it.
    .executableTarget(
      name: "mutator",
      dependencies: [
        "CAllocations",
        .product(name: "FuzzDriver", package: "dragnet"),
        .product(name: "FuzzTargets", package: "dragnet"),
        .product(name: "GestureDomains", package: "dragnet"),
        .product(name: "PropertyTesting", package: "dragnet"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Random cases of the fuzz targets, with as many seeds as there is time for.
    .executableTarget(
      name: "seeds",
      dependencies: [
        .product(name: "FuzzTargets", package: "dragnet"),
        .product(name: "GestureDomains", package: "dragnet"),
        .product(name: "PropertyTesting", package: "dragnet"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Correct sliders of other makes, which no law may fail: the sliders of the tests.
    .executableTarget(
      name: "sound",
      dependencies: [
        .product(name: "GestureTesting", package: "dragnet"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Sliders/SoundSliderTests.swift"]),
    // The situations that random scripts of each control reach.
    .executableTarget(
      name: "coverage-of-cases",
      dependencies: [
        .product(name: "GestureDomains", package: "dragnet"),
        .product(name: "GestureLaws", package: "dragnet"),
        .product(name: "PropertyTesting", package: "dragnet"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // A counter of allocations: a link to the target of the tests.
    .target(name: "CAllocations"),
  ],
  swiftLanguageModes: [.v6]
)
