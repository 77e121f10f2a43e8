import PropertyTesting

extension FuzzDriver {
  /// What a fuzz executable does in place of judging, so that judging can be measured against it.
  private enum Baseline: String, CaseIterable {
    /// Nothing at all: what is left is libFuzzer.
    case empty
    /// It draws and plays as often as judging does, see ``AnyProperty/rehearsal``.
    case plays
  }

  /// The property to run: `property`, or what the environment asks for in its place.
  ///
  /// That is the variable `DRAGNET_BASELINE`: `empty` or `plays`. Any other value ends the process
  /// with status 64.
  static func measured(_ property: AnyProperty) -> AnyProperty {
    guard let value = Platform.environment("DRAGNET_BASELINE"), !value.isEmpty else {
      return property
    }
    switch Baseline(rawValue: value) {
    case .empty: return AnyProperty("nothing") { _ in .holds }
    case .plays: return property.rehearsal
    case nil:
      let names = Baseline.allCases.map(\.rawValue).joined(separator: " or ")
      Platform.exit(
        64, saying: "dragnet: DRAGNET_BASELINE is \"\(value)\"; it has to be \(names)")
    }
  }
}
