import Foundation

extension RunFolder {
  /// The processes that work for this campaign: all have its folder in their arguments.
  ///
  /// `nil` where the platform does not tell.
  private var processes: [pid_t]? {
    #if os(Linux)
      let mark = Data("\(root.path)/".utf8)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.filter { process in
        // Those of others cannot be read, and one that has ended has no arguments.
        let arguments = try? Data(contentsOf: URL(filePath: "/proc/\(process)/cmdline"))
        return arguments?.range(of: mark) != nil
      }
    #else
      return nil
    #endif
  }

  /// Ends what a campaign that was killed has left running.
  ///
  /// - Returns: Whether there was something.
  func endProcesses() async -> Bool {
    guard processes?.isEmpty == false else { return false }
    // The first lets libFuzzer end well; what does not hear it, has to hear the second.
    for signal in [SIGINT, SIGKILL] {
      for process in processes ?? [] { kill(process, signal) }
      for _ in 0..<100 where processes?.isEmpty == false {
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
    return true
  }

  /// Whether a process that the campaign left running may still write here.
  ///
  /// Where nobody knows, such a process ends by itself some time after the campaign should have.
  var mayBeInUse: Bool {
    if let processes { return !processes.isEmpty }
    let text = try? String(contentsOf: root.appending(path: "lock"), encoding: .utf8)
    guard let end = text.flatMap({ Double($0.trimmingCharacters(in: .newlines)) }) else {
      return false
    }
    return Date.now.timeIntervalSince1970 < end
  }
}
