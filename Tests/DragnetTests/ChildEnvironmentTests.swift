import Foundation
import PropertyTesting
import Testing

@testable import dragnet

@Suite struct ChildEnvironmentTests {
  @Test func `a tool gets no variable of Dragnet`() {
    #expect(ChildEnvironment.ofTool["PATH"] != nil)
    #expect(ChildEnvironment.ofTool.keys.allSatisfy { !$0.hasPrefix("DRAGNET_") })
  }

  @Test func `a target gets only the variables that it needs`() throws {
    let variables = try ChildEnvironment.ofTarget(["DRAGNET_CPU_SECONDS": "3"])
    #expect(variables["PATH"] == ProcessInfo.processInfo.environment["PATH"])
    #expect(variables["SWIFT_BACKTRACE"] == "enable=no")
    var expected = DragnetVariables()
    expected.bugs = try DragnetVariables.current().bugs
    expected.cpuSeconds = 3
    #expect(try DragnetVariables(variables) == expected)
  }

  @Test(arguments: ["DRAGNET_SEDE=1", "DRAGNET_BASELINE=all"])
  func `an unknown or malformed variable of Dragnet exits with 64`(variable: String) async throws {
    let result = try await CommandLineTool.run(
      [variable, CommandLineTool.executable.path, "list"],
      of: URL(filePath: "/usr/bin/env"), in: CommandLineTool.checkout)
    #expect(result.status == 64)
    #expect(result.error.hasPrefix("error: \(variable.split(separator: "=")[0]) is "))
  }

  @Test func `a missing tool is not reported as a broken law`() async throws {
    try await CommandLineTool.withScratch { folder in
      let result = try await CommandLineTool.run(
        ["PATH=/nonexistent", CommandLineTool.executable.path, "fuzz", "spring"],
        of: URL(filePath: "/usr/bin/env"), in: folder)
      #expect(result.status == 74)
      #expect(result.error.contains("swift: cannot be run"))
    }
  }
}
