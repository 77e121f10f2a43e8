// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "state-machines",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "dragnet", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Collections without known bugs, for tests only.
    .package(url: "https://github.com/apple/swift-collections", from: "1.2.0"),
  ],
  targets: [
    // Five systems with planted bugs, the runs until each bug is found and shrunk, and how often the case
    // is the same. `Hypothesis/machines.py` has the same systems.
    .executableTarget(
      name: "machines",
      dependencies: [
        .product(name: "PropertyTesting", package: "dragnet"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The collections of swift-collections beside their models.
    .testTarget(
      name: "CollectionTests",
      dependencies: [
        .product(name: "DragnetTesting", package: "dragnet"),
        .product(name: "Collections", package: "swift-collections"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
