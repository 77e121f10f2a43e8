import GestureDomains
import GestureLaws
import PropertyTesting

/// The smallest test case that breaks the same law as a failing one.
struct Minimization {
  /// The smallest case as `.drag` text.
  let text: String
  /// The failure of the smallest case.
  let failure: PropertyFailure
  /// The number of times that the property was called.
  let calls: Int
  /// The limit that stopped minimizing; `nil` if every smaller case was tried.
  let cutShort: String?

  /// Shrinks a case of `target`; returns `nil` if the case does not fail.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - target: The target of the case.
  ///   - limits: The time limits of cases that trap or hang.
  init?(of choices: ChoiceSequence, target: FuzzTarget, limits: TrapLimits = TrapLimits()) {
    guard let failure = target.failure(of: choices, seconds: Double(limits.timeout)) else {
      return nil
    }
    self.init(of: choices, failing: failure, target: target, limits: limits)
  }

  /// Shrinks a case of `target` that is known to fail.
  ///
  /// A case that traps, hangs or takes too much memory is shrunk to a case that does the same. Each
  /// attempt on a hanging case takes ``TrapLimits/attemptTimeout`` seconds. Therefore only the time
  /// of attempts that trap or hang is limited.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - failure: The failure of the case.
  ///   - target: The target of the case.
  ///   - known: The laws to leave out.
  ///   - limits: The time limits of cases that trap or hang.
  init(
    of choices: ChoiceSequence, failing failure: PropertyFailure, target: FuzzTarget,
    except known: Set<String> = [], limits: TrapLimits = TrapLimits()
  ) {
    // A smaller case may trap even if the original one does not.
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
        let found = target.failure(of: choices, except: known, seconds: limits.attemptTimeout)
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
        result.isFinished ? nil : "\(calls) attempts"
      }
  }

  /// The greatest number of calls of the property.
  private static let mostCalls = 2000

  /// Returns the text of the smallest case with the law that it breaks, and a remark if a smaller
  /// case may exist.
  ///
  /// - Parameter isExpected: Whether the case is meant to keep failing, as a case of a specimen is.
  /// - Returns: `.drag` text.
  func annotated(isExpected: Bool) -> String {
    let remark = cutShort.map { "# minimizing stopped early, after \($0)\n" } ?? ""
    return text + failure.annotation(isExpected: isExpected) + remark
  }
}

/// The time limits of cases that trap or hang; they do not affect other cases.
struct TrapLimits: Sendable {
  /// The time in seconds after which a case counts as one that hangs.
  var timeout = 10
  /// The time in seconds that minimizing may spend on cases that trap or hang.
  var minimizing = 60

  /// The time in seconds after which a smaller case counts as one that hangs.
  ///
  /// It is far longer than any case takes that ends, and short enough for many attempts.
  var attemptTimeout: Double { min(Double(timeout), 2) }
}

extension PropertyFailure {
  /// Whether the case trapped, hung or took too much memory.
  var isTrap: Bool { law == Law<Trial>.totality.id }

  /// Whether this is the same trap as `other`, or `other` is not a trap.
  ///
  /// Two traps are the same if their messages differ only in numbers, which may depend on the case.
  func isSameTrap(as other: PropertyFailure) -> Bool {
    !other.isTrap
      || message.filter { !$0.isNumber } == other.message.filter { !$0.isNumber }
  }

  /// Returns the last line of a `.drag` text that has this failure.
  ///
  /// - Parameter isExpected: Whether the text is meant to keep failing, as that of a specimen is.
  /// - Returns: An expectation, or else a comment.
  func annotation(isExpected: Bool) -> String {
    isExpected ? "expect broken \(law)\n" : "# \(law), \(place): \(message)\n"
  }
}
