import ArgumentParser

/// A module that can be mutated, with the tests that judge it.
enum MutatedModule: String, ExpressibleByArgument, CaseIterable {
  /// The engine, which the laws and the fuzz targets judge.
  case engine = "GestureEngine"
  /// The hosts of controls, which their tests, the laws and the fuzz targets of hosts judge.
  case host = "ControlHost"
  /// The core of the harness, which its tests judge.
  case harness = "PropertyTesting"

  /// The folder to mutate.
  var sources: String { "Sources/\(rawValue)" }

  /// The test suites that judge the module: for the engine, those that check laws and exact arithmetic.
  var suites: [String] {
    switch self {
    case .engine: ["GestureLawsTests", "GestureDomainsTests", "DifferentialTests"]
    case .host: ["ControlHostTests", "GestureLawsTests", "GestureDomainsTests"]
    case .harness: ["PropertyTestingTests"]
    }
  }

  /// Whether fuzz targets judge the module.
  var isFuzzed: Bool { self != .harness }

  /// Whether a fuzz target runs a file of the module, whose path is relative to ``sources``.
  ///
  /// A file of a control is run by the target of that control, any other file of the engine by all targets.
  func isRun(by target: String, file: String) -> Bool {
    if target.hasPrefix("published-") || ["drag-text", "faults"].contains(target) { return false }
    switch self {
    case .engine:
      let control = file.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      let type = target.split(separator: "-").map(\.capitalized).joined()
      return !file.hasPrefix("Controls/") || !controls.contains(control) || type == control
    case .host: return target.hasPrefix("host-")
    case .harness: return false
    }
  }

  private var controls: [String] {
    ["FatSlider", "MeshingSlider", "ProgressSlider", "StepSlider", "MorphToggle", "RangeSlider"]
  }
}
