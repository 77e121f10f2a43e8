// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "dragnet-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "dragnet", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Without its traits: they would replace the allocator, and need packages of their own.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    // The compiler's own parser, for mutating sources.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // How small counterexamples get, and in how many calls: counted, the same on every machine.
    .executableTarget(
      name: "shrinking",
      dependencies: [
        .product(name: "PropertyTesting", package: "dragnet"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // How many cases a second.
    .executableTarget(
      name: "throughput",
      dependencies: [
        .product(name: "PropertyTesting", package: "dragnet"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // What is timed of the engine: a drag event of each control, and the least it can take.
    .target(
      name: "DragEvents", dependencies: [.product(name: "GestureEngine", package: "dragnet")]),
    // What it takes, beside that and what it may take, in one table.
    .executableTarget(
      name: "cost",
      dependencies: [
        "DragEvents", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The same with percentiles; the plugin wants it in a folder of this name.
    .executableTarget(
      name: "drag-events",
      dependencies: ["DragEvents", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/drag-events",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    // What it costs to change an input of libFuzzer, beside what it costs to run it.
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
    // Counts allocations: a link to what the tests use.
    .target(name: "CAllocations"),
    // Which mistakes in the engine the laws and the fuzz targets would notice.
    .executableTarget(
      name: "mutants",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
