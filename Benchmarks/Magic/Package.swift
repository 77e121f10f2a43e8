// swift-tools-version: 6.3
import PackageDescription

// A package of its own, because its executable shares its process with libFuzzer; see ../../Fuzz.
let package = Package(
  name: "magic",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "dragnet", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // The executions until libFuzzer finds a bug behind a magic prefix.
    .executableTarget(
      name: "magic",
      dependencies: [
        .product(name: "FuzzDriver", package: "dragnet"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [
        .unsafeFlags(
          ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "magic_main"],
          .when(platforms: [.linux]))
      ],
      linkerSettings: [
        .unsafeFlags(
          ["-use-ld=lld", "-Xlinker", "--defsym=main=magic_main"], .when(platforms: [.linux])),
        .unsafeFlags(
          ["-Xlinker", "-u", "-Xlinker", "_LLVMFuzzerRunDriver"], .when(platforms: [.macOS])),
      ])
  ],
  swiftLanguageModes: [.v6]
)
