import ArgumentParser

/// A module that can be mutated, with the tests that judge it.
enum MutatedModule: String, ExpressibleByArgument, CaseIterable {
  /// The engine, judged by the laws and the fuzz targets.
  case engine = "GestureEngine"
  /// The hosts of controls, judged by their tests, the laws and the fuzz targets of hosts.
  case host = "ControlHost"
  /// The core of the harness, judged by its tests.
  case harness = "PropertyTesting"
  /// The correct sliders of other makes, judged by the laws in the benchmark `sound`.
  case sliders = "SoundSliders"

  /// The folder whose files are mutated.
  var sources: String {
    self == .sliders ? "Tests/GestureTestingTests/Sound" : "Sources/\(rawValue)"
  }

  /// The test suites that judge the module: for the engine, those that check laws and exact arithmetic; none
  /// for the sliders.
  var suites: [String] {
    switch self {
    case .engine: ["GestureLawsTests", "GestureDomainsTests", "DifferentialTests"]
    case .host: ["ControlHostTests", "GestureLawsTests", "GestureDomainsTests"]
    case .harness: ["PropertyTestingTests"]
    case .sliders: []
    }
  }

  /// The other test suites that use the module, which run for the mutations that the laws do not kill.
  var otherSuites: [String] {
    self == .engine ? ["GestureEngineTests", "ControlHostTests", "SceneRenderingTests"] : []
  }

  /// Whether fuzz targets judge the module.
  var isFuzzed: Bool { self == .engine || self == .host }

  /// Returns the fuzz targets that judge a file: for a file of a control, the targets of that control and of
  /// its host.
  ///
  /// - Parameters:
  ///   - file: The file, relative to ``sources``.
  ///   - all: The names of all targets.
  /// - Returns: The names of these targets.
  func targets(for file: String, among all: [String]) -> [String] {
    let sound = all.filter { !$0.hasPrefix("published-") && !["drag-text", "faults"].contains($0) }
    switch self {
    case .engine:
      let ofControl = sound.filter { name in
        let control = name.hasPrefix("host-") ? name.dropFirst(5) : name[...]
        let type = control.split(separator: "-").map(\.capitalized).joined()
        return file.hasPrefix("Controls/\(type)/")
      }
      return ofControl.isEmpty ? sound : ofControl
    case .host: return sound.filter { $0.hasPrefix("host-") }
    case .harness, .sliders: return []
    }
  }
}
