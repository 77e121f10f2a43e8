/// The result of a run in words: a pure function of it.
///
/// Where a case failed it is four facts, then what was tried:
///
///     a list is its own reverse does not hold
///       at       ListTests/ReverseTests.swift:12
///       for      [0, 1]
///       again    DRAGNET_REPLAY="1 0 1 1 0" swift test
///       keep     @Test func `a list is its own reverse for [0, 1]`() {
///                  replaying(value: [0, 1] as Array<Int>) { `a list is its own reverse`() }
///                }
///       tried    23 cases with seed 42; the first to fail was [8, -3]; shrunk in 9 calls
public struct RunReport: Error, Sendable, CustomStringConvertible {
  /// What is reported.
  public let result: RunResult
  /// What to run so that the environment of the replay line reaches the property.
  public let command: String
  /// The test that ran the property, if another one can call it.
  public let test: TestFunction?

  /// A report on `result`.
  ///
  /// - Parameters:
  ///   - result: The result of a run.
  ///   - command: The command line that runs the property, and only it if possible.
  ///   - test: The test that ran the property, if another one can call it.
  public init(_ result: RunResult, command: String = "swift test", test: TestFunction? = nil) {
    self.result = result
    self.command = command
    self.test = test
  }

  /// The report as text, without a newline at its end.
  public var description: String {
    let name = result.property
    var lines: [String]
    switch result.outcome {
    case .held: lines = ["\(name) holds"]
    case .failed(let found):
      lines = ["\(found.failure.law) does not hold"] + facts(of: found)
    case .allDiscarded: lines = ["\(name) was not tested: every case was discarded"]
    case .cancelled: lines = ["\(name) was not tested to the end: its task was cancelled"]
    case .uncovered(let required):
      lines = ["\(name) was not tested as required"]
      for (feature, share) in required.sorted(by: { $0.key < $1.key }) {
        let seen = percent(result.features[feature] ?? 0)
        let tenths = Int((share * 1000).rounded())
        lines.append(row("seen", "\(seen) \(feature), required is \(tenths / 10).\(tenths % 10)%"))
      }
    }
    lines.append(row("tried", tried))
    for (feature, count) in features { lines.append(row("", "\(percent(count)) \(feature)")) }
    for other in result.others {
      lines += ["and \(other.failure.law) does not hold"] + facts(of: other)
    }
    return lines.joined(separator: "\n")
  }

  /// The line to paste to see the failure again, or to run the same cases where there is none.
  public var replayLine: String { replayLine(of: result.counterexample) }

  private func replayLine(of found: Counterexample?) -> String {
    if let choices = found?.choices, !choices.words.isEmpty {
      return "DRAGNET_REPLAY=\"\(choices)\" \(command)"
    }
    return "DRAGNET_SEED=\(result.seed) \(command)"
  }

  /// The rows about a failure.
  private func facts(of found: Counterexample) -> [String] {
    var rows: [String] = []
    if !found.failure.place.isEmpty { rows.append(row("at", found.failure.place)) }
    rows.append(row("for", found.value))
    if !found.failure.message.isEmpty { rows.append(row("saw", found.failure.message)) }
    for part in found.freeParts {
      rows.append(row("any", "\(part.name) fails as well, such as \(part.example)"))
    }
    rows.append(row("again", replayLine(of: found)))
    if let flaky = found.flakiness {
      rows.append(row("flaky", "failed in \(flaky.failures) of \(flaky.replays) replays"))
    } else {
      rows.append(row("keep", regression(of: found)))
    }
    return rows
  }
}

extension RunReport {
  private var tried: String {
    var text = result.isExhaustive ? "all \(result.cases) cases" : "\(result.cases) cases"
    if result.counterexample != nil { text = "\(result.cases) cases" }
    if !result.isExhaustive { text += " with seed \(result.seed)" }
    if result.discards > 0 { text += ", \(result.discards) more discarded" }
    // A filter that throws most away tests less than its author thinks.
    if result.isMostlyDiscarded { text += " (most are: a better domain finds more)" }
    guard let found = result.counterexample else { return text }
    if found.firstValue != found.value { text += "; the first to fail was \(found.firstValue)" }
    if found.shrinkCalls > 0 { text += "; shrunk in \(found.shrinkCalls) calls" }
    if !found.isSmallest && found.flakiness == nil { text += ", not to the end" }
    if result.casesAfter > 0 { text += "; then \(result.casesAfter) for other failures" }
    return text
  }

  private var features: [(String, Int)] {
    result.features.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
  }

  private func percent(_ count: Int) -> String {
    let tenths = (count * 1000 + result.cases / 2) / max(result.cases, 1)
    return "\(tenths / 10).\(tenths % 10)%"
  }

  /// A line of two columns.
  private func row(_ title: String, _ text: String) -> String {
    "  " + title + String(repeating: " ", count: 9 - title.count)
      + text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + String(repeating: " ", count: 11))
  }
}
