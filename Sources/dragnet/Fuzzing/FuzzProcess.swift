import Foundation
import Subprocess

/// One process of a fuzz target, from its start to its end.
struct FuzzProcess {
  /// The executable.
  var executable: URL
  /// The inputs that it begins with; what it finds goes to the first of these folders.
  var corpora: [URL]
  /// Where inputs that fail go.
  var artifacts: URL
  /// How long to search.
  var seconds: Int
  /// How many processes to search with.
  var jobs: Int
  /// What all random choices come from; 0 for a fresh one.
  var seed: UInt32
  /// The laws that need not be found once more.
  var known: Set<String>
  /// What else the target is told by its environment.
  var environment: [Environment.Key: String?] = [:]

  /// How it ended.
  struct End {
    /// The inputs that failed, as it saved them.
    var artifacts: [URL]
    /// The last lines on its standard error.
    var log: [String]
    /// Whether it ended as it should, with or without a failure.
    var isClean: Bool
  }

  /// Runs the process.
  ///
  /// - Parameters:
  ///   - interruption: Stops it early.
  ///   - onLine: Called with every line of its standard error.
  /// - Returns: How it ended.
  /// - Throws: What starting it throws.
  func run(interruption: Interruption, onLine: (String) -> Void) async throws -> End {
    var arguments = [
      "-max_total_time=\(seconds)", "-artifact_prefix=\(artifacts.path)/", "-seed=\(seed)",
      "-max_len=4096", "-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1",
    ]
    if jobs > 1 { arguments += ["-fork=\(jobs)"] }
    arguments += corpora.map(\.path)
    let result = try await Subprocess.run(
      .path(.init(executable.path)), arguments: Arguments(arguments),
      environment: .inherit.updating([
        // Swift's own crash handler would take the signal before libFuzzer saves the input.
        "SWIFT_BACKTRACE": "enable=no",
        "DRAGNET_KNOWN_LAWS": known.sorted().joined(separator: ","),
      ]).updating(environment),
      input: .none, output: .discarded, error: .sequence
    ) { execution in
      interruption.onRequest { try? execution.send(signal: .interrupt) }
      defer { interruption.onRequest(nil) }
      var artifacts: [URL] = []
      var log: [String] = []
      for try await line in execution.standardError.strings() {
        if let end = line.range(of: FuzzProcess.savedMark)?.upperBound {
          artifacts.append(URL(filePath: String(line[end...])))
        }
        log.append(line)
        if log.count > 200 { log.removeFirst(100) }
        onLine(line)
      }
      return (artifacts, log)
    }
    let codes = [0, FuzzProcess.foundCode, FuzzProcess.timeoutCode, FuzzProcess.interruptCode]
    let isClean =
      if case .exited(let code) = result.terminationStatus { codes.contains(code) } else { false }
    let (artifacts, log) = result.closureResult
    return End(artifacts: artifacts, log: log, isClean: isClean)
  }

  /// What libFuzzer says before the path of an input that it saved.
  ///
  /// It may be one that was saved before, so that looking for new files would miss it.
  private static let savedMark = "Test unit written to "

  // The exit codes of libFuzzer.
  private static let foundCode: Int32 = 77
  private static let timeoutCode: Int32 = 70
  private static let interruptCode: Int32 = 72
}
