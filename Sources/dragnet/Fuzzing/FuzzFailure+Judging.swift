import GestureDomains
import GestureLaws
import PropertyTesting

extension FuzzFailure {
  /// What an input shows that failed while it was fuzzed: minimized, unless it shows what is known.
  ///
  /// - Parameters:
  ///   - bytes: The input.
  ///   - kind: How it failed.
  ///   - target: Whose input it is.
  ///   - known: What was found before. One that takes long to fail takes long to look into, so one of a
  ///     kind has to do.
  ///   - limits: How long it may take.
  ///   - log: What the process said, for one that fails under fuzzing only.
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
    func judged(except laws: Set<String>) -> PropertyFailure? {
      target.failure(of: choices, except: laws, seconds: Double(limits.timeout))
    }
    // Several processes may find the same law at once, though it is left out once it is known.
    let found = judged(except: laws) ?? (kind == .crash && !laws.isEmpty ? judged(except: []) : nil)
    self.init(kind, found ?? kind.failure(log), of: choices, target)
    guard let found, !known.contains(where: isSame) else { return }
    let smallest = Minimization(
      of: choices, failing: found, target: target, except: laws.subtracting([found.law]),
      limits: limits)
    failure = smallest.failure
    script = smallest.annotated(isExpected: target.isSpecimen)
    isMinimized = smallest.cutShort == nil
  }

  /// A failure whose script is the input as it is.
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
  /// A failure that is seen under fuzzing only, where there is less time and memory, and a sanitizer.
  ///
  /// - Parameter log: What the process said.
  /// - Returns: A failure of the law that every input ends as it should.
  fileprivate func failure(_ log: [String]) -> PropertyFailure {
    let reason =
      switch self {
      case .crash:
        log.lazy.reversed().compactMap { line in
          line.range(of: FuzzProcess.reasonMark).map { String(line[$0.upperBound...]) }
        }.first ?? "a trap"
      case .timeout: "a time-out"
      case .memory: "too much memory"
      }
    return PropertyFailure(
      law: Law<Trial>.totality.id, place: "the whole case",
      message: "\(reason), seen under fuzzing only")
  }
}
