import PropertyTesting

extension FuzzFailure {
  /// Checks a failing input and minimizes it, unless it reproduces a known failure.
  ///
  /// The executable of the target runs the input again, in another process.
  ///
  /// - Parameters:
  ///   - bytes: The input.
  ///   - kind: The way in which it failed.
  ///   - target: The target of the input.
  ///   - known: The failures found before. Only the first input of a kind that is slow to reproduce
  ///     is checked.
  ///   - limits: The time limits of cases that trap or hang.
  ///   - log: The output of the process, for a failure that occurs only under fuzzing.
  /// - Throws: ``CommandFailure`` if the executable cannot answer.
  init(
    _ bytes: [UInt8], _ kind: Kind, of target: TargetExecutable, known: [FuzzFailure],
    limits: TrapLimits, log: [String]
  ) async throws(CommandFailure) {
    let name = target.name
    let words = ChoiceSequence(bytes: bytes).description
    if kind != .crash, let same = known.first(where: { $0.kind == kind }) {
      try await self.init(kind, same.failure, of: words, target)
      return
    }
    var judge = target
    judge.limits.seconds = Double(limits.timeout)
    let laws = Set(known.filter { !$0.failure.isEnd }.map(\.law))
    var found = try await judge.failure(of: words, except: laws, path: name)
    // Several processes may break the same law at once, before it is left out as known.
    if found == nil, kind == .crash, !laws.isEmpty {
      found = try await judge.failure(of: words, path: name)
    }
    let failure =
      if let found { found } else {
        kind.failure(log, try await judge.description().ending)
      }
    try await self.init(kind, failure, of: words, judge)
    guard let found, !known.contains(where: isSame) else { return }
    do throws(CommandFailure) {
      let smallest = try await Minimization(
        of: words, failing: found, target: target, except: laws.subtracting([found.law]),
        limits: limits)
      shown = try await judge.shown(smallest.words, failing: smallest.failure, path: name)
      self.words = smallest.words
      script += smallest.remark
      self.failure = smallest.failure
      isMinimized = smallest.cutShort == nil
    } catch {
      guard error.status == .interrupted else { throw error }
      script += "# minimizing stopped early, after an interruption\n"
    }
  }

  /// Creates a failure whose script is the unchanged input.
  private init(
    _ kind: Kind, _ failure: CaseFailure, of words: String, _ target: TargetExecutable
  ) async throws(CommandFailure) {
    self.kind = kind
    self.failure = failure
    self.words = words
    shown = try await target.shown(words, failing: failure, path: target.name)
  }
}

extension FuzzFailure.Kind {
  /// Returns the failure of an input that fails only under fuzzing, where there is less time and
  /// memory and perhaps a sanitizer.
  ///
  /// - Parameters:
  ///   - log: The output of the process.
  ///   - law: The law that a case breaks if it ends the process.
  /// - Returns: A failure of that law.
  fileprivate func failure(_ log: [String], _ law: AnswerRow.Law?) -> CaseFailure {
    let reason =
      switch self {
      case .crash:
        TargetProcess.summary(log).map { String($0) }
          ?? log.lazy.reversed().compactMap { line in
            line.range(of: TargetProcess.reasonMark).map { String(line[$0.upperBound...]) }
          }.first ?? "a trap"
      case .timeout: "a timeout"
      case .memory: "too much memory"
      case .slow: "slow"
      }
    return CaseFailure(
      law: law?.law ?? "", place: "the whole case", message: "\(reason), only under fuzzing",
      isEnd: true)
  }
}
