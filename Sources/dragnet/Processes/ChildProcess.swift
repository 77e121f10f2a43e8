import Foundation
import Subprocess
import Synchronization

/// A program that runs in a child process.
final class ChildProcess: Sendable {
  /// The number of the process, and of its group unless it shares the terminal; `nil` before it
  /// starts and after it has ended.
  private let group = Mutex<pid_t?>(nil)
  private let sharesTerminal: Bool
  private let time = Mutex(Duration.zero)

  private init(sharesTerminal: Bool) { self.sharesTerminal = sharesTerminal }

  /// The output to read; the rest is discarded.
  enum Output {
    /// Standard error.
    case error
    /// Standard output and standard error, combined.
    case all
  }

  /// Sends a signal to the process and its process group, unless it has ended.
  func send(_ signal: Int32) {
    group.withLock { group in
      if let group { kill(sharesTerminal ? group : -group, signal) }
    }
  }

  /// Kills the process, its process group and all their descendants, unless it has ended.
  func end() {
    group.withLock { group in
      guard let group else { return }
      // A process that is asked to stop starts no other.
      kill(group, SIGSTOP)
      Descendants.kill(of: group)
      kill(sharesTerminal ? group : -group, SIGKILL)
    }
  }

  /// The memory of the process in MiB; 0 after its end, and on platforms where it cannot be read.
  var memory: Int {
    guard let process = group.withLock({ $0 }),
      let pages = (try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8))?
        .split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return (pages * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20
  }

  /// The CPU time of the process at its last output, or at its end; 0 on platforms where it cannot be read.
  var cpuTime: Duration { time.withLock { $0 } }

  /// Notes the CPU time of the process so far.
  private func noteTime() {
    group.withLock { process in
      guard let spent = process.flatMap(CPUTime.of) else { return }
      time.withLock { $0 = max($0, spent) }
    }
  }

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - name: The name under which the program sees itself; `nil` for its path.
  ///   - arguments: Its arguments.
  ///   - environment: All of its environment variables; see ``ChildEnvironment``.
  ///   - folder: Its working folder; `nil` for that of this process.
  ///   - output: The output to read.
  ///   - sharesTerminal: Whether it may ask the user something. Otherwise it has a process group of
  ///     its own, and cannot read from the terminal.
  ///   - seconds: The time after which it is killed; `nil` for no limit.
  ///   - onStart: A function that is called with the process when it has started.
  ///   - onOutput: A function that is called with each piece of its output.
  /// - Returns: The exit status, or the signal that ended the program.
  /// - Throws: ``CommandFailure`` if the program cannot be started, or if a signal asks the command
  ///   to end before it is started.
  static func run(
    _ executable: Executable, as name: String? = nil, _ arguments: [String],
    environment: [String: String],
    in folder: URL? = nil, reading output: Output, sharesTerminal: Bool = false,
    seconds: Double? = nil,
    onStart: (ChildProcess) -> Void = { _ in }, onOutput: (UnsafeRawBufferPointer) -> Void
  ) async throws(CommandFailure) -> TerminationStatus {
    let child = ChildProcess(sharesTerminal: sharesTerminal)
    defer { child.leave() }
    try await child.enter()
    let list =
      name.map { Arguments(executablePathOverride: $0, remainingValues: arguments) }
      ?? Arguments(arguments)
    var options = PlatformOptions()
    if !sharesTerminal { options.processGroupID = 0 }
    nonisolated(nonsending) func read(_ process: pid_t, _ pieces: SubprocessOutputSequence)
      async throws
    {
      child.group.withLock { $0 = process }
      // The process is not yet waited for, so no other process has its number.
      defer {
        // A member of its group that outlives it must not outlive this command.
        if Termination.isRequested { child.end() }
        child.group.withLock { $0 = nil }
      }
      // A signal may have come while the process was started.
      if Termination.isRequested { child.end() }
      let deadline = Task.detached {
        guard let seconds else { return }
        try await Task.sleep(for: .seconds(seconds))
        child.end()
      }
      defer { deadline.cancel() }
      onStart(child)
      for try await piece in pieces {
        child.noteTime()
        piece.withUnsafeBytes(onOutput)
      }
      child.noteTime()
    }
    let variables = Environment.of(environment)
    do {
      // The library forks once for each folder of PATH that it tries.
      let program = try await Executable.path(executable.resolveExecutablePath(in: variables))
      switch output {
      case .error:
        return try await Subprocess.run(
          program, arguments: list, environment: variables,
          workingDirectory: folder.map { .init($0.path) }, platformOptions: options,
          input: .none, output: .discarded, error: .sequence
        ) { try await read($0.processIdentifier.value, $0.standardError) }.terminationStatus
      case .all:
        return try await Subprocess.run(
          program, arguments: list, environment: variables,
          workingDirectory: folder.map { .init($0.path) }, platformOptions: options,
          input: .none, output: .sequence, error: .combinedWithOutput
        ) { try await read($0.processIdentifier.value, $0.standardOutput) }.terminationStatus
      }
    } catch {
      throw CommandFailure(.inputOutput, "\(executable): cannot be run: \(error)")
    }
  }
}

