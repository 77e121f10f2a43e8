/// The result of a run as text or JSON.
///
/// For a failure the text has four facts (the law and place, the value, how to see the failure again,
/// and how to keep it as a test) and the number of cases:
///
///     a list is its own reverse does not hold
///       at       ListTests/ReverseTests.swift:12
///       for      [0, 1]
///       saw      returned false
///       again    DRAGNET_REPLAY="1 0 1 1 0" swift test
///       keep     @Test func `a list is its own reverse for [0, 1]`() {
///                  replaying(value: [0, 1] as Array<Int>) { `a list is its own reverse`() }
///                }
///       tried    23 cases with seed 42; the first to fail was [8, -3]; shrunk in 9 calls
public struct RunReport: Error, Sendable, CustomStringConvertible {
  /// The result of the run.
  public let result: RunResult
  /// The command that runs the property, and only this property if possible.
  public let command: String
  /// The test that ran the property, if another test can call it.
  let test: TestFunction?

  /// A report on `result`.
  ///
  /// - Parameters:
  ///   - result: The result of a run.
  ///   - command: The command that runs the property, and only this property if possible.
  public init(_ result: RunResult, command: String = "swift test") {
    self.init(result, command: command, test: nil)
  }

  /// A report on `result` that can show a regression test which calls `test`.
  package init(_ result: RunResult, command: String = "swift test", test: TestFunction?) {
    self.result = result
    self.command = command
    self.test = test
  }

  /// The report as text, without a newline at the end.
  public var description: String {
    let name = result.property
    var lines: [String]
    switch result.outcome {
    case .held: lines = ["\(name) holds"] + labelRows(result.undecidedLabels, isSure: false)
    case .failed(let found): lines = facts(of: found)
    case .untested(let reason): lines = facts(of: reason)
    case .outdated: lines = ["\(name) has kept cases that do not match their files"]
    case .fixed: lines = ["\(name) has known failures that do not fail any more"]
    case .cancelled: lines = ["\(name) was not tested completely: its task was cancelled"]
    case .uncovered(let required):
      lines = ["\(name) lacks cases with required labels"] + labelRows(required, isSure: true)
    }
    for problem in result.caseProblems {
      lines.append(row("case", "\(problem.path): \(cut(problem.message))"))
      if let advice = problem.advice { lines.append(row("do", advice)) }
    }
    for known in result.fixed {
      lines.append(row("fixed", "\(known): its example holds, so remove this known failure"))
    }
    if result.isSuccess && isMostlyDiscarded { lines += discardRows }
    lines.append(row("tried", tried))
    for (label, count) in sorted(result.labels) {
      lines.append(row("", "\(percent(count)) \(label)"))
    }
    for (label, range) in result.values.sorted(by: { $0.key < $1.key }) {
      let few = range.count < result.cases ? " (in \(range.count) cases)" : ""
      lines.append(
        row(
          "value",
          "\(label): \(number(range.least)) to \(number(range.greatest)), "
            + "\(number(range.mean)) on average\(few)"))
    }
    for (name, score) in result.scores.sorted(by: { $0.key < $1.key }) {
      lines.append(row("best", "score\(name.isEmpty ? "" : " of \(name)"): \(number(score))"))
    }
    for (known, count) in sorted(result.knownCases) {
      lines.append(row("known", "\(known): failed in \(count == 1 ? "1 case" : "\(count) cases")"))
    }
    for other in result.others {
      lines += facts(of: other, prefix: "and ")
    }
    return lines.joined(separator: "\n")
  }

  /// The report as text, with the time that the run took.
  ///
  ///     sorting keeps the count holds
  ///       tried    1000 cases with seed 42, 31 more discarded
  ///                26.1% empty
  ///       value    length: 0 to 99, 6.62 on average
  ///       took     0.21 seconds, 0.21 milliseconds for each case
  public var statistics: String {
    let time = "\(decimal(result.duration, per: .seconds(1))) seconds"
    let count = max(1, result.cases + result.discards)
    let each = decimal(result.duration / count, per: .milliseconds(1))
    return description + "\n" + row("took", "\(time), \(each) milliseconds for each case")
  }

