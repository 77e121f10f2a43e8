import Foundation
import Testing

@testable import dragnet

extension FaultyMachineTests {
  /// Runs `body` while twice as many threads as there are cores keep the machine busy.
  private func onBusyMachine(_ body: () async throws -> Void) async rethrows {
    let isOver = Gate()
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount * 2 {
      Thread { while !isOver.isOpen {} }.start()
    }
    defer { isOver.isOpen = true }
    try await body()
  }

  /// A flag that ends the threads.
  private final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isOpen: Bool {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }

  @Test func `a limit of CPU time holds on a busy machine, too`() async throws {
    try await CommandLineTool.withScratch { folder in
      let built = URL(filePath: try #require(BuiltTargets.folder)).appending(path: "spring").path
      // Other tests run at the same time, so the shell measures this search alone.
      try await folder.writeProgram(
        "#!/bin/sh\n'\(built)' \"$@\"\nstatus=$?\ntimes > '\(folder.path)/times'\nexit $status\n",
        as: "spring")
      let executable = folder.appending(path: "spring")
      let artifacts = folder.appending(path: "artifacts")
      try FileManager.default.createDirectory(at: artifacts, withIntermediateDirectories: true)
      let process = FuzzProcess(
        target: TargetExecutable(name: "spring", executable: executable), corpora: [],
        artifacts: artifacts, limit: .cpu(seconds: 2),
        seed: 1, known: [])
      try await onBusyMachine {
        let start = ContinuousClock.now
        let end = try await process.run(interruption: Interruption())
        #expect(end.isClean)
        #expect(end.artifacts.isEmpty)
        let times = try String(contentsOf: folder.appending(path: "times"), encoding: .utf8)
        #expect((1.9...2.5).contains(try ShellTimes(times).children), "\(times)")
        #expect(BugSearch.executions(in: end.log) ?? 0 > 1000)
        // Otherwise the machine was not busy, and the test shows nothing.
        #expect(ContinuousClock.now - start > .milliseconds(2500))
      }
    }
  }

  @Test(arguments: ["0", "-1", "nan", "1e9", "2 s", "many"])
  func `a malformed limit of CPU time is refused`(limit: String) async throws {
    let executable = URL(filePath: try #require(BuiltTargets.folder)).appending(path: "spring")
    let end = try await Program(
      .at(executable), ["-runs=1"],
      environment: ChildEnvironment.ofTarget(["DRAGNET_CPU_SECONDS": limit]))
    #expect(end.status == 64)
    #expect(end.text.contains("DRAGNET_CPU_SECONDS is \"\(limit)\""))
  }

  @Test func `a variable that the user has exported does not blind the search`() async throws {
    try await CommandLineTool.withScratch { folder in
      let command =
        "DRAGNET_BASELINE=empty exec '\(CommandLineTool.executable.path)' fuzz published-fat-slider "
        + "--seconds 5 --no-keep-going --executables \(BuiltTargets.folder ?? "")"
      let result = try await CommandLineTool.run(
        ["-c", command], of: URL(filePath: "/bin/sh"), in: folder)
      #expect(result.status == 1, "\(result.output)\(result.error)")
    }
  }
}
