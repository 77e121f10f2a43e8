import GestureDomains
import GestureLaws
import PropertyTesting

/// A failing case, and the smallest one that breaks the same law.
struct Minimization {
  /// The smallest case as `.drag` text.
  let text: String
  /// How it fails.
  let failure: Failure
  /// How often the property was called.
  let calls: Int

  /// How long shrinking may take: a case that hangs takes two seconds each time.
  private static let limit = Duration.seconds(6)

  /// Shrinks a case of `target`, if it fails.
  ///
  /// One that traps, hangs or takes too much memory is shrunk to one that does the same.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - target: Whose case it is.
  ///   - known: The laws that are not to be found once more.
  init?(of choices: ChoiceSequence, target: Target, except known: Set<String> = []) {
    guard let failure = target.failure(of: choices, except: known) else { return nil }
    // What is tried on the way may trap though the case at hand does not.
    let property = target.property(except: known)
    let deadline = ContinuousClock.now + Minimization.limit
    let shrinker = Shrinker(
      callLimit: 2000, draw: { $0.words.withUnsafeBytes { property.recording(of: $0) } },
      judge: { choices in
        guard ContinuousClock.now < deadline else { return nil }
        let found = target.failure(of: choices, except: known, seconds: 2)
        return found.flatMap { $0.isSameTrap(as: failure) ? $0 : nil }
      })
    let result = shrinker.shrink(choices, failure)
    text = target.text(of: result.choices) ?? ""
    self.failure = result.failure
    calls = result.calls
  }

  /// The text of the smallest case, which says which law it breaks.
  ///
  /// - Parameter isExpected: Whether it is to go on breaking it, as a specimen's does.
  /// - Returns: `.drag` text.
  func annotated(isExpected: Bool) -> String {
    let sentence = "# \(failure.law), \(failure.place): \(failure.message)\n"
    return text + (isExpected ? "expect broken \(failure.law)\n" : sentence)
  }
}

extension Failure {
  /// Whether it traps as `other` does, where that is a trap: with the same words, whatever the numbers
  /// in them, which may be of the case.
  fileprivate func isSameTrap(as other: Failure) -> Bool {
    other.law != Law<Trial>.totality.id
      || message.filter { !$0.isNumber } == other.message.filter { !$0.isNumber }
  }
}
