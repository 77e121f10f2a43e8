import Foundation
import Testing

@testable import dragnet

@Suite(.onOwnThread) struct SelectiveCompilerTests {
  /// Returns the arguments that the compiler gets from the script.
  private func arguments(
    of modules: [String] = ["PropertyTesting", "GestureLaws"], _ arguments: [String]
  ) async throws -> [String] {
    var received: [String] = []
    try await CommandLineTool.withScratch { folder in
      try await folder.writeProgram(
        "#!/bin/sh\nfor argument; do echo \"<$argument>\"; done\n", as: "it's a tool/swiftc")
      let compiler = folder.appending(path: "it's a tool/swiftc").path
      try await folder.writeProgram(SelectiveCompiler.script(modules, compiler), as: "swiftc")
      let program = try await Program(
        .at(folder.appending(path: "swiftc")), arguments, environment: ChildEnvironment.ofTool)
      #expect(program.status == 0)
      received = program.lines.map { String($0.dropFirst().dropLast()) }
    }
    return received
  }

  @Test(
    arguments: [
      (["-sanitize=fuzzer"], []),
      (["-sanitize=fuzzer,address"], ["-sanitize=address"]),
      (["-sanitize=thread,fuzzer"], ["-sanitize=thread"]),
      (["-sanitize=address"], ["-sanitize=address"]),
      (["-Xfrontend", "-sanitize=fuzzer"], []),
      (["-Xfrontend", "-sanitize=address,fuzzer"], ["-Xfrontend", "-sanitize=address"]),
      (["-Xfrontend", "-one", "-O"], ["-Xfrontend", "-one", "-O"]),
      (["-Xfrontend", "-one", "-Xfrontend", "-sanitize=fuzzer"], ["-Xfrontend", "-one"]),
    ])
  func `a module that judges cases has no counters`(
    given: [String], expected: [String]
  ) async throws {
    let file = "a folder/*.swift"
    let received = try await arguments(["-module-name", "GestureLaws"] + given + [file, ""])
    #expect(received == ["-module-name", "GestureLaws"] + expected + [file, ""])
  }

  @Test func `other modules and questions reach the compiler as they are`() async throws {
    for given in [
      ["-module-name", "Code", "-sanitize=fuzzer"],
      ["-module-name", "Gesture", "-sanitize=fuzzer"],
      ["-print-target-info"], ["-sanitize=fuzzer", "-emit-library"], [],
    ] {
      #expect(try await arguments(given) == given)
    }
    let given = ["-module-name", "PropertyTesting", "-sanitize=fuzzer"]
    #expect(try await arguments(of: [], given) == given)
  }

  @Test func `every module of the harness exists, and no module under test is one`() throws {
    let sources = try FileManager.default.contentsOfDirectory(
      atPath: CommandLineTool.checkout.appending(path: "Sources").path)
    #expect(SelectiveCompiler.harness.isSubset(of: sources))
    let tested = ["GestureEngine", "ControlHost", "Specimens"]
    #expect(SelectiveCompiler.harness.isDisjoint(with: tested))
  }
}
