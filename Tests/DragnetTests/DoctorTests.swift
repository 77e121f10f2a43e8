import Foundation
import Testing

@Suite(.onOwnThread) struct DoctorTests {
  /// Runs `body` with a folder like a checkout, in which `built/fat-slider` is a link to `program`.
  private func withTarget(
    _ program: URL, _ body: (URL) async throws -> Void
  ) async throws {
    try await CommandLineTool.withScratch { folder in
      let built = folder.appending(path: "built")
      try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: built.appending(path: "fat-slider"), withDestinationURL: program)
      try await body(folder)
    }
  }

  @Test func `a program without coverage fails, and fuzz refuses it`() async throws {
    // The command itself is a Swift program without coverage.
    try await withTarget(CommandLineTool.executable) { folder in
      let result = try await CommandLineTool.run(
        "doctor", "fat-slider", "--executables", "built", "--format", "json", in: folder)
      #expect(result.status == 70)
      let rows = try result.objects()
      #expect(
        rows.compactMap { $0["check"] as? String }
          == ["counters", "sanitizer", "runs", "coverage", "artifact"])
      #expect(
        rows.allSatisfy { $0["ok"] as? Bool == false && $0["target"] as? String == "fat-slider" })
      #expect(
        rows.first?["detail"] as? String == "no code has counters; build with -sanitize=fuzzer")

      let fuzz = try await CommandLineTool.run(
        "fuzz", "fat-slider", "--executables", "built", in: folder)
      #expect(fuzz.status == 70)
      #expect(fuzz.error.contains("fat-slider is refused because it could not find any failure:"))
      #expect(fuzz.error.contains("counters: no code has counters"))
      #expect(fuzz.output.isEmpty)
    }
  }

  @Test func `a script in place of a program fails`() async throws {
    try await CommandLineTool.withScratch { folder in
      try await folder.writeProgram(
        "#!/bin/sh\necho 'Done 4 runs in 0 second(s)'\n", as: "built/fat-slider")
      let result = try await CommandLineTool.run(
        "doctor", "fat-slider", "--executables", "built", in: folder)
      #expect(result.status == 70)
      #expect(result.output.hasPrefix("fat-slider: failed\n"))
      #expect(result.output.contains("FAILED  counters"))
      #expect(result.output.contains("it did not save the input of a trap"))
    }
  }

  @Test func `a folder that does not exist exits with 74, a target that does not exist with 64`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      let noFolder = try await CommandLineTool.run(
        "fuzz", "fat-slider", "--executables", "nowhere", in: folder)
      #expect(noFolder.status == 74)
      let noTarget = try await CommandLineTool.run(
        "fuzz", "fat-slider", "--executables", "Fuzz", in: folder)
      #expect(noTarget.status == 64)
      #expect(noTarget.error.hasSuffix("error: Fuzz has no targets\n"))
    }
  }

  @Test func `--no-doctor fuzzes a target that the doctor refuses`() async throws {
    try await CommandLineTool.withScratch { folder in
      try await folder.writeProgram("#!/bin/sh\necho '#7 DONE' >&2\n", as: "built/fat-slider")
      let arguments = ["fuzz", "fat-slider", "--executables", "built"]
      let refused = try await CommandLineTool.run(arguments, in: folder)
      #expect(refused.status == 70)
      let fuzzed = try await CommandLineTool.run(arguments + ["--no-doctor"], in: folder)
      #expect(fuzzed.status == 0, "\(fuzzed.error)")
      #expect(fuzzed.output.hasPrefix("fat-slider: 7 executions"))
    }
  }

  @Test func `the doctor says that it does not read the code of a Mach-O file`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(["spring": [0xcf, 0xfa, 0xed, 0xfe, 0, 0, 0, 0]], to: "built")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "built/spring").path)
      let result = try await CommandLineTool.run(
        "doctor", "spring", "--executables", "built", "--format", "json", in: folder)
      #expect(result.status == 70)
      let rows = try result.objects()
      for row in rows.prefix(2) {
        #expect(row["ok"] as? Bool == true)
        #expect(
          row["detail"] as? String == "not checked, because the file is in the Mach-O format")
      }
      #expect(rows.dropFirst(2).allSatisfy { $0["ok"] as? Bool == false })
    }
  }

  @Test func `a search that tests nothing is an error`() async throws {
    try await CommandLineTool.withScratch { folder in
      let program = """
        #!/bin/sh
        echo '#7 DONE' >&2
        echo 'dragnet: every input was discarded: 7 by spring' >&2

        """
      try await folder.writeProgram(program, as: "built/spring")
      let untested = try await CommandLineTool.run(
        "fuzz", "spring", "--executables", "built", "--no-doctor", in: folder)
      #expect(untested.status == 70)
      #expect(
        untested.error.contains("error: spring was not tested: it discarded all of 7 inputs\n"))
      try folder.write([:], to: "empty")
      let none = try await CommandLineTool.run("fuzz", "--executables", "empty", in: folder)
      #expect(none.status == 64)
      #expect(none.error == "error: there is nothing to fuzz\n")
    }
  }
}
