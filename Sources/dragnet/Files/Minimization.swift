import GestureDomains
import GestureLaws
import PropertyTesting

/// A failing case, and the smallest one that breaks the same law.
struct Minimization {
  /// The smallest case as `.drag` text.
  let text: String
  /// How it fails.
  let failure: PropertyFailure
  /// How often the property was called.
  let calls: Int
  /// After what minimizing ended before its end; `nil` if nothing smaller was left to be tried.
  let cutShort: String?

  /// Shrinks a case of `target`, if it fails.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - target: Whose case it is.
  ///   - limits: How long cases that trap or hang may take.
  init?(of choices: ChoiceSequence, target: FuzzTarget, limits: TrapLimits = TrapLimits()) {
    guard let failure = target.failure(of: choices, seconds: Double(limits.timeout)) else {
      return nil
    }
    self.init(of: choices, failing: failure, target: target, limits: limits)
  }

  /// Shrinks a case of `target` that is known to fail.
  ///
  /// One that traps, hangs or takes too much memory is shrunk to one that does the same. Each try of
  /// one that hangs takes ``TrapLimits/tryOfHang`` seconds, so the time spent on tries that trap or hang
  /// is limited, and no other.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - failure: How it fails.
  ///   - target: Whose case it is.
  ///   - known: The laws that are not to be found once more.
  ///   - limits: How long cases that trap or hang may take.
  init(
    of choices: ChoiceSequence, failing failure: PropertyFailure, target: FuzzTarget,
    except known: Set<String> = [], limits: TrapLimits = TrapLimits()
  ) {
    // What is tried on the way may trap though the case at hand does not.
    let property = target.property(except: known)
    let limit = Duration.seconds(limits.minimizing)
    var spentOnTraps = Duration.zero
    var calls = 0
    let shrinker = Shrinker(
      callLimit: Minimization.mostCalls,
      draw: { $0.words.withUnsafeBytes { property.recording(of: $0) } },
      judge: { choices in
        guard spentOnTraps < limit else { return nil }
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
    cutShort =
      if spentOnTraps >= limit {
        "\(limits.minimizing) s of cases that trap or hang"
      } else {
        result.isFinished ? nil : "\(calls) tries"
      }
  }

  /// How often the property may be called.
  private static let mostCalls = 2000

  /// The text of the smallest case, which says which law it breaks, and if it may not be the smallest.
  ///
  /// - Parameter isExpected: Whether it is to go on breaking it, as a specimen's does.
  /// - Returns: `.drag` text.
  func annotated(isExpected: Bool) -> String {
    let remark = cutShort.map { "# minimizing was cut short, after \($0)\n" } ?? ""
    return text + failure.annotation(isExpected: isExpected) + remark
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

extension PropertyFailure {
  /// Whether it is a case that did not end as a case should.
  var isTrap: Bool { law == Law<Trial>.totality.id }

  /// Whether it traps as `other` does, where that is a trap: with the same words, whatever the numbers
  /// in them, which may be of the case.
  func isSameTrap(as other: PropertyFailure) -> Bool {
    !other.isTrap
      || message.filter { !$0.isNumber } == other.message.filter { !$0.isNumber }
  }

  /// What a `.drag` text says of it at its end.
  ///
  /// - Parameter isExpected: Whether the text is to go on failing so, as a specimen's does.
  /// - Returns: A line.
  func annotation(isExpected: Bool) -> String {
    isExpected ? "expect broken \(law)\n" : "# \(law), \(place): \(message)\n"
  }
}
