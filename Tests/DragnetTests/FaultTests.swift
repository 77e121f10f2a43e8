import Foundation
import Testing

/// Tests of fuzzing when something goes wrong, with real processes and targets that `.ci/faults`
/// builds.
@Suite(.serialized, .enabled(if: BuiltTargets.folder != nil, "needs .ci/faults"))
struct FaultTests {
  /// Returns the kinds and laws of the artifacts that a result names.
  ///
  /// The script beside an artifact is the reported script, or the one that another run has reported for
  /// the same input since then.
  private func kinds(
    _ result: CommandLineTool.Result, besides other: CommandLineTool.Result? = nil, in folder: URL
  ) throws -> Set<String> {
    let failures = try failures(of: result)
    let others = try other.map { try self.failures(of: $0) } ?? []
    return Set(
      try failures.map { failure in
        let artifact = try #require(failure["artifact"])
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: artifact).path))
        let script = folder.appending(path: artifact + ".drag")
        let same = (failures + others).filter { $0["artifact"] == artifact }
        #expect(same.map { $0["script"] }.contains(try String(contentsOf: script, encoding: .utf8)))
        return "\(try #require(failure["kind"])) \(try #require(failure["law"]))"
      })
  }

  /// Returns the members of the failures in a result that are text.
  private func failures(of result: CommandLineTool.Result) throws -> [[String: String]] {
    try result.objects().flatMap { row in
      (row["failures"] as? [[String: Any]] ?? []).map { $0.compactMapValues { $0 as? String } }
    }
  }

  /// Returns the artifacts of killed runs that are not recovered.
  private func unreported(in folder: URL) -> Set<String> {
    let runs = folder.appending(path: ".dragnet/runs/faults").contents
    return Set(
      runs.filter { $0.contains("/artifacts/") }.map { String($0.split(separator: "/").last!) })
  }

  /// Expects that an interrupted run has reported all its artifacts, except those that were found when
  /// the signal came, which it names.
  private func expectNothingLost(_ result: CommandLineTool.Result, in folder: URL) {
    for artifact in unreported(in: folder) {
      let message = "/\(artifact): found too late to be checked; the next run reports it\n"
      #expect(result.error.contains(message), "\(result.error)")
    }
  }

  /// Returns the laws of the scripts beside the artifacts: F1 for a broken law, A1 for a trap or hang.
  private func keptKinds(in folder: URL) throws -> Set<String> {
    let names = BuiltTargets.found(in: folder).filter { $0.hasSuffix(".drag") }
    return Set(
      try names.map { name in
        let script = folder.appending(path: ".dragnet/artifacts/faults/\(name)")
        let text = try String(contentsOf: script, encoding: .utf8)
        let law = text.contains("expect broken F1") ? "F1" : "A1"
        return "\(name.prefix { $0 != "-" }) \(law)"
      })
  }

  @Test func `a broken law, a trap, a hang and a greedy input are each kept`() async throws {
    try await CommandLineTool.withScratch { folder in
      let running = try BuiltTargets.start("faults", "--seconds", "600", in: folder)
      let all: Set = ["crash F1", "crash A1", "timeout A1", "oom A1"]
      #expect(try await running.wait { try keptKinds(in: folder) == all })
      running.send(SIGINT)
      let result = try await running.end()
      #expect(result.status == 1, "\(result.error)")
      #expect(
        try kinds(result, in: folder) == ["crash F1", "crash A1", "timeout A1", "memory A1"])
      expectNothingLost(result, in: folder)
    }
  }

  @Test func `an input that ends one of two jobs is reported once, while the other continues`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      let running = try BuiltTargets.start(
        "faults", "--seconds", "600", "--jobs", "2", in: folder)
      let all: Set = ["crash F1", "crash A1", "timeout A1", "oom A1"]
      #expect(try await running.wait { try keptKinds(in: folder) == all })
      running.send(SIGINT)
      let result = try await running.end()
      #expect(result.status == 1, "\(result.error)")
      let kinds = try kinds(result, in: folder)
      #expect(kinds == ["crash F1", "crash A1", "timeout A1", "memory A1"], "\(result.output)")
      let failures = try #require(try result.objects().first?["failures"] as? [[String: Any]])
      #expect(failures.count == kinds.count, "\(result.output)")
      for failure in failures {
        let artifact = try #require(failure["artifact"] as? String)
        #expect(result.error.contains("does not hold: \(artifact)\n"), "\(result.error)")
      }
      expectNothingLost(result, in: folder)
    }
  }

  @Test func `the next run reports the findings of a killed run`() async throws {
    try await CommandLineTool.withScratch { folder in
      let running = try BuiltTargets.start("faults", "--seconds", "600", in: folder)
      // Stop the process, so that the artifact is still there when the process is killed.
      let isHeld = try await running.wait {
        guard !unreported(in: folder).isEmpty else { return false }
        running.send(SIGSTOP)
        if !unreported(in: folder).isEmpty { return true }
        running.send(SIGCONT)
        return false
      }
      running.send(SIGKILL)
      try #require(isHeld)
      #expect(try await running.end().status == -SIGKILL)
      let left = unreported(in: folder)
      let corpus = BuiltTargets.found(in: folder, "corpus")
      try #require(!left.isEmpty)

      let next = try await BuiltTargets.fuzz("faults", "--seconds", "1", in: folder)
      #expect(next.status == 1)
      #expect(next.error.contains("failing input"))
      #expect(next.error.contains("of a killed run"))
      #expect(BuiltTargets.found(in: folder).isSuperset(of: left))
      #expect(BuiltTargets.found(in: folder, "corpus").isSuperset(of: corpus))
      #expect(!(try kinds(next, in: folder)).isEmpty)
    }
  }

  @Test func `a recovered artifact is reported as a script`() async throws {
    try await CommandLineTool.withScratch { folder in
      let left = folder.appending(path: ".dragnet/runs/faults/one/artifacts")
      try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
      try left.deletingLastPathComponent().write("0\n", as: "lock")
      try Data(word(12)).write(to: left.appending(path: "crash-left"))
      let result = try await BuiltTargets.fuzz("faults", "--no-keep-going", in: folder)
      let failures = try #require(try result.objects().first?["failures"] as? [[String: Any]])
      let failure = try #require(failures.first)
      #expect(failure["artifact"] as? String == ".dragnet/artifacts/faults/crash-left")
      #expect((failure["script"] as? String)?.contains("words c\n") == true, "\(result.output)")
      #expect(folder.appending(path: ".dragnet/runs").contents.isEmpty)
    }
  }

  @Test func `two runs at once both report failures`() async throws {
    try await CommandLineTool.withScratch { folder in
      async let first = BuiltTargets.fuzz("faults", "--seconds", "4", in: folder)
      async let second = BuiltTargets.fuzz("faults", "--seconds", "4", in: folder)
      let (one, two) = try await (first, second)
      for (result, other) in [(one, two), (two, one)] {
        #expect(result.status == 1)
        #expect(!(try kinds(result, besides: other, in: folder)).isEmpty)
      }
      #expect(folder.appending(path: ".dragnet/runs").contents.isEmpty)
    }
  }

  @Test func `a target that saves no artifact fails`() async throws {
    try await CommandLineTool.withScratch { folder in
      let real = URL(filePath: try #require(BuiltTargets.folder)).appending(path: "spring").path
      try await folder.writeProgram(
        "#!/bin/sh\nunset DRAGNET_DOCTOR\nexec '\(real)' \"$@\"\n", as: "spring")
      let result = try await CommandLineTool.run(
        "doctor", "spring", "--executables", ".", "--format", "json", in: folder)
      #expect(result.status == 70)
      let wrong = try result.objects().filter { $0["ok"] as? Bool == false }
      #expect(wrong.contains { $0["check"] as? String == "artifact" })
      #expect(!wrong.contains { $0["check"] as? String == "runs" })
    }
  }
}
