public import PropertyTesting
public import Testing

/// The domain, examples and settings of a check, or the single case that it replays.
@usableFromInline struct Plan<Value> {
  @usableFromInline let domain: Domain<Value>
  @usableFromInline let examples: [Value]
  @usableFromInline let known: [KnownFailure<Value>]
  @usableFromInline let settings: RunSettings

  /// The plan of a check.
  ///
  /// It is `nil` if the current replay has a value of another type, or if an environment variable is
  /// unknown or malformed, which is recorded as an issue at `sourceLocation`.
  @usableFromInline init?(
    _ domain: Domain<Value>, _ examples: [Value], _ known: [KnownFailure<Value>],
    _ settings: RunSettings, at sourceLocation: SourceLocation
  ) {
    if let settings = RunSettings(checking: settings, at: sourceLocation) {
      self.domain = domain
      // A replay shows a failure even if it is known.
      self.examples = Replay.current == nil ? examples : []
      self.known = Replay.current == nil ? known : []
      self.settings = settings
    } else if let value = Replay.current?.takeValue(Value.self) {
      // Only the task of the test draws and judges it.
      nonisolated(unsafe) let value = value
      self.domain = Domain { _ in value }
      self.examples = []
      self.known = []
      self.settings = settings.replaying([])
    } else {
      return nil
    }
  }
}

extension RunSettings {
  /// The settings of a check: the environment overrides `settings`, unless the current replay has words.
  ///
  /// They are `nil` if the current replay has a value, or if an environment variable is unknown or
  /// malformed, which is recorded as an issue at `sourceLocation`.
  init?(checking settings: RunSettings, at sourceLocation: SourceLocation) {
    if let replay = Replay.current {
      guard let words = replay.takeWords() else { return nil }
      self = settings.replaying(words)
      return
    }
    do throws(VariableError) {
      self = try settings.inheriting(from: PropertyTrait.current)
        .forChecking(in: sourceLocation.filePath) { settings, profile in
          for trait in PropertyTrait.current where trait.profile == profile {
            trait.change(&settings)
          }
        }
    } catch {
      recordIssue("\(error.description); nothing was checked", at: sourceLocation)
      return nil
    }
  }

  /// Returns these settings for a run of one case that stores no failure.
  fileprivate func replaying(_ words: ChoiceSequence) -> RunSettings {
    var settings = self
    settings.replay = words
    settings.failureStorage = .none
    return settings
  }
}
