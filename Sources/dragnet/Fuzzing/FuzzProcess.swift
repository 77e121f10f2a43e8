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
  var limit: Limit
  /// How many processes to search with.
  var jobs: Int
  /// What all random choices come from; 0 for a fresh one.
  var seed: UInt32
  /// The laws that need not be found once more.
  var known: Set<String>
  /// How many seconds one input may take.
  var timeout = 10
  /// How many MiB one input may take.
  var memory = 2048
  /// Where several jobs have their own files; `nil` for a place of the system's.
  var temporary: URL?
  /// Whether it goes on after an input that ends one of its jobs; those are saved, but not told of.
  var outlivesFailures = false
  /// What else the target is told by its environment.
  var environment: [Environment.Key: String?] = [:]

  /// How long a search may take.
  enum Limit {
    /// Seconds that go by: what people wait for.
    case clock(seconds: Int)
    /// Seconds that the processor works for it, its start included: what compares searches, however
    /// busy the machine is. Of several jobs each has as many.
    case processor(seconds: Int)
  }

  /// How it ended, and while it runs, what it said so far.
  struct End {
    /// The inputs that failed, as it said it saved them; in fork mode it does not tell of all.
    var artifacts: [URL] = []
    /// The inputs that it spelled out, too, by the names of their files; only small ones.
    var spelled: [String: [UInt8]] = [:]
    /// The last lines on its standard error.
    var log: [String] = []
    /// Whether it ended as it should, with or without a failure.
    var isClean = false
    /// Whether it was stopped by the wish of who read its lines.
    var isStopped = false
  }

  /// Runs the process.
  ///
  /// - Parameters:
  ///   - interruption: Stops it early.
  ///   - onLine: Called with every line of its standard error and all that is known by then; returns
  ///     whether it is to go on.
  /// - Returns: How it ended.
  /// - Throws: What starting it throws.
  func run(
    interruption: Interruption, onLine: (String, End) -> Bool
  ) async throws -> End {
    var options = PlatformOptions()
    // A group of its own, so that its jobs can be told to end with it.
    options.processGroupID = 0
    let result = try await Subprocess.run(
      .path(.init(executable.path)), arguments: Arguments(arguments),
      environment: .inherit.updating(variables), platformOptions: options,
      input: .none, output: .discarded, error: .sequence
    ) { execution in
      interruption.onRequest { try? execution.send(signal: .interrupt, toProcessGroup: true) }
      defer { interruption.onRequest(nil) }
      var end = End()
      for try await line in execution.standardError.strings() {
        if let mark = line.range(of: FuzzProcess.savedMark)?.upperBound {
          end.artifacts.append(URL(filePath: String(line[mark...])))
        } else if line.hasPrefix(FuzzProcess.spelledMark), let last = end.artifacts.last {
          let text = String(line.dropFirst(FuzzProcess.spelledMark.count))
          end.spelled[last.lastPathComponent] = Data(base64Encoded: text).map { [UInt8]($0) }
        }
        end.log.append(line)
        if end.log.count > 200 { end.log.removeFirst(100) }
        if !onLine(line, end) && !end.isStopped {
          end.isStopped = true
          try? execution.send(signal: .interrupt, toProcessGroup: true)
        }
      }
      return end
    }
    var end = result.closureResult
    if case .exited(let code) = result.terminationStatus {
      end.isClean = FuzzProcess.codes.contains(code)
    }
    return end
  }

  private var arguments: [String] {
    var arguments = [
      "-artifact_prefix=\(artifacts.path)/", "-seed=\(seed)",
      "-max_len=4096", "-timeout=\(timeout)", "-rss_limit_mb=\(memory)", "-print_final_stats=1",
    ]
    if case .clock(let seconds) = limit { arguments.append("-max_total_time=\(seconds)") }
    if jobs > 1 {
      arguments += ["-fork=\(jobs)", "-ignore_crashes=\(outlivesFailures ? 1 : 0)"]
    }
    return arguments + corpora.map(\.path)
  }

  private var variables: [Environment.Key: String?] {
    var variables: [Environment.Key: String?] = [
      // Swift's own crash handler would take the signal before libFuzzer saves the input.
      "SWIFT_BACKTRACE": "enable=no",
      "DRAGNET_KNOWN_LAWS": known.sorted().joined(separator: ","),
    ]
    if case .processor(let seconds) = limit {
      variables["DRAGNET_CPU_SECONDS"] = "\(seconds)"
    }
    if let temporary { variables["TMPDIR"] = temporary.path }
    return variables.merging(environment) { $1 }
  }

  /// What libFuzzer says before the path of an input that it saved.
  ///
  /// It may be one that was saved before, so that looking for new files would miss it.
  static let savedMark = "Test unit written to "
  /// What it says before the reason why an input failed: after the number of the process, so that the
  /// same reason reads the same from there on.
  static let reasonMark = "ERROR: "
  /// What it says before the bytes of a small one.
  private static let spelledMark = "Base64: "

  /// The exit codes of libFuzzer: all is well; an input failed, took too long, or took too much memory;
  /// it was interrupted.
  private static let codes: Set<Int32> = [0, 77, 70, 71, 72]
}
