// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "peers",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/x-sheep/swift-property-based", exact: "1.2.0"),
    .package(url: "https://github.com/typelift/SwiftCheck", exact: "0.12.0"),
  ],
  targets: [
    // The workloads of `throughput` with other libraries for Swift. One of them runs in tests only.
    .testTarget(
      name: "PeerTests",
      dependencies: [
        .product(name: "PropertyBased", package: "swift-property-based"), "SwiftCheck",
      ])
  ],
  swiftLanguageModes: [.v6]
)
