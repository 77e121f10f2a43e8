extension RunSettings {
  /// These settings, with what the environment says in place of what they say.
  ///
  ///     DRAGNET_SEED=42 DRAGNET_CASES=100000 DRAGNET_SECONDS=60 swift test
  ///     DRAGNET_REPLAY="1 0 1 1" swift test --filter 'SliderTests/clamps'
  ///
  /// - Parameter value: What the environment has for a name.
  /// - Returns: The settings to run with.
  public func overridden(by value: (String) -> String? = Platform.environment) -> RunSettings {
    var settings = self
    if let seed = value("DRAGNET_SEED").flatMap({ UInt64($0) }) { settings.seed = seed }
    if let cases = value("DRAGNET_CASES").flatMap({ Int($0) }) { settings.cases = cases }
    if let seconds = value("DRAGNET_SECONDS").flatMap({ Double($0) }) {
      settings.timeLimit = .seconds(seconds)
    }
    if let replay = value("DRAGNET_REPLAY").flatMap({ ChoiceSequence($0) }) {
      settings.replay = replay
    }
    return settings
  }

  /// What these settings are for a `check`: failures are remembered, and the environment decides.
  public func forChecking() -> RunSettings {
    var settings = overridden()
    settings.failureFolder = settings.failureFolder ?? Self.defaultFailureFolder
    return settings
  }
}
