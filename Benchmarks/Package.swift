// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "dragnet-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "dragnet", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
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
  ],
  swiftLanguageModes: [.v6]
)
