// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that the main one stays free of unsafe flags: one tiny executable for
// each fuzz target. Build it with
//
//     swift build --package-path Fuzz --sanitize=fuzzer -c release

/// libFuzzer brings `main`, and the default linker of Linux cannot link sanitizers.
let fuzzing: (swift: [SwiftSetting], linker: [LinkerSetting]) = (
  [.unsafeFlags(["-parse-as-library"])],
  [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
)

func fuzzTarget(_ name: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: [
      .product(name: "FuzzDriver", package: "dragnet"),
      .product(name: "FuzzTargets", package: "dragnet"),
    ],
    swiftSettings: fuzzing.swift,
    linkerSettings: fuzzing.linker)
}

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "dragnet", path: "..")],
  targets: [
    fuzzTarget("fat-slider"),
    fuzzTarget("meshing-slider"),
    fuzzTarget("progress-slider"),
    fuzzTarget("step-slider"),
    fuzzTarget("morph-toggle"),
    fuzzTarget("snapping"),
    fuzzTarget("scale"),
    fuzzTarget("spring"),
    fuzzTarget("fine-scrubbing"),
    fuzzTarget("timing-curve"),
    fuzzTarget("differential"),
    fuzzTarget("drag-text"),
    fuzzTarget("published-fat-slider"),
    fuzzTarget("published-meshing-slider"),
    fuzzTarget("published-progress-slider"),
    fuzzTarget("published-step-slider"),
    fuzzTarget("published-morph-toggle"),
    fuzzTarget("faults"),
  ],
  swiftLanguageModes: [.v6]
)