extension ChildProcess {
  /// Adds the process to those that are being started or run.
  ///
  /// - Throws: ``CommandFailure`` if a signal asks the command to end.
  private func enter() async throws(CommandFailure) {
    repeat {
      leave()
      try await Termination.check()
      ChildProcess.running.withLock { $0[ObjectIdentifier(self)] = self }
      // A signal that comes from here on waits for the process to start, and then kills it.
    } while Termination.isRequested
  }

  /// Removes the process from those that are being started or run.
  private func leave() {
    ChildProcess.running.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(self)) }
  }
}

extension TerminationStatus {
  /// The exit status; `nil` if a signal ended the program.
  var code: Int32? { if case .exited(let code) = self { code } else { nil } }
}

extension Executable {
  /// Returns the program in a file.
  static func at(_ file: URL) -> Executable { .path(.init(file.path)) }
}

extension Environment {
  /// Returns an environment that has exactly the given variables.
  static func of(_ variables: [String: String]) -> Environment {
    .custom(
      Dictionary(
        uniqueKeysWithValues: variables.map { (Environment.Key(stringLiteral: $0), $1) }))
  }
}

// MARK: - All children

extension ChildProcess {
  /// The processes that are being started or run.
  private static let running = Mutex<[ObjectIdentifier: ChildProcess]>([:])

  /// Whether a process is being started or runs.
  static var areRunning: Bool { running.withLock { !$0.isEmpty } }

  /// Whether a process is being started, so that it cannot be killed yet.
  static var areStarting: Bool {
    running.withLock { running in running.values.contains { $0.group.withLock { $0 } == nil } }
  }

  /// Sends a signal to all processes that this command has started.
  static func sendToAll(_ signal: Int32) {
    for child in running.withLock({ Array($0.values) }) { child.send(signal) }
  }

  /// Kills all descendants of this process.
  static func killAll() {
    Descendants.kill(of: getpid())
    sendToAll(SIGKILL)
  }
}

/// The processes that a process has started, directly or indirectly.
enum Descendants {
  /// Kills the descendants of a process that starts no other.
  ///
  /// A descendant can have left the group of its parent, as the compilers of `swift build` do.
  static func kill(of process: pid_t) {
    // Once all descendants are asked to stop, they start no other either.
    var stopped: [pid_t] = []
    while true {
      let others = list(of: process).filter { !stopped.contains($0) }
      if others.isEmpty { break }
      for other in others { send(SIGSTOP, to: other) }
      stopped += others
    }
    // Parents last: the descendants of a process that has ended cannot be found any more.
    for other in stopped.reversed() { send(SIGKILL, to: other) }
  }

  private static func send(_ signal: Int32, to process: pid_t) { Foundation.kill(process, signal) }

  /// Returns the descendants of a process, parents before their children; none on platforms where they
  /// cannot be listed.
  private static func list(of process: pid_t) -> [pid_t] {
    #if os(Linux)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      let parents = names.compactMap { pid_t($0) }.compactMap { child in
        parent(of: child).map { (child, $0) }
      }
      var found: [pid_t] = []
      var last: Set = [process]
      while !last.isEmpty {
        last = Set(parents.filter { last.contains($0.1) }.map(\.0)).subtracting(found)
        found += last
      }
      return found
    #else
      return []
    #endif
  }

  #if os(Linux)
    /// Returns the parent of a process, from `/proc/PROCESS/stat`: `7 (name) S 1 …`.
    private static func parent(of process: pid_t) -> pid_t? {
      guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = stat.lastIndex(of: ")")
      else { return nil }
      let words = stat[stat.index(after: end)...].split(separator: " ")
      return words.count > 1 ? pid_t(words[1]) : nil
    }
  #endif
}
