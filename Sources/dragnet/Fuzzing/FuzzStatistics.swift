/// The figures that libFuzzer prints during a search, added up over the processes of one target.
struct FuzzStatistics: Sendable {
  /// The number of inputs that were run.
  var executions = 0
  /// The number of features seen: edges of the code, counts of edges, and labels of the property.
  var features = 0
  /// The number of inputs that were kept because each showed a new feature.
  var corpus = 0

  /// The executions of the processes that have ended.
  private var ended = 0

  /// Reads a line of libFuzzer's standard error.
  ///
  ///     #2048  NEW    cov: 310 ft: 811 corp: 94/2Kb lim: 64 exec/s: 1024 rss: 35Mb …
  ///     #2048: cov: 310 ft: 811 corp: 94 exec/s: 1024 …    (with several jobs)
  ///
  /// - Returns: Whether it was a status line.
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

  /// Notes that a process has ended, so that the executions of the next one are added.
  mutating func endProcess() { ended = executions }
}
