import Foundation

/// The folder of one run, `.dragnet/runs/TARGET/ID`, which no other run uses.
///
/// The run holds a lock on it, which the operating system releases when the process ends, even if
/// it is killed. An unlocked folder therefore belongs to a killed run, and the next run recovers
/// its files:
///
///     lock        the time at which the run should have ended
///     artifacts/  failing inputs that are not yet reported
///     seeds/      the scripts of the corpus as bytes
///     broken/     inputs that were found after a failure, and may break a known law
///     temporary/  the files of libFuzzer's own processes
final class RunFolder {
  /// The folder.
  let root: URL
  private let lock: Int32

  /// Creates the folder of a new run and locks it.
  ///
  /// - Parameters:
  ///   - parent: The folder of all runs of the target.
  ///   - seconds: The time that the run is meant to take.
  /// - Throws: ``CommandFailure`` if it cannot be created or locked.
  init(in parent: URL, seconds: Int) throws(CommandFailure) {
    // The name is hidden until the folder is locked, so that no other run takes it for abandoned.
    let name = UUID().uuidString
    let hidden = parent.appending(path: ".\(name)")
    for part in ["artifacts", "seeds", "broken", "temporary"] {
      try hidden.appending(path: part).makeFolder()
    }
    // Processes that a killed run leaves behind end by themselves within a minute of this time.
    let end = Date.now.timeIntervalSince1970 + Double(seconds) + 60
    try hidden.appending(path: "lock").write("\(Int(end))\n".utf8)
    guard let lock = RunFolder.lock(hidden) else {
      throw CommandFailure(.inputOutput, "\(hidden.path): cannot be locked")
    }
    self.lock = lock
    root = parent.appending(path: name)
    do {
      try FileManager.default.moveItem(at: hidden, to: root)
    } catch {
      close(lock)
      throw CommandFailure(
        .inputOutput, "\(root.path): cannot be created: \(error.localizedDescription)")
    }
  }

  /// Takes over the folder of a killed run; returns `nil` if a run holds its lock.
  private init?(abandoned folder: URL) {
    guard let lock = RunFolder.lock(folder) else { return nil }
    self.lock = lock
    root = folder
  }

  deinit { close(lock) }

  /// Returns the folders that killed runs left behind, locked.
  static func abandoned(in parent: URL) -> [RunFolder] {
    let folders = try? FileManager.default.contentsOfDirectory(
      at: parent, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (folders ?? []).compactMap { RunFolder(abandoned: $0.standardizedFileURL) }
  }

  /// The folder of failing inputs that are not yet reported.
  var artifacts: URL { root.appending(path: "artifacts") }
  /// The folder of the corpus's scripts as bytes.
  var seeds: URL { root.appending(path: "seeds") }
  /// The folder of inputs that were found after a failure.
  var broken: URL { root.appending(path: "broken") }
  /// The folder of temporary files.
  var temporary: URL { root.appending(path: "temporary") }

  /// The inputs that libFuzzer's jobs had found but not yet passed on.
  ///
  /// In fork mode each job works in a folder whose name is `C` and a number.
  var unfinishedCorpus: [URL] {
    temporary.files().filter { url in
      let folder = url.deletingLastPathComponent().lastPathComponent
      return folder.hasPrefix("C") && Int(folder.dropFirst()) != nil
    }
  }

  /// Removes the folder and its contents.
  func remove() { root.remove() }

  private static func lock(_ folder: URL) -> Int32? {
    let file = open(folder.appending(path: "lock").path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
    return file
  }
}

// MARK: - Processes that a killed run left behind

extension RunFolder {
  /// The processes of this run, which have its folder in their arguments.
  ///
  /// `nil` on platforms where they cannot be listed.
  private var processes: [pid_t]? {
    #if os(Linux)
      let mark = Data("\(root.path)/".utf8)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.filter { process in
        // The arguments of other users' processes cannot be read, those of a zombie are empty.
        let arguments = try? Data(contentsOf: URL(filePath: "/proc/\(process)/cmdline"))
        return arguments?.range(of: mark) != nil
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
