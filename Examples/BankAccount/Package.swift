// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "BankAccount",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "dragnet", path: "../..", traits: [])],
  targets: [
    .target(name: "BankAccount"),
    .testTarget(
      name: "BankAccountTests",
      dependencies: ["BankAccount", .product(name: "DragnetTesting", package: "dragnet")]),
  ]
)
