import Foundation
import Testing

extension FaultTests {
  /// Returns the processes, except for zombies, that have a folder in their arguments.
  private func processes(of folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { name in
      guard Int(name) != nil else { return false }
      let arguments = try? Data(contentsOf: URL(filePath: "/proc/\(name)/cmdline"))
      return arguments?.range(of: Data("\(folder.path)/.dragnet/".utf8)) != nil
    }
  }

  /// Waits for up to 2 s until these processes have ended, because jobs end with a delay.
  private func areGone(from folder: URL) async throws -> Bool {
    for _ in 0..<40 where !processes(of: folder).isEmpty {
      try await Task.sleep(for: .milliseconds(50))
    }
    return processes(of: folder).isEmpty
  }

  /// Starts to fuzz with several processes, and waits until they search.
  private func start(in folder: URL) async throws -> BuiltTargets.Running {
    let running = try BuiltTargets.start("spring", "--seconds", "600", "--jobs", "2", in: folder)
    // The fourth job runs for 4 s, which is longer than the test waits for its end.
    let runs = folder.appending(path: ".dragnet/runs")
    try #require(try await running.wait { runs.contents.contains { $0.hasSuffix("/4.log") } })
    return running
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupted run leaves no process behind`(signal: Int32) async throws {
    try await CommandLineTool.withScratch { folder in
      let running = try await start(in: folder)
      running.send(signal)
      #expect(running.end().status == 0)
      #expect(try await areGone(from: folder))
      #expect(folder.appending(path: ".dragnet/runs").contents == [])
    }
  }

  @Test func `the next run stops the processes that a killed run left behind`() async throws {
    try await CommandLineTool.withScratch { folder in
      let running = try await start(in: folder)
      running.send(SIGKILL)
      #expect(running.end().status == -SIGKILL)
      // They would end by themselves when they print something, so they are stopped.
      for process in processes(of: folder).compactMap({ pid_t($0) }) { kill(process, SIGSTOP) }
      try #require(processes(of: folder) != [])
      let next = try await BuiltTargets.fuzz("spring", "--seconds", "1", in: folder)
      #expect(next.status == 0, "\(next.error)")
      #expect(next.error.contains("stopped the processes that a killed run left behind"))
      #expect(try await areGone(from: folder))
      #expect(folder.appending(path: ".dragnet/runs").contents == [])
    }
  }
}
