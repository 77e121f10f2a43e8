import Foundation
import Testing

extension FaultyMachineTests {
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
      #expect(row["failingInputs"] as? Int == 1)
      #expect((row["failures"] as? [Any])?.count == 1)
      #expect(
        try corpus.contents.map { try Data(contentsOf: corpus.appending(path: $0)) }
          == [Data(word(1))])
      let artifacts = folder.appending(path: ".dragnet/artifacts/faults")
      let names = artifacts.contents.filter { !$0.hasSuffix(".drag") }
      #expect(
        try names.map { try Data(contentsOf: artifacts.appending(path: $0)) } == [Data(word(12))])
      #expect(artifacts.contents.count == 2)

      let again = try #require(try await merge("faults", in: folder).first)
      #expect(again["before"] as? Int == 1)
      #expect(again["after"] as? Int == 1)
      #expect(again["failingInputs"] as? Int == 0)
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

  @Test func `merge takes inputs and failures from stores of every kind, each once`() async throws {
    try await CommandLineTool.withScratch { folder in
      let failing = ["crash-1": word(12)]
      try folder.write(["a": word(1)], to: "lite/corpus/faults")
      try folder.write(failing, to: "lite/crashes/faults/address")
      try folder.write(["a": word(1)], to: "artifacts of a run/cifuzz-corpus-faults")
      try folder.write(failing, to: "artifacts of a run/cifuzz-crashes-faults")
      try folder.write(["a": word(1)], to: "oss/my_project_faults/2026-01-01")
      try folder.write(["clusterfuzz-testcase-minimized-faults-4711": word(12)], to: "oss")
      let queue = ["id:000000,orig:a": word(1)]
      try folder.write(queue, to: "afl/main/queue")
      try folder.write(queue, to: "afl/main/queue/.state")
      try folder.write(["id:000000,sig:06": word(12), "README.txt": [65]], to: "afl/main/crashes")
      try folder.write(
        ["fuzzer_stats": Array("cycles_done : 2\nafl_banner  : ./faults\n".utf8)], to: "afl/main")
      try folder.write(["main.log": [65]], to: "afl")
      try folder.write(["a": word(1)], to: "checkout/.dragnet/corpus/faults")
      try folder.write(
        ["crash-1": word(12), "crash-1.drag": [65]], to: "checkout/.dragnet/artifacts/faults")
      try folder.write(["a.swift": [65]], to: "checkout/Sources/faults")
      for (number, store) in ["lite", "artifacts of a run", "oss", "afl", "checkout"].enumerated() {
        let row = try #require(try await merge("--from", store, in: folder).first, "\(store)")
        #expect(row["offered"] as? Int == 2, "\(store)")
        #expect(row["after"] as? Int == 1, "\(store)")
        #expect(row["failingInputs"] as? Int == (number == 0 ? 1 : 0), "\(store)")
      }
      let artifacts = folder.appending(path: ".dragnet/artifacts/faults").contents
      #expect(artifacts.count == 2)
      let name = try #require(artifacts.first { !$0.hasSuffix(".drag") })
      let kept = try await CommandLineTool.run(
        "keep", ".dragnet/artifacts/faults/\(name)", "--name", "from-afar", "--executables",
        BuiltTargets.folder ?? "", in: folder)
      #expect(kept.status == 0, "\(kept.error)")
    }
  }

  @Test func `merge leaves the inputs of other targets to them`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(["a": word(1)], to: "store/corpus/faults")
      try folder.write(["b": word(2)], to: "store/corpus/another")
      let row = try #require(try await merge("faults", "--from", "store", in: folder).first)
      #expect(row["offered"] as? Int == 1)
      try folder.write(["b": word(2)], to: "download/found")
      let only = try #require(try await merge("faults", "--from", "download", in: folder).first)
      #expect(only["offered"] as? Int == 1)
    }
  }

  @Test func `merge unpacks archives, and says which are none`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(["a": word(1)], to: "seeds")
      let script = """
        import zipfile
        with zipfile.ZipFile("store/faults_seed_corpus.zip", "w") as archive:
            archive.write("seeds/a", "a")
        """
      try folder.write([:], to: "store")
      let zip = try await CommandLineTool.run(
        ["python3", "-c", script], of: URL(filePath: "/usr/bin/env"), in: folder)
      #expect(zip.status == 0)
      let row = try #require(try await merge("--from", "store", in: folder).first)
      #expect(row["after"] as? Int == 1)
      try folder.write(["faults.zip": [1, 2]], to: "broken")
      let broken = try await CommandLineTool.run(
        "corpus", "merge", "--from", "broken", "--executables", BuiltTargets.folder ?? "",
        in: folder)
      #expect(broken.status == 65)
      #expect(broken.error.contains("faults.zip: cannot be unpacked"))
    }
  }
}
