import Foundation
import Testing

extension FaultTests {
  /// The processes, but for zombies, that have a folder in their arguments.
  private func processes(of folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { name in
      guard Int(name) != nil else { return false }
      let arguments = try? Data(contentsOf: URL(filePath: "/proc/\(name)/cmdline"))
      return arguments?.range(of: Data("\(folder.path)/.dragnet/".utf8)) != nil
    }
  }

  /// Waits until none of those is left; a job may see a little later that it is to end.
  private func areGone(from folder: URL) async throws -> Bool {
    for _ in 0..<40 where !processes(of: folder).isEmpty {
      try await Task.sleep(for: .milliseconds(50))
    }
    return processes(of: folder).isEmpty
  }

  /// Fuzzes with several processes, until they are at work.
  private func start(in folder: URL) async throws -> BuiltTargets.Running {
    let running = try BuiltTargets.start("spring", "--seconds", "600", "--jobs", "2", in: folder)
    // The fourth job has 4 s to go, longer than is waited for its end.
    let runs = folder.appending(path: ".dragnet/runs")
    try #require(try await running.wait { runs.contents.contains { $0.hasSuffix("/4.log") } })
    return running
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a run that is told to end leaves no process behind`(signal: Int32) async throws {
    try await CommandLineTool.withScratch { folder in
      let running = try await start(in: folder)
      running.send(signal)
      #expect(running.end().status == 0)
      #expect(try await areGone(from: folder))
      #expect(folder.appending(path: ".dragnet/runs").contents == [])
    }
  }

  @Test func `what a killed run has left running, the next one ends`() async throws {
    try await CommandLineTool.withScratch { folder in
      let running = try await start(in: folder)
      running.send(SIGKILL)
      #expect(running.end().status == -SIGKILL)
      // They would end by themselves as soon as they have something to say: stopped, they have not.
      for process in processes(of: folder).compactMap({ pid_t($0) }) { kill(process, SIGSTOP) }
      try #require(processes(of: folder) != [])
      let next = try await BuiltTargets.fuzz("spring", "--seconds", "1", in: folder)
      #expect(next.status == 0, "\(next.error)")
      #expect(next.error.contains("a run that was killed was still searching; that is ended"))
      #expect(try await areGone(from: folder))
      #expect(folder.appending(path: ".dragnet/runs").contents == [])
    }
  }
}