  /// The command that shows the first failure again or, without a failure, runs the same cases.
  public var replayLine: String { replayLine(of: result.counterexample) }

  private func replayLine(of found: Counterexample?) -> String {
    if let choices = found?.choices, !choices.words.isEmpty {
      return "DRAGNET_REPLAY=\"\(choices)\" \(command)"
    }
    return "DRAGNET_SEED=\(result.seed) \(command)"
  }

  /// The first failure without the rows about the run; empty without a failure.
  package var finding: String {
    result.counterexample.map { facts(of: $0).joined(separator: "\n") } ?? ""
  }

  /// Swift code that keeps the first failure as a regression test; `nil` without a failure.
  package var regressionTest: String? { result.counterexample.map { regression(of: $0) } }

  /// The lines about a failure.
  private func facts(of found: Counterexample, prefix: String = "") -> [String] {
    var rows = ["\(prefix)\(found.failure.law) does not hold"]
    if !found.failure.place.isEmpty { rows.append(row("at", found.failure.place)) }
    for path in found.keptFiles { rows.append(row("case", path)) }
    rows.append(row("for", cut(found.value)))
    if !found.failure.message.isEmpty { rows.append(row("saw", cut(found.failure.message))) }
    if !found.failure.advice.isEmpty { rows.append(row("do", cut(found.failure.advice))) }
    if let part = found.freeParts.first {
      let example = cut(part.example, to: Self.mostInSentence)
      rows.append(row("any", "\(found.freeParts.claim), for example \(example)"))
    }
    rows.append(row("again", replayLine(of: found)))
    if let flaky = found.flakiness {
      rows.append(row("flaky", "failed in \(flaky.failures) of \(flaky.replays) replays"))
    } else if found.keptFiles.isEmpty {
      rows.append(row("keep", regression(of: found)))
      if let file = result.keptFile, found.choices != nil {
        rows.append(row("file", "with DRAGNET_KEEP=NAME, the command above writes \(file)"))
      }
    }
    return rows
  }
}

// MARK: - What was not tested

extension RunReport {
  /// The lines about a run that judged too few cases: the reason, and what to do about it.
  private func facts(of reason: RunResult.Shortfall) -> [String] {
    let name = result.property
    let notEnough = "\(name) was not tested enough"
    switch reason {
    case .noCases: return ["\(name) was not tested: its phases had no cases"]
    case .discards:
      let all = result.cases + result.discards
      let title =
        result.cases == 0
        ? "\(name) was not tested: every case was discarded"
        : "\(notEnough): \(result.discards) of \(all) cases were discarded"
      return [title] + discardRows + [
        row(
          "do",
          "draw suitable values, for example with `map` or `flatMap`,\n"
            + "or allow more discards with `healthChecks.smallestShare`")
      ]
    case .time(let limit):
      let count = result.cases == 1 ? "1 case was" : "\(result.cases) cases were"
      let known = result.generated < result.cases ? ", of which \(result.generated) generated" : ""
      return [
        "\(notEnough): only \(count) judged in \(limit)\(known)",
        row("do", "raise `timeLimit`, or allow fewer cases with `healthChecks.fewestCases`"),
      ]
    case .slowDraws(let time):
      return [
        "\(notEnough): the domain needs \(time) to draw a case",
        row(
          "do",
          "draw smaller values, move work from the domain into the property,\n"
            + "or allow slower draws with `healthChecks.longestDraw`"),
      ]
    case .largeCases(let words):
      return [
        "\(notEnough): a case has \(words) words",
        row(
          "do",
          "draw smaller values, for example with a `count` of arrays and strings,\n"
            + "or allow larger cases with `healthChecks.largestCase`"),
      ]
    }
  }

  /// Whether the domain or the property discarded most cases; a cancelled task may have done so, too.
  private var isMostlyDiscarded: Bool {
    if case .cancelled = result.outcome { return false }
    return result.isMostlyDiscarded
  }

  /// The lines about the calls that discarded cases, if they are known.
  private var discardRows: [String] {
    let sites = result.discardSites.sorted { $0.value != $1.value ? $0.value > $1.value : $0 < $1 }
    return sites.map { site, count in row("by", "\(site) (\(count))") }
  }

