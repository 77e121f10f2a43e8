// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "dragnet-percentiles",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "dragnet-benchmarks", path: ".."),
    // Without its traits, which replace the allocator and need further packages.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // The cost of drag events with percentiles. The plugin requires this folder.
    .executableTarget(
      name: "drag-events",
      dependencies: [
        .product(name: "DragEvents", package: "dragnet-benchmarks"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/drag-events",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ],
  swiftLanguageModes: [.v6]
)
