import Foundation
import Testing

/// Tests with folders whose names a shell would not take as a single word.
extension FaultyMachineTests {
  /// Runs `body` with such a folder and a folder of linked targets in it.
  private func withUnsafePath(_ body: (URL, _ built: String) async throws -> Void) async throws {
    try await CommandLineTool.withScratch { scratch in
      let folder = scratch.appending(path: "my drag; touch x; $(touch y) 'z\"")
      try folder.write(["Package.swift": []], to: "Fuzz")
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "built; touch x"),
        withDestinationURL: URL(filePath: try #require(BuiltTargets.folder)))
      try await body(folder, "built; touch x")
      for name in ["x", "y"] {
        for place in [scratch, folder] {
          let file = place.appending(path: name)
          #expect(!FileManager.default.fileExists(atPath: file.path), "a command was run")
        }
      }
    }
  }

  @Test func `several jobs find failures in a folder with any name`() async throws {
    try await withUnsafePath { folder, built in
      let result = try await CommandLineTool.run(
        [
          "fuzz", "faults", "--jobs", "2", "--seconds", "600", "--no-keep-going", "--timeout", "2",
          "--minimizing", "1", "--executables", built, "--format", "json",
        ], in: folder)
      #expect(result.status == 1, "\(result.error)")
      let failures = try #require(try result.objects().first?["failures"] as? [[String: Any]])
      let artifact = try #require(failures.first?["artifact"] as? String)
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: artifact).path))
    }
  }

  @Test func `inputs are merged in a folder with any name`() async throws {
    try await withUnsafePath { folder, built in
      try folder.write(
        ["one": word(1), "broken; touch x": word(12)], to: ".dragnet/corpus/faults")
      try folder.write(["same; touch y": word(1)], to: "other; touch x/faults")
      let result = try await CommandLineTool.run(
        [
          "corpus", "merge", "--from", "other; touch x", "--executables", built, "--format", "json",
        ], in: folder)
      #expect(result.status == 0, "\(result.error)")
      let row = try #require(try result.objects().first)
      #expect(row["before"] as? Int == 2)
      #expect(row["after"] as? Int == 1)
      #expect(row["failingInputs"] as? Int == 1)
    }
  }
}
