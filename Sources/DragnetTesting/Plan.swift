import PropertyTesting

/// What a check runs: what it is given, or the one case that is to be replayed.
struct Plan<Value> {
  let domain: Domain<Value>
  let examples: [Value]
  let settings: RunSettings

  /// The plan for a check; `nil` if what is to be replayed is not for this one.
  init?(_ domain: Domain<Value>, _ examples: [Value], _ settings: RunSettings) {
    guard let replay = Replay.current else {
      self.domain = domain
      self.examples = examples
      self.settings = settings.forChecking()
      return
    }
    if let settings = RunSettings(settings, replaying: replay) {
      self.domain = domain
      self.settings = settings
    } else if let value = replay.takeValue(Value.self) {
      // Drawn and judged by the task that runs the test only.
      nonisolated(unsafe) let value = value
      self.domain = Domain { _ in value }
      var settings = settings
      settings.replay = []
      settings.failureFolder = ""
      self.settings = settings
    } else {
      return nil
    }
    self.examples = []
  }
}

extension RunSettings {
  /// The settings for a check that draws as it goes; `nil` if what is to be replayed is a value.
  init?(checking settings: RunSettings) {
    guard let replay = Replay.current else {
      self = settings.forChecking()
      return
    }
    self.init(settings, replaying: replay)
  }

  /// These settings, to replay words; `nil` if it is a value that is to be replayed.
  fileprivate init?(_ settings: RunSettings, replaying replay: Replay) {
    guard let words = replay.takeWords() else { return nil }
    self = settings
    self.replay = words
    failureFolder = ""
  }
}
