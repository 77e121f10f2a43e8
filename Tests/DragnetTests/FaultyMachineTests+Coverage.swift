import Foundation
import Testing

@testable import dragnet

extension FaultyMachineTests {
  @Test func `failing inputs are separated from the others`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(
        [
          "a-fine": word(1), "b-law": word(12), "c-trap": word(13), "d-fine": word(2),
          "e-law": word(28),
        ], to: "inputs")
      let inputs = folder.appending(path: "inputs").files()
      let executable = URL(filePath: try #require(BuiltTargets.folder)).appending(path: "faults")
      let target = TargetExecutable(name: "faults", executable: executable)
      var run = InputRun(of: target, in: folder)
      try await run.run(inputs)
      #expect(run.failing.map(\.lastPathComponent) == ["b-law", "c-trap", "e-law"])
      #expect(run.profiles.count == 1)

      var nothing = InputRun(of: target, in: folder)
      try await nothing.run([inputs[1]])
      #expect(nothing.failing == [inputs[1]])
      #expect(nothing.profiles == [])
    }
  }

  @Test func `a target that does not run its inputs is an error`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(["a": word(1)], to: "inputs")
      let target = TargetExecutable(name: "false", executable: URL(filePath: "/bin/false"))
      var run = InputRun(of: target, in: folder)
      let failure = await #expect(throws: CommandFailure.self) {
        try await run.run(folder.appending(path: "inputs").files())
      }
      #expect(failure?.status == .internalError)
    }
  }
}
