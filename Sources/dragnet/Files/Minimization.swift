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
  /// One that traps, hangs or takes too much memory is shrunk to one that does the same. Each try of
  /// one that hangs takes ``TrapLimits/tryOfHang`` seconds, so the time spent on tries that trap or hang
  /// is limited, and no other.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - target: Whose case it is.
  ///   - known: The laws that are not to be found once more.
  ///   - limits: How long cases that trap or hang may take.
  init?(
    of choices: ChoiceSequence, target: Target, except known: Set<String> = [],
    limits: TrapLimits = TrapLimits()
  ) {
    guard
      let failure = target.failure(of: choices, except: known, seconds: Double(limits.timeout))
    else { return nil }
    // What is tried on the way may trap though the case at hand does not.
    let property = target.property(except: known)
    var spentOnTraps = Duration.zero
    var calls = 0
    let shrinker = Shrinker(
      callLimit: 2000, draw: { $0.words.withUnsafeBytes { property.recording(of: $0) } },
      judge: { choices in
        guard spentOnTraps < .seconds(limits.minimizing) else { return nil }
        calls += 1
        let start = ContinuousClock.now
        let found = target.failure(of: choices, except: known, seconds: limits.tryOfHang)
        if let found, found.isTrap { spentOnTraps += ContinuousClock.now - start }
        return found.flatMap { $0.isSameTrap(as: failure) ? $0 : nil }
      })
    let result = shrinker.shrink(choices, failure)
    text = target.text(of: result.choices) ?? ""
    self.failure = result.failure
    self.calls = calls
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

/// How long cases that trap or hang may take; where none does, nothing is cut short.
struct TrapLimits: Sendable {
  /// How many seconds a case may take before it counts as one that does not end.
  var timeout = 10
  /// How many seconds of minimizing may be spent on cases that trap or hang.
  var minimizing = 60

  /// How many seconds a smaller case may take before it counts as one that does not end, too: far more
  /// than any that ends, and few enough for many tries.
  var tryOfHang: Double { min(Double(timeout), 2) }
}

extension Failure {
  /// Whether it is a case that did not end as a case should.
  var isTrap: Bool { law == Law<Trial>.totality.id }

  /// Whether it traps as `other` does, where that is a trap: with the same words, whatever the numbers
  /// in them, which may be of the case.
  fileprivate func isSameTrap(as other: Failure) -> Bool {
    !other.isTrap
      || message.filter { !$0.isNumber } == other.message.filter { !$0.isNumber }
  }
}
