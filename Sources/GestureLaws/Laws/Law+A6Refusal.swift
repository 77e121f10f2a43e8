import GestureEngine

/// A script whose configuration a control refused, and the error with which it did.
package struct Refusal: Sendable {
  /// The script.
  package let script: GestureScript
  /// The first error.
  package let error: ConfigurationError
}

extension Law where Subject == Refusal {
  /// A refusal without a stable reason leaves its reader guessing.
  ///
  /// This law judges the refusal, for which there is no ``Trial``. Whether a control refuses a
  /// configuration at all is checked by `expect refused` and by the tests of each control.
  package static var refusal: Law {
    Law(
      "A6", "refused configuration",
      "a refusal names a field of the configuration, and repeats exactly"
    ) { refusal in
      let (script, error) = (refusal.script, refusal.error)
      if script.kind.field(named: error.field) == nil {
        return Breach("the error names \(error.field), which is not a field of \(script.kind.name)")
      }
      do throws(ConfigurationError) {
        _ = try script.play()
        return Breach("\(error.field) is refused the first time and accepted the second time")
      } catch let second {
        return second == error
          ? nil
          : Breach("the first error is: \(error.description); the second: \(second.description)")
      }
    }
  }
}
