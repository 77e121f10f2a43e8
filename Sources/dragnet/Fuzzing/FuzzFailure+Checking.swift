import GestureDomains
import GestureLaws
import PropertyTesting

extension FuzzFailure {
  /// Checks a failing input and minimizes it, unless it reproduces a known failure.
  ///
  /// - Parameters:
  ///   - bytes: The input.
  ///   - kind: The way in which it failed.
  ///   - target: The target of the input.
  ///   - known: The failures found before. Only the first input of a kind that is slow to reproduce
  ///     is checked.
  ///   - limits: The time limits of cases that trap or hang.
  ///   - log: The output of the process, for a failure that occurs only under fuzzing.
  init(
    _ bytes: [UInt8], _ kind: Kind, of target: FuzzTarget, known: [FuzzFailure], limits: TrapLimits,
    log: [String]
  ) {
    let choices = bytes.withUnsafeBytes { target.property().recording(of: $0).choices }
    if kind != .crash, let same = known.first(where: { $0.kind == kind }) {
      self.init(kind, same.failure, of: choices, target)
      return
    }
    let laws = Set(known.map(\.law)).subtracting([Law<Trial>.totality.id])
    func check(except laws: Set<String>) -> PropertyFailure? {
      target.failure(of: choices, except: laws, seconds: Double(limits.timeout))
    }
    // Several processes may break the same law at once, before it is left out as known.
    let found = check(except: laws) ?? (kind == .crash && !laws.isEmpty ? check(except: []) : nil)
    self.init(kind, found ?? kind.failure(log), of: choices, target)
    guard let found, !known.contains(where: isSame) else { return }
    let smallest = Minimization(
      of: choices, failing: found, target: target, except: laws.subtracting([found.law]),
      limits: limits)
    failure = smallest.failure
    script = smallest.annotated(isExpected: target.isSpecimen)
    isMinimized = smallest.cutShort == nil
  }

  /// Creates a failure whose script is the unchanged input.
  private init(
    _ kind: Kind, _ failure: PropertyFailure, of choices: ChoiceSequence, _ target: FuzzTarget
  ) {
    self.kind = kind
    self.failure = failure
    script =
      (target.text(of: choices) ?? "") + failure.annotation(isExpected: target.isSpecimen)
  }
}

extension FuzzFailure.Kind {
  /// Returns the failure of an input that fails only under fuzzing, where there is less time and
  /// memory and perhaps a sanitizer.
  ///
  /// - Parameter log: The output of the process.
  /// - Returns: A failure of the law that every input ends properly.
  fileprivate func failure(_ log: [String]) -> PropertyFailure {
    let reason =
      switch self {
      case .crash:
        log.lazy.reversed().compactMap { line in
          line.range(of: FuzzProcess.reasonMark).map { String(line[$0.upperBound...]) }
        }.first ?? "a trap"
      case .timeout: "a timeout"
      case .memory: "too much memory"
      }
    return PropertyFailure(
      law: Law<Trial>.totality.id, place: "the whole case",
      message: "\(reason), only under fuzzing")
  }
}
