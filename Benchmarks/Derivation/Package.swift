// swift-tools-version: 6.3
import PackageDescription

// A package of its own, because only it needs swift-syntax.
let package = Package(
  name: "derivation",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "dragnet", path: "../..", traits: ["Derivation"])],
  targets: [
    // The time to draw a derived structure, compared with a domain written by hand.
    .executableTarget(
      name: "derivation",
      dependencies: [.product(name: "DomainDerivation", package: "dragnet")])
  ],
  swiftLanguageModes: [.v6]
)
