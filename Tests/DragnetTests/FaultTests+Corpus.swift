import Foundation
import Testing

extension FaultTests {
  private func merge(_ arguments: String..., in folder: URL) async throws -> [[String: Any]] {
    let result = try await CommandLineTool.run(
      ["corpus", "merge"] + arguments
        + ["--executables", BuiltTargets.folder ?? "", "--format", "json"],
      in: folder)
    #expect(result.status == 0, "\(result.error)")
    return try result.objects()
  }

  @Test func `merge keeps inputs with features of their own, and moves failing inputs`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      let corpus = folder.appending(path: ".dragnet/corpus/faults")
      try folder.write(
        ["one": word(1), "same": word(1), "broken": word(12)], to: ".dragnet/corpus/faults")
      let row = try #require(try await merge(in: folder).first)
      #expect(row["target"] as? String == "faults")
      #expect(row["before"] as? Int == 3)
      #expect(row["after"] as? Int == 1)
      #expect(row["failures"] as? Int == 1)
      #expect(
        try corpus.contents.map { try Data(contentsOf: corpus.appending(path: $0)) }
          == [Data(word(1))])
      let artifacts = folder.appending(path: ".dragnet/artifacts/faults")
      #expect(
        try artifacts.contents.map { try Data(contentsOf: artifacts.appending(path: $0)) }
          == [Data(word(12))])

      let again = try #require(try await merge("faults", in: folder).first)
      #expect(again["before"] as? Int == 1)
      #expect(again["after"] as? Int == 1)
      #expect(again["failures"] as? Int == 0)
    }
  }

  @Test func `merge adds the inputs of another folder, which does not change`() async throws {
    try await CommandLineTool.withScratch { folder in
      let other = folder.appending(path: "other/faults")
      try folder.write(["one": word(1), "same": word(1)], to: "other/faults")
      let rows = try await merge("--from", "other", in: folder)
      #expect(rows.count == 1)
      #expect(rows.first?["before"] as? Int == 0)
      #expect(rows.first?["after"] as? Int == 1)
      #expect(other.contents == ["one", "same"])
    }
  }
}
