// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "dragnet-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "dragnet", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
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
    // Which mistakes in the engine the laws and the fuzz targets would notice.
    .executableTarget(
      name: "mutation",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
