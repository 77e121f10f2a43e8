import Foundation
import Testing

/// Tests of the end of commands by signals, with programs in place of the compiler and the targets.
@Suite(.onOwnThread) struct TerminationTests {
  /// A program that starts others, in sessions of their own, and ignores the signals that end programs.
  private static let stubborn = """
    #!/bin/sh
    trap '' INT TERM HUP
    for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do sleep 0.01; setsid sleep 1000 & done
    sleep 1000

    """

  /// Creates a folder like a checkout whose compiler, build of the page and targets do not end.
  private func prepare(_ folder: URL) async throws {
    let hang = "dragnet 1\ntarget faults\nwords e\n"
    try folder.write(["hang.drag": Array(hang.utf8)], to: "scripts")
    try folder.write(["one": word(1)], to: ".dragnet/corpus/spring")
    try folder.write([:], to: "tmp")
    let programs = [
      ("swift", "bin"), ("swiftc", "bin"), ("spring", "built"), ("build", "Playground"),
    ]
    for (program, place) in programs {
      let text = program == "swiftc" ? "#!/bin/sh\nexit 1\n" : Self.stubborn
      try await folder.writeProgram(text, as: "\(place)/\(program)")
    }
  }

  /// Starts a command whose temporary folders are in `tmp`.
  private func start(
    _ arguments: [String], by starter: [String] = [], in folder: URL
  ) throws -> BuiltTargets.Running {
    try BuiltTargets.Running(
      [
        "TMPDIR=\(folder.path)/tmp", "PATH=\(folder.path)/bin:/usr/bin:/bin",
      ] + starter + [CommandLineTool.executable.path] + arguments,
      of: URL(filePath: "/usr/bin/env"), in: folder)
  }

  @Test(
    arguments: [
      "fuzz spring", "coverage spring", "bugs", "doctor spring --executables built",
      "fuzz spring --executables built", "fuzz spring --executables built --no-doctor",
      "corpus merge --executables built", "playground --port 0", "replay scripts",
      "minimize scripts/hang.drag", "explain scripts/hang.drag",
    ].map { ($0, SIGINT) } + [
      ("fuzz spring", SIGTERM), ("fuzz spring --executables built --no-doctor", SIGHUP),
      ("replay scripts", SIGTERM), ("doctor spring --executables built", SIGHUP),
    ])
  func `a signal ends every command, without processes and temporary folders`(
    command: String, signal: Int32
  ) async throws {
    try await CommandLineTool.withScratch { folder in
      try await prepare(folder)
      let running = try start(command.split(separator: " ").map(String.init), in: folder)
      let time = await running.send(signal) { RunningProcesses.hasCommandAndChild(in: folder) }
      let result = try await running.end()
      // The promise is a second, the processes would take 1000.
      let spent = try #require(time, "it ended with status \(result.status): \(result.error)")
      #expect(spent < .seconds(20))
      // A search reports the results so far.
      #expect(result.status == -signal || command.hasPrefix("fuzz") && result.status == 0)
      #expect(!result.error.contains("error:"), "\(result.error)")
      #expect(try await RunningProcesses.areGone(from: folder))
      let temporary = folder.appending(path: "tmp").contents
      #expect(temporary == [], "\(temporary)")
      #expect(folder.appending(path: ".dragnet/runs").contents == [])
    }
  }

  @Test func `a second signal ends a search at once`() async throws {
    try await CommandLineTool.withScratch { folder in
      try await prepare(folder)
      let command = "fuzz spring --executables built --no-doctor"
      let running = try start(command.split(separator: " ").map(String.init), in: folder)
      // Two signals of the same number can arrive as one. A target that has started a program ignores
      // them by now; the first signal would end an earlier one, and with it the search.
      let time = await running.send(SIGINT, SIGTERM) {
        RunningProcesses.working(in: folder).count > 2
      }
      #expect(time != nil)
      #expect(try await running.end().status < 0)
      #expect(try await RunningProcesses.areGone(from: folder))
      #expect(folder.appending(path: ".dragnet/runs").contents == [])
    }
  }

  @Test func `a target that judges a case ends with a command that is killed`() async throws {
    try await CommandLineTool.withScratch { folder in
      try await prepare(folder)
      let running = try start(
        [
          "explain", "scripts/hang.drag", "--executables", CommandLineTool.answeringTargets.path,
        ], in: folder)
      let time = await running.send(SIGKILL) { RunningProcesses.hasCommandAndChild(in: folder) }
      #expect(time != nil)
      #expect(try await running.end().status == -SIGKILL)
      // The promise is a second, the case would never end.
      #expect(try await RunningProcesses.areGone(from: folder))
    }
  }

  @Test func `nohup keeps a command running after SIGHUP`() async throws {
    try await CommandLineTool.withScratch { folder in
      try await prepare(folder)
      let running = try start(["coverage", "spring"], by: ["/usr/bin/nohup"], in: folder)
      try #require(try await running.wait { RunningProcesses.hasCommandAndChild(in: folder) })
      running.send(SIGHUP)
      try await Task.sleep(for: .milliseconds(500))
      #expect(running.process.isRunning)
      running.send(SIGINT)
      #expect(try await running.end().status == -SIGINT)
    }
  }

  @Test func `output that nobody reads is no error, and output to a full disk is one`() async throws
  {
    func run(_ command: String) async throws -> CommandLineTool.Result {
      try await CommandLineTool.run(
        ["-c", "set -o pipefail; '\(CommandLineTool.executable.path)' \(command)"],
        of: URL(filePath: "/bin/bash"), in: CommandLineTool.checkout)
    }
    let laws = "laws --executables '\(CommandLineTool.answeringTargets.path)'"
    #expect(try await run("\(laws) | head -n 1").status == 0)
    let full = try await run("\(laws) > /dev/full")
    #expect(full.status == 74)
    #expect(full.error == "error: standard output: cannot be written: No space left on device\n")
  }
}

/// The processes of this machine.
enum RunningProcesses {
  /// Returns the processes, except for zombies, whose working folder is `folder` or below it.
  static func working(in folder: URL) -> [pid_t] {
    let path = folder.resolvingSymlinksInPath().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { process in
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd")
      return place == path || place?.hasPrefix(path + "/") == true
    }
  }

  /// Whether a command works in `folder`, and a process that it waits for.
  static func hasCommandAndChild(in folder: URL) -> Bool { working(in: folder).count > 1 }

  /// Waits until no process works in `folder`, for 20 seconds at most.
  ///
  /// The system ends a killed process with a delay. A process that is left would work for longer.
  static func areGone(from folder: URL) async throws -> Bool {
    let end = ContinuousClock.now + .seconds(20)
    while working(in: folder) != [] && ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(50))
    }
    return working(in: folder) == []
  }
}
