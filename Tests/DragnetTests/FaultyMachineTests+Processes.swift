import Foundation
import Testing

extension FaultyMachineTests {
  /// Returns the targets that run, except for zombies, and have a folder in their arguments.
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
    try #require(
      try await running.wait {
        processes(of: folder).count == 2
          && !folder.appending(path: ".dragnet/corpus/spring").contents.isEmpty
      })
    return running
  }

  @Test(arguments: [SIGINT, SIGHUP])
  func `an interrupted run leaves no process behind`(signal: Int32) async throws {
    try await CommandLineTool.withScratch { folder in
      let running = try await start(in: folder)
      running.send(signal)
      #expect(try await running.end().status == 0)
      #expect(try await areGone(from: folder))
      #expect(folder.appending(path: ".dragnet/runs").contents == [])
    }
  }

  @Test func `the next run stops the processes that a killed run left behind`() async throws {
    try await CommandLineTool.withScratch { folder in
      // A target that hangs prints nothing, so it does not notice that nobody reads its output.
      try folder.write(["hang": word(0xe)], to: ".dragnet/corpus/faults")
      let running = try BuiltTargets.Running(
        [
          "fuzz", "faults", "--seconds", "600", "--jobs", "2", "--timeout", "600",
          "--executables", BuiltTargets.folder ?? "",
        ], in: folder)
      try #require(try await running.wait { processes(of: folder).count == 2 })
      // The processes read the corpus at once.
      try await Task.sleep(for: .seconds(1))
      running.send(SIGKILL)
      #expect(try await running.end().status == -SIGKILL)
      try #require(processes(of: folder).count == 2)
      try FileManager.default.removeItem(at: folder.appending(path: ".dragnet/corpus/faults/hang"))
      let next = try await BuiltTargets.fuzz("faults", "--seconds", "1", in: folder)
      #expect(next.status == 1, "\(next.error)")
      #expect(next.error.contains("stopped the processes that a killed run left behind"))
      #expect(try await areGone(from: folder))
      #expect(folder.appending(path: ".dragnet/runs").contents == [])
    }
  }

  @Test func `a search whose output nobody reads ends, and keeps its findings`() async throws {
    try await CommandLineTool.withScratch { folder in
      // The reader ends with the result of the first target. The search of the last target, which
      // would take ten minutes, does not begin, or ends when it notices that nobody reads.
      let command =
        "'\(CommandLineTool.executable.path)' fuzz faults faults spring --seconds 600 --no-keep-going "
        + "--timeout 2 --minimizing 1 --memory 256 "
        + "--executables '\(BuiltTargets.folder ?? "")' | head -n 1; echo ${PIPESTATUS[0]}"
      let result = try await CommandLineTool.run(
        ["-c", command], of: URL(filePath: "/bin/bash"), in: folder)
      #expect(result.output.hasPrefix("faults: "), "\(result.output)")
      #expect(result.output.hasSuffix("\n1\n"), "\(result.output)\(result.error)")
      #expect(try await areGone(from: folder))
      #expect(folder.appending(path: ".dragnet/runs").contents == [])
      #expect(!folder.appending(path: ".dragnet/artifacts/faults").contents.isEmpty)
    }
  }
}
