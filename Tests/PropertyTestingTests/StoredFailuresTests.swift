import Testing

@testable import PropertyTesting

@Suite struct StoredFailuresTests {
  @Test func `the next run tries a stored failure first, and forgets it once it is fixed`() {
    let folder = ".build/tests/stored-\(UInt64.random(in: 0 ... .max))"
    let settings = RunSettings(seed: 1, failureStorage: .folder(folder))
    func run(limit: Int) -> RunResult {
      Property("below \u{2026} / a limit", .integers(in: 0...1_000_000)) { (n: Int) in n < limit }
        .run(settings)
    }
    let first = run(limit: 1000)
    #expect(first.counterexample?.value == "1000")
    #expect(first.counterexample?.casesToFirst ?? 0 > 1)
    let second = run(limit: 1000)
    #expect(second.counterexample?.value == "1000" && second.counterexample?.casesToFirst == 1)
    #expect(run(limit: .max).isSuccess)
    #expect(run(limit: 1000).counterexample?.casesToFirst == first.counterexample?.casesToFirst)
  }

  @Test func `a file that cannot be replaced keeps its contents`() async {
    let folder: String = ".build/tests/stored-\(UInt64.random(in: 0 ... .max))"
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      limitFileSize(to: 1024)
      let path = "\(folder)/file"
      try Platform.save("old", to: path)
      let long = String(repeating: "x", count: 2000)
      #expect(throws: Platform.SystemError.self) { try Platform.save(long, to: path) }
      #expect(Platform.contents(of: path) == "old")
      #expect(Set(Platform.files(in: folder) ?? []) == [".", "..", "file"])
    }
  }

  @Test func `only the smallest case of a failure stays stored`() {
    let folder = ".build/tests/stored-\(UInt64.random(in: 0 ... .max))"
    let numbers = Domain<Int>.integers(in: 0...1_000_000)
    _ = Property("small", numbers) { (n: Int) in n < 1000 }
      .run(RunSettings(seed: 1, failureStorage: .folder(folder)))
    #expect(StoredFailures(of: "small", in: folder).cases == [numbers.encode(1000)])
  }

  @Test func `a check stores failures by default, a run does not`() throws {
    let settings = RunSettings(failureStorage: .none)
    let property = Property("p", .integers) { (n: Int) in n < 10 }
    #expect(property.run(settings).counterexample?.value == "10")
    let folder = RunSettings.FailureStorage.folder(FailureFolder.path(for: #filePath))
    #expect(try RunSettings().forChecking().failureStorage == folder)
    #expect(try settings.forChecking().failureStorage == .none)
    #expect(Runner(AnyProperty(property), settings: RunSettings()).storage == nil)
  }
}
