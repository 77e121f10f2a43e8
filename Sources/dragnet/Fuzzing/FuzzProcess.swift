import Foundation
import Subprocess

/// The settings of one process of a fuzz target.
struct FuzzProcess {
  /// The target.
  var target: TargetExecutable
  /// The folders of the inputs to begin with; new inputs are written to the first one.
  var corpora: [URL]
  /// The folder for failing inputs.
  var artifacts: URL
  /// The time to search.
  var limit: Limit
  /// The seed of all random choices; 0 for a fresh seed.
  var seed: UInt32
  /// The laws to leave out of the search.
  var known: Set<String>
  /// The time that one input may take, in seconds.
  var timeout = FuzzProcess.usualTimeout
  /// The memory that one input may take, in MiB.
  var memory = 2048
  /// The folder for temporary files; `nil` for the system's.
  var temporary: URL?
  /// Further environment variables of the target.
  var environment: [String: String] = [:]
  /// Further options of libFuzzer, which replace others of the same names.
  var flags: [String] = []

  /// The number of bytes that the inputs of a search have at most, unless the user sets another one.
  static let longestInput = 4096
  /// The time that one input may take if the user sets no other, in seconds.
  static let usualTimeout = 10

  /// The time that a search may take.
  enum Limit {
    /// Elapsed time, for people who wait.
    case clock(seconds: Int)
    /// CPU time, including that of starting, which does not depend on how busy the machine is.
    case cpu(seconds: Int)
  }

  /// The output of the process.
  struct End {
    /// The failing inputs that it reported as saved.
    var artifacts: [URL] = []
    /// The bytes of small failing inputs, which it also printed, by the names of their files.
    var spelled: [String: [UInt8]] = [:]
    /// The seconds that slow inputs took, by the names of their files.
    var slowness: [String: Int] = [:]
    /// The last lines of its standard error.
    var log: [String] = []
    /// The CPU time that it took.
    var cpuTime = Duration.zero
    /// Whether it ended properly, with or without a failure.
    var isClean = false

    /// Reads a line of standard error.
    fileprivate mutating func read(_ line: String) {
      if let mark = line.range(of: FuzzProcess.savedMark)?.upperBound {
        let artifact = URL(filePath: String(line[mark...]))
        artifacts.append(artifact)
        if let seconds = log.last.flatMap(FuzzProcess.slowness) {
          slowness[artifact.lastPathComponent] = seconds
        }
      } else if line.hasPrefix(FuzzProcess.spelledMark), let last = artifacts.last {
        let text = String(line.dropFirst(FuzzProcess.spelledMark.count))
        spelled[last.lastPathComponent] = Data(base64Encoded: text).map { [UInt8]($0) }
      }
      log.append(line)
      if log.count > 200 { log.removeFirst(100) }
    }
  }

  /// Runs the process and waits for its end.
  ///
  /// - Parameters:
  ///   - interruption: A request that stops the process early.
  ///   - onStart: A function that is called with the process when it has started.
  ///   - onLine: A function that is called with each line of standard error.
  /// - Returns: The output.
  /// - Throws: ``CommandFailure`` if a variable of Dragnet is malformed, if the process cannot be
  ///   started, and with the status ``ExitStatus/interrupted`` if a signal came before the start.
  func run(
    interruption: Interruption, onStart: (ChildProcess) -> Void = { _ in },
    onLine: (String) -> Void = { _ in }
  ) async throws(CommandFailure) -> End {
    var end = End()
    var lines = LineSplitter()
    func read(_ line: String) {
      end.read(line)
      onLine(line)
    }
    var running: ChildProcess?
    defer { if let running { interruption.forget(running) } }
    let start = try FuzzStart(of: target, arguments, variables)
    let status = try await ChildProcess.run(
      .at(start.file), start.arguments, environment: start.environment,
      reading: .error,
      onStart: { child in
        running = child
        interruption.stops(child)
        onStart(child)
      },
      onOutput: { lines.read($0, read) })
    lines.finish(read)
    end.cpuTime = running?.cpuTime ?? .zero
    end.isClean = status.code.map(FuzzProcess.codes.contains) ?? false
    return end
  }

  private var arguments: [String] {
    var arguments = [
      "-artifact_prefix=\(artifacts.path)/", "-seed=\(seed)",
      "-max_len=\(FuzzProcess.longestInput)", "-timeout=\(timeout)", "-rss_limit_mb=\(memory)",
      "-print_final_stats=1",
    ]
    if case .clock(let seconds) = limit { arguments.append("-max_total_time=\(seconds)") }
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

  /// The text that it prints before the bytes of a small failing input.
  private static let spelledMark = "Base64: "

  /// Returns the seconds that a slow input took, from the line before the path of its file.
  private static func slowness(_ line: String) -> Int? {
    let mark = "Slowest unit: "
    guard line.hasPrefix(mark) else { return nil }
    return Int(line.dropFirst(mark.count).prefix(while: \.isNumber))
  }

  /// The exit codes of libFuzzer: success, a failing input, a timeout, too much memory,
  /// interrupted.
  private static let codes: Set<Int32> = [0, failingInput, 70, 71, 72]

  /// The exit code of libFuzzer for a failing input.
  static let failingInput: Int32 = 77
}
