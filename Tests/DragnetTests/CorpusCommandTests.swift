import Foundation
import Testing

@testable import dragnet

@Suite(.onOwnThread) struct CorpusCommandTests {
  @Test func `stats counts scripts, inputs, their bytes, and artifacts`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(["a.drag": [], "b.drag": [], "notes": []], to: "Corpus/spring")
      try folder.write(
        ["one": word(1), "two": word(2), "three": [3]], to: ".dragnet/corpus/spring")
      try folder.write(
        ["crash-1": [1], "crash-1.drag": [1]], to: ".dragnet/artifacts/spring")
      let json = try await CommandLineTool.run(
        "corpus", "stats", "spring", "--format", "json", in: folder)
      #expect(
        json.output
          == #"{"artifacts":1,"bytes":17,"inputs":3,"scripts":2,"target":"spring"}"# + "\n")
      let text = try await CommandLineTool.run("corpus", "stats", "spring", in: folder)
      #expect(
        text.output == """
          target  scripts  inputs  bytes  artifacts  executions  for a new input
          spring  2        3       17     1          -           -

          """)
      let all = try await CommandLineTool.run("corpus", "stats", "--format", "json", in: folder)
      #expect(all.output == json.output)
    }
  }

  @Test func `stats counts the cases that are kept beside the test of a check`() async throws {
    try await CommandLineTool.withScratch { folder in
      let name = "CodeTests.it holds"
      try folder.write(["a.case": [], "notes": []], to: "Tests/CodeTests/Corpus/it-holds")
      let list = """
        {"bundle":"1","checks":[{"dragnet":1,"target":"\(name)","library":"swift-testing",\
        "file":"\(folder.path)/Tests/CodeTests/T.swift"}]}
        """
      try folder.write(list, as: ".dragnet/checks/bundle")
      let all = try await CommandLineTool.run("corpus", "stats", "--format", "json", in: folder)
      let row = try #require(try all.objects().first, "\(all.error)")
      #expect(row["target"] as? String == Checkout.folderName(of: name))
      #expect(row["scripts"] as? Int == 1)
    }
  }

  @Test func `stats shows the executions of the last search for a new input`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(["one": word(1)], to: ".dragnet/corpus/spring")
      try folder.write(
        [
          "spring.json": record(lateDiscoveries: 4), "snapping.json": record(lateDiscoveries: 0),
          "scale.json": [1],
        ],
        to: ".dragnet/searches")
      let text = try await CommandLineTool.run(
        "corpus", "stats", "spring", "snapping", "scale", in: folder)
      #expect(
        text.output == """
          target    scripts  inputs  bytes  artifacts  executions  for a new input
          spring    0        1       8      0          1000        125
          snapping  0        0       0      0          1000        over 1000
          scale     0        0       0      0          -           -

          """)
    }
  }

  /// Returns the bytes of the record of a search with 1000 executions.
  private func record(lateDiscoveries: Int) -> [UInt8] {
    let late = #""lateDiscoveries":\#(lateDiscoveries),"lateExecutions":500"#
    return Array("{\"executions\":1000,\(late)}".utf8)
  }

  /// Merges an archive with a program in place of `unzip`, in a `PATH` that has no other programs.
  private func mergeArchive(
    unzip: String?, in folder: URL
  ) async throws -> CommandLineTool.Result {
    try folder.write(["spring.zip": [1]], to: "store")
    if let unzip { try await folder.writeProgram(unzip, as: "bin/unzip") }
    return try await CommandLineTool.run(
      [
        "-c", "PATH=\"$PWD/bin\" exec \"$@\"", "sh", CommandLineTool.executable.path, "corpus",
        "merge", "--from", "store", "--executables", ".",
      ], of: URL(filePath: "/bin/sh"), in: folder)
  }

  @Test func `merge takes an archive that is unpacked with a warning, and names other problems`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      let missing = try await mergeArchive(unzip: nil, in: folder)
      #expect(missing.status == 74)
      #expect(missing.error.contains("because there is no program `unzip`"))
      let warned = try await mergeArchive(unzip: "#!/bin/sh\nexit 1\n", in: folder)
      #expect(warned.status == 0, "\(warned.error)")
      let broken = try await mergeArchive(
        unzip: "#!/bin/sh\necho no archive\nexit 9\n", in: folder)
      #expect(broken.status == 65)
      #expect(broken.error.hasSuffix("spring.zip: cannot be unpacked:\nno archive\n"))
    }
  }

  @Test func `an export replaces the seeds of an earlier one, and keeps the inputs of engines`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      func export() async throws -> CommandLineTool.Result {
        try await CommandLineTool.ask("corpus", "export", "fat-slider", "--to", "out", in: folder)
      }
      let text = Array("dragnet 1\ncontrol fat-slider\ndown 0 0\n".utf8)
      try folder.write(["a.drag": text, "b.drag": text], to: "Corpus/fat-slider")
      let first = try await export()
      #expect(first.output == "fat-slider: 2 inputs\n", "\(first.error)")
      let found = ["0f1e2d3c", "simplest", "7-of-mine.drag"]
      for name in found { try folder.write([name: [1]], to: "out/fat-slider") }
      folder.appending(path: "Corpus/fat-slider/a.drag").remove()
      #expect(try await export().output == "fat-slider: 1 input\n")
      #expect(folder.appending(path: "out/fat-slider").contents == Set(found + ["0-b"]))
    }
  }

  @Test func `a failed merge does not change the inputs`() async throws {
    try await CommandLineTool.withScratch { folder in
      let corpus = folder.appending(path: ".dragnet/corpus/spring")
      try folder.write(["one": word(1), "same": word(1)], to: ".dragnet/corpus/spring")
      // This executable is not libFuzzer and does not know `-merge`.
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "spring"), withDestinationURL: CommandLineTool.executable)
      let failed = try await CommandLineTool.run(
        "corpus", "merge", "spring", "--executables", ".", in: folder)
      #expect(failed.status == 70)
      #expect(failed.error.contains("error: the inputs of spring could not be merged:\n"))
      let nowhere = try await CommandLineTool.run(
        "corpus", "merge", "--from", "nowhere", "--executables", ".", in: folder)
      #expect(nowhere.status == 74)
      #expect(corpus.contents == ["one", "same"])
      #expect(folder.appending(path: ".dragnet/runs").contents.isEmpty)
    }
  }
}

/// Returns a choice word as the bytes of an input.
func word(_ number: UInt16) -> [UInt8] {
  [UInt8(truncatingIfNeeded: number), UInt8(number >> 8), 0, 0, 0, 0, 0, 0]
}

extension URL {
  /// Writes files to a folder below this one.
  func write(_ files: [String: [UInt8]], to path: String) throws {
    let folder = appending(path: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
  }
}
