import Foundation

/// The smallest test case that fails in the same way as a given one.
struct Minimization: Sendable {
  /// The smallest case as words.
  private(set) var words: String
  /// The failure of the smallest case.
  private(set) var failure: CaseFailure
  /// The number of cases that were judged.
  private(set) var calls = 0
  /// The limit that stopped minimizing; `nil` if every smaller case was tried.
  private(set) var cutShort: String?

  /// The greatest number of cases to judge.
  private static let mostCalls = 2000

  /// Minimizes a case that is known to fail.
  ///
  /// The executable does the work, and names each smaller case before it runs. If such a case ends the
  /// process, the next process begins again, takes the results of all cases that were judged, and so goes
  /// on where the first has ended. A case that hangs takes ``TrapLimits/attemptTimeout`` seconds. Therefore only the time of cases
  /// that end their process is limited.
  ///
  /// - Parameters:
  ///   - words: The case.
  ///   - failure: Its failure.
  ///   - target: Its target.
  ///   - known: The laws to leave out.
  ///   - limits: The time limits of cases that trap or hang.
  /// - Throws: ``CommandFailure`` if the executable cannot answer.
  init(
    of words: String, failing failure: CaseFailure, target: TargetExecutable,
    except known: Set<String> = [], limits: TrapLimits = TrapLimits()
  ) async throws(CommandFailure) {
    self.words = words
    self.failure = failure
    var target = target
    target.limits.seconds = limits.attemptTimeout
    var request = TargetRequest(.minimize, of: target.name, about: [.words(words)])
    request.known = known.sorted()
    request.calls = Minimization.mostCalls
    var spentOnEnds = Duration.zero
    while true {
      request.failure = self.failure
      let start = ContinuousClock.now
      let process = try await TargetProcess(target.program, request, target.limits)
      let law = try target.ending(process)
      let trials = process.rows.compactMap(\.trial)
      let failing = Set(process.rows.compactMap(\.fails))
      take(process.rows)
      calls += trials.count
      if let end = process.rows.last, end.number != nil, let words = end.words {
        self.words = words
        if !self.failure.isEnd { self.failure = end.failure ?? self.failure }
        if end.isFinished == false { cutShort = "\(calls) attempts" }
        return
      }
      guard let last = process.rows.last, let trial = last.trial else {
        cutShort = "a smaller case that \(process.end?.reason ?? "exits") while it is drawn"
        return
      }
      for trial in trials.dropLast() {
        if failing.contains(trial) {
          request.failing.append(trial)
        } else {
          request.others.append(trial)
        }
      }
      let found = target.failure(process.end, law)
      if found.isSame(as: self.failure) {
        if last.isSimpler == true { (self.words, self.failure) = (trial, found) }
        request.failing.append(trial)
      } else {
        request.others.append(trial)
      }
      spentOnEnds += ContinuousClock.now - start
      if spentOnEnds >= .seconds(limits.minimizing) {
        cutShort = "\(limits.minimizing) s of cases that trap or hang"
        return
      }
      if calls >= Minimization.mostCalls {
        cutShort = "\(calls) attempts"
        return
      }
    }
  }

  /// Takes the last failing case that is simpler than the cases before it.
  ///
  /// Only the executable can compare cases: the words of texts do not tell which text is simpler.
  private mutating func take(_ rows: [AnswerRow]) {
    var isSimpler = false
    for row in rows {
      isSimpler = row.isSimpler ?? isSimpler
      if let words = row.fails, let failure = row.failure, isSimpler {
        (self.words, self.failure) = (words, failure)
      }
    }
  }

  /// The remark on a case that may not be the smallest; empty if it is.
  var remark: String { cutShort.map { "# minimizing stopped early, after \($0)\n" } ?? "" }
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

extension TargetExecutable {
  /// Returns how a case fails.
  ///
  /// - Parameters:
  ///   - words: The case.
  ///   - known: The laws to leave out.
  ///   - path: The path of the case in messages.
  /// - Returns: The failure; `nil` if the case holds.
  /// - Throws: ``CommandFailure`` if the executable cannot answer.
  func failure(
    of words: String, except known: Set<String> = [], path: String
  ) async throws(CommandFailure) -> CaseFailure? {
    var request = TargetRequest(.judge, of: name, about: [.words(words)])
    request.known = known.sorted()
    switch try await answer(request, path: path) {
    case .row(let row): return row.failure
    case .ended(let failure, _): return failure
    }
  }

  /// Returns a case as its target shows it.
  ///
  /// - Parameters:
  ///   - words: The case.
  ///   - failure: The failure to note.
  ///   - path: The path of the case in messages.
  /// - Returns: The text, with a note of the failure, and how a check repeats and keeps the case.
  /// - Throws: ``CommandFailure`` if the words encode no case.
  func shown(
    _ words: String, failing failure: CaseFailure? = nil, path: String
  ) async throws(CommandFailure) -> ShownCase {
    var request = TargetRequest(.show, of: name, about: [.words(words)])
    request.failure = failure
    let row = try await row(request, path: path)
    guard let text = row.text else {
      throw CommandFailure(.malformedInput, "\(path): these bytes do not encode a case of \(name)")
    }
    // Without the sanitizer, the case may hold.
    let again = program.sanitizer.map { sanitizer in
      row.again?.replacing(
        "swift test", with: "swift test --sanitize=\(sanitizer)", maxReplacements: 1)
    }
    return ShownCase(
      text: text + (row.annotation ?? ""), replayLine: again ?? row.again,
      regressionTest: row.keep)
  }
}

/// A case as its target shows it.
struct ShownCase: Sendable {
  /// The text of a file, with a note of the failure.
  var text: String
  /// The command that repeats the case in its test; `nil` for the target of an executable.
  var replayLine: String?
  /// The test that keeps the case, to paste beside the failing one; `nil` for the target of an
  /// executable.
  var regressionTest: String?
}
