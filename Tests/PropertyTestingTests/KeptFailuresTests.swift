import Testing

@testable import PropertyTesting

@Suite struct KeptFailuresTests {
  /// A folder of this test's own.
  func folder(_ name: String) -> String { ".build/tests/\(name)-\(UInt64.random(in: 0 ... .max))" }

  @Test func `a failure is tried first in the next run, and forgotten once it is mended`() {
    let settings = RunSettings(seed: 1, failureFolder: folder("kept"))
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

  @Test func `no folder, no files`() {
    let settings = RunSettings(failureFolder: "")
    let property = Property("p", .integers) { (n: Int) in n < 10 }
    #expect(property.run(settings).counterexample?.value == "10")
    #expect(RunSettings().forChecking().failureFolder == RunSettings.defaultFailureFolder)
    #expect(settings.forChecking().failureFolder == "")
  }
}
