// swift-tools-version: 6.3
import PackageDescription

// A package of its own, because its targets need unsafe flags: one executable for each fuzz target.
//
//     swift build --package-path Fuzz --sanitize=fuzzer -c release

/// The names of the fuzz targets: of an executable each, and of its folder in `Sources`.
///
/// SwiftPM caches a manifest by its text, so a list read from the folder would miss a new target.
let names = [
  "fat-slider", "meshing-slider", "progress-slider", "step-slider", "morph-toggle",
  "range-slider",
  "host-fat-slider", "host-meshing-slider", "host-progress-slider", "host-step-slider",
  "host-morph-toggle",
  "host-range-slider",
  "snapping", "scale", "spring", "fine-scrubbing", "timing-curve", "differential", "drag-text",
  "published-fat-slider", "published-meshing-slider", "published-progress-slider",
  "published-step-slider", "published-morph-toggle", "published-range-slider",
  "published-owners", "faults",
]

/// An executable that shares its process with libFuzzer.
///
/// libFuzzer has a `main`, too. On Linux its archive is linked as a whole, so the executable's `main`
/// gets another name, the one that SwiftPM gives it in builds without libFuzzer, and then takes the
/// place of libFuzzer's. The default linker of Linux cannot link sanitizers.
func fuzzTarget(_ name: String) -> Target {
  let main = name.replacing("-", with: "_") + "_main"
  return .executableTarget(
    name: name,
    dependencies: [.product(name: "FuzzTargets", package: "dragnet")],
    swiftSettings: [
      .unsafeFlags(
        ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", main], .when(platforms: [.linux])
      )
    ],
    linkerSettings: [
      .unsafeFlags(
        ["-use-ld=lld", "-Xlinker", "--defsym=main=\(main)"], .when(platforms: [.linux])),
      .unsafeFlags(
        ["-Xlinker", "-u", "-Xlinker", "_LLVMFuzzerRunDriver"], .when(platforms: [.macOS])),
    ])
}

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "dragnet", path: "..", traits: [])],
  targets: names.map(fuzzTarget),
  swiftLanguageModes: [.v6]
)
