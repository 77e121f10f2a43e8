import Foundation

/// The folder of one run, `.dragnet/runs/TARGET/ID`, which no other run uses.
///
/// The run holds a lock on it. An unlocked folder therefore belongs to a killed run, and the next
/// run recovers its files:
///
///     lock        the time at which the run should have ended
///     artifacts/  failing inputs that are not yet reported
///     seeds/      the scripts of the corpus as bytes
///     broken/     inputs that were found after a failure, and may break a known law
///     temporary/  the temporary files of the targets
final class RunFolder {
  /// The folder.
  let root: URL
  private let lock: FileLock
  private let registration: Cleanup.Registration

  /// Creates the folder of a new run and locks it.
  ///
  /// - Parameters:
  ///   - parent: The folder of all runs of the target.
  ///   - seconds: The time that the run is meant to take.
  /// - Returns: The folder.
  /// - Throws: ``CommandFailure`` if it cannot be created or locked.
  static func create(in parent: URL, seconds: Int) throws(CommandFailure) -> RunFolder {
    let root = parent.appending(path: UUID().uuidString)
    // No run looks for abandoned folders until this one is locked.
    return try FileLock.hold(parent) { () throws(CommandFailure) in
      try Cleanup.beforeEnd { () throws(CommandFailure) in
        do throws(CommandFailure) {
          for part in ["artifacts", "seeds", "broken", "temporary"] {
            try root.appending(path: part).makeFolder()
          }
          // Processes that a killed run leaves behind end by themselves within a minute of this time.
          let end = Date.now.timeIntervalSince1970 + Double(seconds) + 60
          try root.appending(path: "lock").write("\(Int(end))\n".utf8)
          return try RunFolder(locking: root)
        } catch {
          root.remove()
          throw error
        }
      }
    }
  }

  /// Takes a folder whose lock is free.
  ///
  /// - Throws: ``CommandFailure`` if another run holds the lock, or the folder cannot be written.
  private init(locking root: URL) throws(CommandFailure) {
    guard let lock = try FileLock(file: root.appending(path: "lock")) else {
      throw CommandFailure(.inputOutput, "\(root.path): another run uses this folder")
    }
    self.lock = lock
    self.root = root
    // The next run recovers the failing inputs that a signal leaves here.
    registration = Cleanup.atEnd {
      if root.appending(path: "artifacts").files().isEmpty { root.remove() }
    }
  }

  /// Locks the folders that killed runs left behind.
  ///
  /// - Parameter parent: The folder of all runs of a target.
  /// - Returns: The folders.
  static func abandoned(in parent: URL) -> [RunFolder] {
    let found = try? FileLock.hold(parent) { () throws(CommandFailure) in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
      return names.map { parent.appending(path: $0).standardizedFileURL }.filter(\.isFolder)
        .compactMap { try? RunFolder(locking: $0) }
    }
    return found ?? []
  }

  /// The folder of failing inputs that are not yet reported.
  var artifacts: URL { root.appending(path: "artifacts") }
  /// The folder of the corpus's scripts as bytes.
  var seeds: URL { root.appending(path: "seeds") }
  /// The folder of inputs that were found after a failure.
  var broken: URL { root.appending(path: "broken") }
  /// The folder of temporary files.
  var temporary: URL { root.appending(path: "temporary") }

  /// Removes the folder and its contents.
  func remove() { root.remove() }
}

// MARK: - Processes that a killed run left behind

extension RunFolder {
  /// The processes of this run.
  ///
  /// They are those that were started with ``temporary`` as their folder for temporary files: a
  /// process inherits this variable only from the run. A user's editor or debugger may have the
  /// same paths among its arguments, but not this variable.
  ///
  /// `nil` on platforms where processes cannot be listed.
  private var processes: [pid_t]? {
    #if os(Linux)
      let mark = Data("/\(root.lastPathComponent)/\(temporary.lastPathComponent)".utf8)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.filter { process in
        // The variables of other users' processes cannot be read, those of a zombie are empty.
        let variables = try? Data(contentsOf: URL(filePath: "/proc/\(process)/environ"))
        return variables?.split(separator: 0).contains { variable in
          variable.starts(with: "TMPDIR=".utf8) && variable.suffix(mark.count) == mark
        } == true
      }
    #else
      return nil
    #endif
  }

  /// Stops the processes that a killed run left behind.
  ///
  /// - Returns: Whether there were any.
  func endProcesses() async -> Bool {
    guard processes?.isEmpty == false else { return false }
    // libFuzzer ends properly on SIGINT; SIGKILL stops the processes that do not react to it.
    for signal in [SIGINT, SIGKILL] {
      for process in processes ?? [] { kill(process, signal) }
      for _ in 0..<100 where processes?.isEmpty == false {
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
    return true
  }

  /// Whether a process that the killed run left behind may still write here.
  ///
  /// Where processes cannot be listed, this is true until the time in the file `lock`.
  var mayBeInUse: Bool {
    if let processes { return !processes.isEmpty }
    let text = try? String(contentsOf: root.appending(path: "lock"), encoding: .utf8)
    guard let end = text.flatMap({ Double($0.trimmingCharacters(in: .newlines)) }) else {
      return false
    }
    return Date.now.timeIntervalSince1970 < end
  }
}
