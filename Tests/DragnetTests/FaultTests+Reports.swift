import Foundation
import Testing

extension FaultTests {
  /// Recovers these inputs, as if a killed run had found them, without a search that follows.
  private func report(
    _ inputs: [String: [UInt8]], in folder: URL
  ) async throws -> [[String: Any]] {
    try folder.write(inputs, to: ".dragnet/runs/faults/one/artifacts")
    try folder.appending(path: ".dragnet/runs/faults/one").write("0\n", as: "lock")
    let result = try await BuiltTargets.fuzz("faults", "--no-keep-going", in: folder)
    #expect(result.status == 1, "\(result.error)")
    return try #require(try result.objects().first?["failures"] as? [[String: Any]])
  }

  private func script(_ artifact: String, in folder: URL) throws -> String {
    try String(
      contentsOf: folder.appending(path: ".dragnet/artifacts/faults/\(artifact).drag"),
      encoding: .utf8)
  }

  @Test func `inputs with the same failure are counted, and each has its script`() async throws {
    try await CommandLineTool.withScratch { folder in
      let inputs = [
        "crash-a": word(12), "crash-b": word(28), "crash-c": word(13), "crash-d": word(29),
        "crash-e": word(45), "timeout-f": word(14), "timeout-g": word(30),
      ]
      let failures = try await report(inputs, in: folder)
      for (artifact, others) in [("crash-a", 1), ("crash-c", 2), ("timeout-f", 1)] {
        let path = ".dragnet/artifacts/faults/\(artifact)"
        let failure = try #require(failures.first { $0["artifact"] as? String == path })
        #expect(failure["others"] as? Int == others, "\(artifact)")
      }
      for (artifact, bytes) in inputs {
        let law = artifact < "crash-c" ? "F1" : "A1"
        #expect(try script(artifact, in: folder).hasSuffix("expect broken \(law)\n"))
        let kept = folder.appending(path: ".dragnet/artifacts/faults/\(artifact)")
        #expect(try Data(contentsOf: kept) == Data(bytes))
      }
      // Only the first input of each failure is minimized.
      #expect(try script("crash-a", in: folder).contains("words c\n"))
      #expect(try script("crash-b", in: folder).contains("words 1c\n"))
      #expect(try script("crash-e", in: folder).contains("words 2d\n"))
      #expect(try script("timeout-g", in: folder).contains("words 1e\n"))
    }
  }

  @Test func `a script that may not be minimal says so`() async throws {
    try await CommandLineTool.withScratch { folder in
      // Smaller numbers hang, too, and a single attempt takes longer than the limit.
      let failures = try await report(
        ["crash-a": word(12), "timeout-b": word(4094)], in: folder)
      let cut = try #require(failures.first { $0["kind"] as? String == "timeout" })
      #expect(cut["isMinimized"] as? Bool == false)
      let remark = "# minimizing stopped early, after 1 s of cases that trap or hang\n"
      #expect((cut["script"] as? String)?.hasSuffix(remark) == true)
      #expect(try script("timeout-b", in: folder).hasSuffix(remark))
      let whole = try #require(failures.first { $0["law"] as? String == "F1" })
      #expect(whole["isMinimized"] as? Bool == true)
      #expect((whole["script"] as? String)?.contains("stopped early") == false)
    }
  }

  @Test func `--no-keep-going ends a search with its first failure`() async throws {
    try await CommandLineTool.withScratch { folder in
      for jobs in ["1", "2"] {
        let result = try await BuiltTargets.fuzz(
          "faults", "--no-keep-going", "--seconds", "600", "--jobs", jobs, in: folder)
        #expect(result.status == 1, "\(result.error)")
        let failures = try result.objects().first?["failures"] as? [[String: Any]]
        #expect(failures?.isEmpty == false)
      }
    }
  }
}
