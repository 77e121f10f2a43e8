// swift-tools-version: 6.3
import PackageDescription

// The command `dragnet` gives the linker the same options, so that the mutator learns what code compares.
let comparisons =
  ["cmp1", "cmp2", "cmp4", "cmp8"].flatMap { [$0, "const_\($0)"] } + ["switch", "memcmp"]
let linking = comparisons.flatMap { operation in
  let name =
    "__sanitizer_" + (operation == "memcmp" ? "weak_hook_" : "cov_trace_") + operation
  let function = "dragnet_trace_\(operation)"
  return [
    "-Xlinker", "--wrap=\(name)", "-Xlinker",
    "--defsym=__wrap_\(name)=DEFINED(\(function))?\(function):__real_\(name)",
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
