import Foundation
import Subprocess

/// The settings of one process of a fuzz target.
struct FuzzProcess {
  /// The executable.
  var executable: URL
  /// The folders of the inputs to begin with; new inputs are written to the first one.
  var corpora: [URL]
  /// The folder for failing inputs.
  var artifacts: URL
  /// The time to search.
  var limit: Limit
  /// The number of jobs, which are processes of their own if there are several.
  var jobs: Int
  /// The seed of all random choices; 0 for a fresh seed.
  var seed: UInt32
  /// The laws to leave out of the search.
  var known: Set<String>
  /// The time that one input may take, in seconds.
  var timeout = 10
  /// The memory that one input may take, in MiB.
  var memory = 2048
  /// The folder for the files of several jobs; `nil` for the system's temporary folder.
  var temporary: URL?
  /// Whether several jobs continue after an input that ends one of them; such inputs are saved but
  /// not all reported.
  var outlivesFailures = false
  /// Further environment variables of the target.
  var environment: [String: String] = [:]
  /// Further options of libFuzzer, which replace others of the same names.
  var flags: [String] = []

  /// The time that a search may take.
  enum Limit {
    /// Elapsed time, for people who wait.
    case clock(seconds: Int)
    /// CPU time, including that of starting, which does not depend on how busy the machine is. With
    /// several jobs it applies to each.
    case cpu(seconds: Int)
  }

  /// The output of the process, complete or so far.
  struct End {
    /// The failing inputs that it reported as saved; in fork mode it does not report all of them.
    var artifacts: [URL] = []
    /// The bytes of small failing inputs, which it also printed, by the names of their files.
    var spelled: [String: [UInt8]] = [:]
    /// The seconds that slow inputs took, by the names of their files.
    var slowness: [String: Int] = [:]
    /// The last lines of its standard error.
    var log: [String] = []
    /// Whether it ended properly, with or without a failure.
    var isClean = false
    /// Whether it was stopped because `onLine` returned `false`.
    var isStopped = false
  }

  /// Runs the process and waits for its end.
  ///
  /// - Parameters:
  ///   - interruption: A request that stops the process early.
  ///   - onLine: A function that is called with each line of standard error and the output so far;
  ///     it returns whether the process should continue.
  /// - Returns: The output.
  /// - Throws: ``CommandFailure`` if a variable of Dragnet is malformed, and the errors of starting
  ///   a process.
  func run(
    interruption: Interruption, onLine: (String, End) async -> Bool
  ) async throws -> End {
    var options = PlatformOptions()
    // Its own process group, so that its jobs receive signals, too.
    options.processGroupID = 0
    let result = try await Subprocess.run(
      .at(executable), arguments: Arguments(arguments),
      environment: .of(ChildEnvironment.ofTarget(variables)), platformOptions: options,
      input: .none, output: .discarded, error: .sequence
    ) { execution in
      interruption.onRequest { try? execution.send(signal: .interrupt, toProcessGroup: true) }
      defer { interruption.onRequest(nil) }
      var end = End()
      for try await line in execution.standardError.strings() {
        if let mark = line.range(of: FuzzProcess.savedMark)?.upperBound {
          let artifact = URL(filePath: String(line[mark...]))
          end.artifacts.append(artifact)
          if let seconds = end.log.last.flatMap(FuzzProcess.slowness) {
            end.slowness[artifact.lastPathComponent] = seconds
          }
        } else if line.hasPrefix(FuzzProcess.spelledMark), let last = end.artifacts.last {
          let text = String(line.dropFirst(FuzzProcess.spelledMark.count))
          end.spelled[last.lastPathComponent] = Data(base64Encoded: text).map { [UInt8]($0) }
        }
        end.log.append(line)
        if end.log.count > 200 { end.log.removeFirst(100) }
        if await !onLine(line, end) && !end.isStopped {
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
    return arguments + flags + corpora.map(\.path)
  }

  private var variables: [String: String] {
    var variables = ["DRAGNET_KNOWN_LAWS": known.sorted().joined(separator: "\n")]
    if case .cpu(let seconds) = limit { variables["DRAGNET_CPU_SECONDS"] = "\(seconds)" }
    if let temporary { variables["TMPDIR"] = temporary.path }
    return variables.merging(environment) { $1 }
  }

  /// The text that libFuzzer prints before the path of an input that it saved.
  ///
  /// The file may exist from an earlier failure, so a search for new files would miss it.
  static let savedMark = "Test unit written to "
  /// Returns the seconds that a slow input took, from the line before the path of its file.
  private static func slowness(_ line: String) -> Int? {
    let mark = "Slowest unit: "
    guard line.hasPrefix(mark) else { return nil }
    return Int(line.dropFirst(mark.count).prefix(while: \.isNumber))
  }

  /// The text that it prints between the number of the process and the reason of a failure.
  static let reasonMark = "ERROR: "
  /// The text that it prints before the bytes of a small failing input.
  private static let spelledMark = "Base64: "

  /// The exit codes of libFuzzer: success, a failing input, a timeout, too much memory,
  /// interrupted.
  private static let codes: Set<Int32> = [0, failingInput, 70, 71, 72]

  /// The exit code of libFuzzer for a failing input.
  static let failingInput: Int32 = 77
}
