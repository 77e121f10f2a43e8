import Foundation
import PropertyTesting
import Testing

@testable import dragnet

@Suite(.onOwnThread) struct FuzzRunTests {
  /// Returns a search of `faults` by a program that does not answer its first request.
  private func run(in folder: URL) async throws -> FuzzRun {
    let faults = CommandLineTool.answeringTargets.appending(path: "faults").path
    try await folder.writeProgram(
      """
      #!/bin/sh
      [ -e '\(folder.path)/asked' ] || { echo > '\(folder.path)/asked'; exit 3; }
      exec '\(faults)' "$@"

      """, as: "faults")
    return FuzzRun(
      TargetExecutable(name: "faults", executable: folder.appending(path: "faults")),
      Checkout(root: folder), limits: FuzzLimits(), progress: ProgressLine())
  }

  @Test func `an input whose report fails stays, and is reported when it is taken again`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      var run = try await run(in: folder)
      try folder.write(["crash-1": word(12)], to: "saved")
      let artifact = folder.appending(path: "saved/crash-1")
      await run.take(artifact)
      #expect(run.failures.isEmpty && artifact.exists)
      #expect(run.complaints.count == 1)
      #expect(run.complaints.first?.hasSuffix("saved/crash-1 stays where it is") == true)
      await run.take(artifact)
      #expect(run.failures.map(\.artifact) == [".dragnet/artifacts/faults/crash-1"])
      #expect(!artifact.exists && run.complaints.count == 1)
    }
  }

  @Test func `an input that could not be saved is reported when its report failed before`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      var run = try await run(in: folder)
      var end = FuzzProcess.End()
      end.spelled["crash-1"] = word(12)
      let artifact = folder.appending(path: "saved/crash-1")
      await run.takeUnsaved([artifact], end)
      #expect(run.failures.isEmpty)
      await run.takeUnsaved([artifact], end)
      #expect(run.failures.map(\.law) == ["F1"])
    }
  }

  @Test func `a search that only recovers failures has a result, and leaves the record of another`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      var run = try await run(in: folder)
      #expect(!run.hasResult)
      try folder.write(["crash-1": word(12)], to: "saved")
      try folder.write("", as: "asked")
      await run.take(folder.appending(path: "saved/crash-1"))
      #expect(run.elapsed == .zero && run.hasResult)
      #expect(SearchRecord(run) == nil)
      _ = run.statistics.read("#9\tDONE cov: 1 ft: 1 corp: 1/1b")
      #expect(SearchRecord(run)?.executions == 9)
    }
  }

  @Test func `targets accept the longest time of a search`() {
    #expect(throws: Never.self) {
      try DragnetVariables(["DRAGNET_CPU_SECONDS": "\(FuzzLimits.longestTime)"])
    }
    #expect(throws: (any Error).self) {
      try DragnetVariables(["DRAGNET_CPU_SECONDS": "\(FuzzLimits.longestTime + 1)"])
    }
  }

  @Test(
    arguments: [
      ["fuzz", "--seconds", "100000001"], ["bugs", "--cpu-seconds", "100000001"],
      ["bugs", "--cpu-seconds", "0"],
    ])
  func `a number that a target would refuse is wrong usage`(
    arguments: [String]
  ) async throws {
    let result = try await CommandLineTool.run(
      arguments, in: FileManager.default.temporaryDirectory)
    #expect(result.status == 64)
    #expect(result.error.contains("\(arguments[1]) is \(arguments[2]); it must be 1 to "))
  }

  @Test func `a seed below 0 is wrong usage`() async throws {
    let result = try await CommandLineTool.ask("laws", "fat-slider", "--shares", "--seed=-5")
    #expect(result.status == 64)
  }

  @Test func `a seed is never replaced by a fresh one`() {
    #expect(FuzzRun.seed(5, round: 2) == 7)
    #expect(FuzzRun.seed(.max, round: 0) == .max)
    #expect(FuzzRun.seed(.max, round: 1) == 1)
    #expect(FuzzRun.seed(0, round: 3) == 0)
  }
}
