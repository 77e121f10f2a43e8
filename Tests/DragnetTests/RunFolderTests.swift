import Foundation
import Testing

@testable import dragnet

@Suite struct RunFolderTests {
  @Test func `the folders of killed runs are found, and those of running runs are not`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      let runs = try folder.appending(path: "runs").made()
      let running = try RunFolder.create(in: runs, seconds: 1)
      // A run can be killed at any time, even before its folder is complete.
      try folder.write(["crash-1": word(1)], to: "runs/killed/artifacts")
      try folder.write(["lock": []], to: "runs/killed")
      try folder.write([:], to: "runs/begun")
      try folder.write([:], to: "runs/.hidden/artifacts")
      try folder.write("", as: "runs/file")
      let found = RunFolder.abandoned(in: runs)
      #expect(Set(found.map(\.root.lastPathComponent)) == ["killed", "begun", ".hidden"])
      #expect(RunFolder.abandoned(in: runs).isEmpty, "the folders are locked")
      running.remove()
    }
  }

  @Test func `a run folder that cannot be created leaves nothing behind`() async throws {
    try await CommandLineTool.withScratch { folder in
      let failure = #expect(throws: CommandFailure.self) {
        _ = try RunFolder.create(in: folder.appending(path: "nowhere"), seconds: 1)
      }
      #expect(failure?.status == .inputOutput)
      #expect(failure?.message.contains("nowhere") == true)
    }
  }

  /// Starts a program that runs until it is killed.
  private func start(_ program: String, _ arguments: [String], _ variables: [String: String]) throws
    -> Process
  {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = variables
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test func `only processes that a run has started are stopped`() async throws {
    try await CommandLineTool.withScratch { folder in
      let run = try RunFolder.create(in: folder, seconds: 1)
      let log = run.temporary.appending(path: "log")
      try log.write("".utf8)
      // A user reads a file there, by a path that a process of the run has, too.
      let reader = try start("/usr/bin/tail", ["-f", log.path], ["PATH": "/usr/bin:/bin"])
      defer { kill(reader.processIdentifier, SIGKILL) }
      let searches = try (1...2).map { _ in
        try start("/bin/sh", ["-c", "sleep 1000; :"], ["TMPDIR": run.temporary.path])
      }
      // A process has its environment only once it has begun.
      for _ in 0..<500 where !run.mayBeInUse { try await Task.sleep(for: .milliseconds(10)) }
      #expect(run.mayBeInUse)
      #expect(await run.endProcesses())
      #expect(!run.mayBeInUse)
      for search in searches {
        #expect(kill(search.processIdentifier, 0) != 0 || !search.isRunning)
        kill(search.processIdentifier, SIGKILL)
      }
      #expect(reader.isRunning)
      #expect(await !run.endProcesses())
    }
  }
}
