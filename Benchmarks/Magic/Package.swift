// swift-tools-version: 6.3
import PackageDescription

// The command `dragnet` gives the linker the same options, so that the mutator learns what code compares.
let noted =
  ["cmp", "const_cmp"].flatMap { kind in [1, 2, 4, 8].map { "cov_trace_\(kind)\($0)" } }
  + ["cov_trace_switch", "weak_hook_memcmp"]
let linking = noted.flatMap { name in
  [
    "-Xlinker", "--wrap=__sanitizer_\(name)", "-Xlinker",
    "--defsym=__wrap___sanitizer_\(name)=DEFINED(dragnet_\(name))?dragnet_\(name)"
      + ":__real___sanitizer_\(name)",
  ]
}

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
          ["-use-ld=lld", "-Xlinker", "--defsym=main=magic_main"] + linking,
          .when(platforms: [.linux])),
        .unsafeFlags(
          ["-Xlinker", "-u", "-Xlinker", "_LLVMFuzzerRunDriver"], .when(platforms: [.macOS])),
      ])
  ],
  swiftLanguageModes: [.v6]
)