  /// The lines about required labels, with their shares, which are surely too small if `isSure`.
  private func labelRows(_ required: [String: Double], isSure: Bool) -> [String] {
    required.sorted { $0.key < $1.key }.map { label, share in
      let known = Double(result.labels[label] ?? 0) / Double(max(result.cases, 1))
      let seen = result.shares[label] ?? known
      guard share <= 1 else {
        let least = "a share of \(share) is required; 1 is 100%"
        return row("label", "\(percent(seen)) \(label), but \(least)")
      }
      // Shares that are nearly equal have more digits.
      let decimals = isSure && percent(seen) == percent(share) ? 3 : 1
      let (measured, least) = (percent(seen, decimals), percent(share, decimals))
      let doubt = isSure ? "" : ": there was no time to become sure, so raise `timeLimit`"
      return row("label", "\(measured) \(label), but \(least) is required\(doubt)")
    }
  }
}

extension RunReport {
  /// The number of cases, and how the failure was found and shrunk.
  private var tried: String {
    var text = result.cases == 1 ? "1 case" : "\(result.cases) cases"
    if result.isExhaustive && result.counterexample == nil { text = "all " + text }
    if !result.isExhaustive { text += " with seed \(result.seed)" }
    if result.discards > 0 { text += ", \(result.discards) more discarded" }
    // A filter that discards most cases tests less than its author expects.
    if isMostlyDiscarded { text += " (most cases: use a domain that discards fewer)" }
    if result.isMostlyKnown {
      text += " (nearly all failed in known ways, so little else was tested)"
    }
    guard let found = result.counterexample else { return text }
    let first = cut(found.firstValue, to: Self.mostInSentence)
    if found.firstValue != found.value { text += "; the first to fail was \(first)" }
    if found.shrinkCalls > 0 { text += "; shrunk in \(found.shrinkCalls) calls" }
    if !found.isSmallest && found.flakiness == nil {
      text += found.shrinkCalls > 0 ? ", not completely" : "; not shrunk"
      switch found.shrinkEnd {
      case .time: text += " (its time was up: see `shrinkTimeLimit`)"
      case .calls: text += " (it ended after its last call: see `shrinkCalls`)"
      case .cancellation: text += " (the task was cancelled)"
      case nil: break
      }
    }
    if result.casesAfter > 0 { text += "; then \(result.casesAfter) for other failures" }
    return text
  }

  /// Returns names and their counts, the most frequent first.
  private func sorted(_ counts: [String: Int]) -> [(String, Int)] {
    counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
  }

  /// Returns a number with at most two decimals, unless it is very large or very small.
  private func number(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return "\(whole)" }
    guard (0.01..<1e12).contains(value.magnitude) else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  /// Returns a duration in a unit, with two decimals.
  private func decimal(_ duration: Duration, per unit: Duration) -> String {
    let hundredths = Int((duration / unit * 100).rounded())
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }

  /// Returns a share, 0...1, as a percentage.
  private func percent(_ share: Double, _ decimals: Int = 1) -> String {
    let digits = "\(Int((share * 100_000).rounded()))"
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    guard decimals == 1 else { return "\(padded.dropLast(3)).\(padded.suffix(3))%" }
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10)%"
  }

  private func percent(_ count: Int) -> String {
    let tenths = (count * 1000 + result.cases / 2) / max(result.cases, 1)
    return "\(tenths / 10).\(tenths % 10)%"
  }

  /// The largest number of characters of a value in a row of its own.
  private static let mostInRow = 2000
  /// The largest number of characters of a value in a sentence.
  private static let mostInSentence = 200

  /// Returns the beginning of a long text, with the length of the whole text.
  private func cut(_ text: String, to limit: Int = mostInRow) -> String {
    let count = text.count
    return count > limit ? "\(text.prefix(limit))… (\(count) characters)" : text
  }

  /// Returns lines in two columns.
  private func row(_ title: String, _ text: String) -> String {
    "  " + title + String(repeating: " ", count: 9 - title.count)
      + text.safeForTerminal.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + String(repeating: " ", count: 11))
  }
}
