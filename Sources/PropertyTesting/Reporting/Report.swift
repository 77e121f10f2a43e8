/// The result of a run in words: a pure function of it.
///
/// Where a case failed it is four facts, then what was tried:
///
///     a list is its own reverse does not hold
///       at       ListTests/ReverseTests.swift:12
///       for      [0, 1]
///       again    DRAGNET_REPLAY="1 0 1 1 0" swift test
///       tried    23 cases with seed 42; the first to fail was [8, -3], shrunk in 9 calls
public struct Report: Error, Sendable, CustomStringConvertible {
  /// What is reported.
  public let result: RunResult
  /// What to run so that the environment of the replay line reaches the property.
  public let command: String

  /// A report on `result`.
  ///
  /// - Parameters:
  ///   - result: The result of a run.
  ///   - command: The command line that runs the property, and only it if possible.
  public init(_ result: RunResult, command: String = "swift test") {
    self.result = result
    self.command = command
  }

  /// The report as text, without a newline at its end.
  public var description: String {
    var lines: [String] = []
    switch result.outcome {
    case .held:
      lines = ["\(result.property) holds"]
    case .allDiscarded:
      lines = ["\(result.property) was not tested: every case was discarded"]
    case .failed(let found):
      lines = ["\(found.failure.law) does not hold"]
      if !found.failure.place.isEmpty { lines.append(row("at", found.failure.place)) }
      lines.append(row("for", found.value))
      if !found.failure.message.isEmpty { lines.append(row("saw", found.failure.message)) }
      lines.append(row("again", replayLine))
    }
    lines.append(row("tried", tried))
    for (feature, count) in features { lines.append(row("", "\(percent(count)) \(feature)")) }
    return lines.joined(separator: "\n")
  }

  /// The line to paste to see the failure again, or to run the same cases where there is none.
  public var replayLine: String {
    if let choices = result.counterexample?.choices, !choices.words.isEmpty {
      return "DRAGNET_REPLAY=\"\(choices)\" \(command)"
    }
    return "DRAGNET_SEED=\(result.seed) \(command)"
  }

  private var tried: String {
    var text = "\(result.cases) cases with seed \(result.seed)"
    if result.discards > 0 { text += ", \(result.discards) more discarded" }
    guard let found = result.counterexample else { return text }
    if found.firstValue != found.value { text += "; the first to fail was \(found.firstValue)" }
    text += "; shrunk in \(found.shrinkCalls) calls"
    return found.isSmallest ? text : text + ", not to the end"
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
