/// The figures that libFuzzer prints during a search, of all processes of one target.
struct FuzzStatistics: Sendable {
  /// The figures that a process has printed last.
  private struct Figures {
    var executions = 0
    var features = 0
    var corpus = 0
  }

  /// The figures of each job.
  private var jobs: [Int: Figures] = [:]
  /// The executions of the processes that have ended.
  private var ended = 0
  /// The executions that showed something new.
  private(set) var discoveries = Discoveries()

  /// The number of inputs that were run, added up over all processes.
  var executions: Int { jobs.values.reduce(ended) { $0 + $1.executions } }
  /// The number of features that the job with the most features has seen: edges of the code, counts
  /// of edges, and labels of the property.
  var features: Int { jobs.values.map(\.features).max() ?? 0 }
  /// The greatest number of inputs that a job has kept because each showed a new feature.
  var corpus: Int { jobs.values.map(\.corpus).max() ?? 0 }

  /// Reads a line of libFuzzer's standard error.
  ///
  ///     #2048  NEW    cov: 310 ft: 811 corp: 94/2Kb lim: 64 exec/s: 1024 rss: 35Mb …
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - job: The number of the job that printed it.
  /// - Returns: Whether it was a status line.
  mutating func read(_ line: some StringProtocol, of job: Int = 0) -> Bool {
    guard line.hasPrefix("#") else { return false }
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let count = Int(first.dropFirst().prefix(while: \.isNumber))
    else { return false }
    var figures = jobs[job, default: Figures()]
    figures.executions = count
    for (label, value) in zip(words, words.dropFirst()) {
      guard let number = Int(value.prefix(while: \.isNumber)) else { continue }
      switch label {
      case "ft:": figures.features = number
      case "corp:": figures.corpus = number
      default: break
      }
    }
    jobs[job] = figures
    if words.dropFirst().first == "NEW" { discoveries.note(executions) }
    return true
  }

  /// Notes that the process of a job has ended, so that the executions of its next one are added.
  mutating func endProcess(of job: Int = 0) {
    ended += jobs[job]?.executions ?? 0
    jobs[job]?.executions = 0
  }
}
