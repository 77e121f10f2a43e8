import GestureEngine

/// A script whose configuration a control refused, and the error with which it did.
package struct Refusal: Sendable {
  /// The script.
  package let script: GestureScript
  /// The first error.
  package let error: ConfigurationError

  /// Creates a refusal.
  package init(script: GestureScript, error: ConfigurationError) {
    self.script = script
    self.error = error
  }

  /// Returns the error of the control for other settings, or `nil` if it accepts them.
  func error(of settings: [Setting]) -> ConfigurationError? {
    do throws(ConfigurationError) {
      _ = try GestureScript(kind: script.kind, settings: settings, events: []).play()
      return nil
    } catch {
      return error
    }
  }
}

extension Law where Subject == Refusal {
  /// A refusal without a stable reason leaves its reader guessing.
  ///
  /// This law judges the refusal, for which there is no ``Trial``. Law A8 judges whether the control may
  /// refuse the configuration.
  package static var refusal: Law {
    Law(
      "A6", "refused configuration",
      "a refusal names a field of the configuration, and repeats exactly"
    ) { refusal in
      let (script, error) = (refusal.script, refusal.error)
      if script.kind.field(named: error.field) == nil {
        return Breach("the error names \(error.field), which is not a field of \(script.kind.name)")
      }
      guard let second = refusal.error(of: script.settings) else {
        return Breach("\(error.field) is refused the first time and accepted the second time")
      }
      return second == error
        ? nil
        : Breach("the first error is: \(error.description); the second: \(second.description)")
    }
  }
}
