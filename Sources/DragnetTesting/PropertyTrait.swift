public import PropertyTesting
public import Testing

/// A trait that gives the checks of a test, or of all tests of a suite, their settings.
///
///     @Suite(.property(cases: 10_000, shrinkTime: .seconds(20))) struct ParserTests {
///       @Test(.property(in: .nightly, cases: 1_000_000)) func `no text grows`() {
///         check(.strings) { text in formatted(text).utf8.count <= text.utf8.count }
///       }
///     }
///
/// A setting that the call of a check gives, other than the default, goes before that of a trait, and the trait of
/// a test before that of its suite. A trait for a profile goes before all of them, but only in runs with this profile;
/// see `RunProfile`. The environment goes before everything; see `RunSettings.forChecking(in:)`.
public struct PropertyTrait: TestTrait, SuiteTrait, TestScoping {
  /// The profile in which the trait has an effect; `nil` for all.
  let profile: RunProfile?
  /// Sets the settings that the trait gives.
  let change: @Sendable (inout RunSettings) -> Void

  /// Whether the trait of a suite also applies to its tests.
  public var isRecursive: Bool { true }

  /// The traits of the current test, those of suites first.
  @TaskLocal static var current: [PropertyTrait] = []

  /// Runs a test with this trait.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(Self.current + [self]) { try await function() }
  }
}

extension Trait where Self == PropertyTrait {
  /// Gives checks their settings, where they and further traits do not say otherwise.
  ///
  /// - Parameters:
  ///   - profile: The profile in which the trait has an effect; `nil` for all.
  ///   - seed: The seed of random cases.
  ///   - cases: The number of cases.
  ///   - timeLimit: The longest time to search for failures.
  ///   - shrinkTime: The longest time to shrink failures.
  ///   - isolation: The cases that run in a child process first.
  ///   - showsStatistics: Whether a check that holds prints and attaches its statistics.
  /// - Returns: The trait.
  public static func property(
    in profile: RunProfile? = nil, seed: UInt64? = nil, cases: Int? = nil,
    timeLimit: Duration? = nil, shrinkTime: Duration? = nil,
    isolation: RunSettings.Isolation? = nil, showsStatistics: Bool? = nil
  ) -> PropertyTrait {
    PropertyTrait(profile: profile) { settings in
      settings.seed = seed ?? settings.seed
      settings.cases = cases ?? settings.cases
      settings.timeLimit = timeLimit ?? settings.timeLimit
      settings.shrinkTimeLimit = shrinkTime ?? settings.shrinkTimeLimit
      settings.isolation = isolation ?? settings.isolation
      settings.showsStatistics = showsStatistics ?? settings.showsStatistics
    }
  }
}

extension RunSettings {
  /// Returns these settings, with those of traits for all profiles where these are the default.
  func inheriting(from traits: [PropertyTrait]) -> RunSettings {
    let plain = RunSettings()
    var given = plain
    for trait in traits where trait.profile == nil { trait.change(&given) }
    var settings = self
    func inherit<Value: Equatable>(_ field: WritableKeyPath<RunSettings, Value>) {
      if self[keyPath: field] == plain[keyPath: field] {
        settings[keyPath: field] = given[keyPath: field]
      }
    }
    inherit(\.seed)
    inherit(\.cases)
    inherit(\.timeLimit)
    inherit(\.shrinkTimeLimit)
    inherit(\.isolation)
    inherit(\.showsStatistics)
    return settings
  }
}
