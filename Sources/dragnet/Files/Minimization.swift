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

  /// Shrinks a case of `target`, if it fails.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - target: Whose case it is.
  ///   - known: The laws that are not to be found once more.
  init?(of choices: ChoiceSequence, target: Target, except known: Set<String> = []) {
    guard let failure = target.failure(of: choices, except: known) else { return nil }
    // What is tried on the way may trap though the case at hand does not.
    let property = target.property(except: known)
    let shrinker = Shrinker(
      callLimit: 2000, draw: { $0.words.withUnsafeBytes { property.recording(of: $0) } },
      judge: { target.failure(of: $0, except: known) })
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
