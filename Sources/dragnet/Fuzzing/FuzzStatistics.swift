/// What libFuzzer says of a search while it runs, added up over the processes of one target.
struct FuzzStatistics: Sendable {
  /// Inputs that were run.
  var executions = 0
  /// Features seen: edges of the code, counts of them, and what the property observes.
  var features = 0
  /// Inputs kept because each showed a feature that no other did.
  var corpus = 0

  /// Executions of the processes that have ended.
  private var ended = 0

  /// Takes in a line of libFuzzer's standard error.
  ///
  ///     #2048  NEW    cov: 310 ft: 811 corp: 94/2Kb lim: 64 exec/s: 1024 rss: 35Mb …
  ///     #2048: cov: 310 ft: 811 corp: 94 exec/s: 1024 …    (with several jobs)
  ///
  /// - Returns: Whether it was a line of status.
  mutating func read(_ line: some StringProtocol) -> Bool {
    guard line.hasPrefix("#") else { return false }
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let count = Int(first.dropFirst().prefix(while: \.isNumber))
    else { return false }
    executions = ended + count
    for (label, value) in zip(words, words.dropFirst()) {
      guard let number = Int(value.prefix(while: \.isNumber)) else { continue }
      switch label {
      case "ft:": features = number
      case "corp:": corpus = number
      default: break
      }
    }
    return true
  }

  /// Notes that a process has ended, so that the next one counts on.
  mutating func endProcess() { ended = executions }
}
