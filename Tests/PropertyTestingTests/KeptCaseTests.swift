import Foundation
import Testing

@testable import PropertyTesting

/// Kept cases in the folder `Corpus` beside a source file.
@Suite struct KeptCaseTests {
  /// A folder of test sources, with a space in its name.
  private final class Sources {
    let folder = URL(filePath: ".build/tests/kept cases \(UInt64.random(in: 0 ... .max))")
    var file: String { folder.appending(path: "CodingTests.swift").path }

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try """
      @Suite struct Coding {
        @Test func `packs / unpacks (all)`() { }
        @Test func counts() { }
      }
      """.write(toFile: file, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file below `Corpus`, and returns its path.
    @discardableResult func keep(_ text: String, as path: String) throws -> String {
      let url = folder.appending(path: "Corpus/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      return url.path
    }
  }

  private static let check = "LibTests.Coding/counts"

  private func text(
    _ words: String, _ value: String?, of check: String = Self.check, fails: Bool = false
  ) -> String {
    "dragnet case 1\ncheck \(check)\n\(value.map { "# \($0)\n" } ?? "")words \(words)\n"
      + (fails ? "expect fails\n" : "")
  }

  /// A property of numbers below 100, which fails from `limit` on and traps for `trap`.
  private func numbers(
    _ sources: Sources, check: String = Self.check, below limit: Int = 100, trap: Int? = 77
  ) -> AnyProperty {
    var property = AnyProperty(
      Property("numbers are small", Domain<Int>.integers(in: 0...99)) { number in
        if number == trap { fatalError("no 77") }
        return number < limit
      })
    property.kept = KeptCases(of: check, in: sources.file)
    return property
  }

  private let settings = RunSettings(cases: 0, failureStorage: .none, phases: [.explicit])

  @Test func `a kept case that fails is reported with its file`() throws {
    let sources = try Sources()
    let path = try sources.keep(text("5f", "95"), as: "Coding.counts/large.case")
    let result = numbers(sources, below: 90).run(settings)
    #expect(result.counterexample?.value == "95")
    #expect(result.counterexample?.keptFiles.count == 1)
    let report = RunReport(result).description
    #expect(report.contains("\n  case     .build/tests/kept cases "), "\(report)")
    #expect(report.contains("/Coding.counts/large.case\n  for      95\n"), "\(report)")
    #expect(!report.contains("  keep  "))
    #expect(path.hasSuffix("Coding.counts/large.case"))
  }

  @Test func `cases with the same failure are one failure with two files`() throws {
    let sources = try Sources()
    try sources.keep(text("5f", "95"), as: "Coding.counts/a.case")
    try sources.keep(text("60", "96"), as: "Coding.counts/b.case")
    let result = numbers(sources, below: 90).run(settings)
    #expect(result.counterexample?.keptFiles.map { $0.suffix(6) } == ["a.case", "b.case"])
    #expect(result.others.isEmpty)
  }

  @Test func `cases that behave as expected are no failure`() throws {
    let sources = try Sources()
    try sources.keep(text("5f", "95", fails: true), as: "Coding.counts/a.case")
    try sources.keep(text("1", "1"), as: "Coding.counts/b.case")
    try sources.keep(text("2", nil), as: "Another name/c.case")
    let result = numbers(sources, below: 90).run(settings)
    #expect(result.isSuccess && result.cases == 3, "\(RunReport(result))")
  }

  @Test func `a case that holds, but is expected to fail, is out of date`() throws {
    let sources = try Sources()
    try sources.keep(text("5", "5", fails: true), as: "Coding.counts/a.case")
    let report = RunReport(numbers(sources).run(settings)).description
    #expect(report.contains("a.case: the case holds, but was expected to fail\n  do  "))
  }

  @Test func `words that draw another value are reported with both values and a command`() throws {
    let sources = try Sources()
    try sources.keep(text("5f", "94", fails: true), as: "Coding.counts/a.case")
    let result = numbers(sources, below: 90).run(settings)
    guard case .outdated = result.outcome else { Issue.record("\(result.outcome)"); return }
    let report = RunReport(result).description
    #expect(
      report.contains("a.case: the domain has changed: the words now draw 95, not 94\n"),
      "\(report)")
    #expect(report.contains("  do       swift package dragnet keep --again '.build/tests/kept "))
    #expect(RunReport(result).json.contains(#""outcome":"outdated""#))
  }

  @Test func `words that draw no value are a change of the domain`() throws {
    let sources = try Sources()
    try sources.keep(text("5", "5"), as: "Coding.counts/a.case")
    var property = AnyProperty(
      Property("even", Domain<Int>.integers(in: 0...9).filter(attempts: 1) { $0 % 2 == 0 }) { _ in
        true
      })
    property.kept = KeptCases(of: Self.check, in: sources.file)
    let problems = property.run(settings).caseProblems
    #expect(
      problems.map(\.message) == ["the domain has changed: the words now draw no value, not 5"])
  }

  @Test func `a case that traps is reported, and the run ends`() throws {
    let sources = try Sources()
    try sources.keep(text("4d", "77"), as: "Coding.counts/a.case")
    let result = numbers(sources).run(settings)
    let found = try #require(result.counterexample)
    #expect(found.failure.message.contains("no 77") && found.value == "77")
    #expect(found.keptFiles.count == 1)
  }

  @Test func `cases that trap share the time to shrink them`() throws {
    let sources = try Sources()
    for (name, number) in [("a", 999_996), ("b", 999_997), ("c", 999_998)] {
      try sources.keep(
        text(String(number, radix: 16), "\(number)"), as: "Coding.counts/\(name).case")
    }
    let numbers = Domain<Int>.integers(in: 0...1_000_000)
    var property = AnyProperty(
      Property("numbers are small", numbers) { number in
        Platform.sleep(seconds: 0.05)
        if number > 1000 { fatalError(["no first", "no second", "no third"][number % 3]) }
        return true
      })
    property.kept = KeptCases(of: Self.check, in: sources.file)
    var settings = settings
    settings.phases = [.explicit, .shrink]
    settings.shrinkTimeLimit = .seconds(1)
    let result = property.run(settings)
    let found = [try #require(result.counterexample)] + result.others
    #expect(
      found.map { $0.keptFiles.map { $0.suffix(6) } } == [["a.case"], ["b.case"], ["c.case"]])
    #expect(found.allSatisfy { $0.shrinkEnd == .time })
    #expect(found.dropFirst().allSatisfy { $0.shrinkCalls <= 1 })
  }

  @Test func `a case that is expected to trap does not run in this process`() throws {
    let sources = try Sources()
    try sources.keep(text("4d", "77", fails: true), as: "Coding.counts/a.case")
    try sources.keep(text("1", "1"), as: "Coding.counts/b.case")
    let result = numbers(sources).run(settings)
    #expect(result.isSuccess, "\(RunReport(result))")
  }

  @Test func `the cases of an asynchronous check are replayed, even if they trap`() async throws {
    let sources = try Sources()
    try sources.keep(text("4d", "77", fails: true), as: "Coding.counts/a.case")
    try sources.keep(text("5f", "95"), as: "Coding.counts/b.case")
    let result = await AnyProperty.run(
      "numbers are small", .integers(in: 0...99), examples: [], known: [], identity: nil,
      command: "swift test", kept: KeptCases(of: Self.check, in: sources.file), settings: settings
    ) { (number: Int) in
      await Task.yield()
      if number == 77 { fatalError("no 77") }
      return number < 90 ? .holds : .fails(PropertyFailure(law: "small"))
    }
    #expect(result.counterexample?.value == "95", "\(RunReport(result))")
    #expect(result.caseProblems.isEmpty)
  }

  @Test func `the cases of a check that draws while it judges are replayed`() throws {
    let sources = try Sources()
    try sources.keep(text("5 3", "5"), as: "Coding.counts/a.case")
    try sources.keep(text("5 4", "5, 3"), as: "Coding.counts/b.case")
    var property = AnyProperty("small") { draw throws(Discard) in
      let first: Int = try draw(.integers(in: 0...9))
      let second: Int = try draw(.integers(in: 0...9))
      return first + second < 8 ? .holds : .fails(PropertyFailure(law: "small"))
    }
    property.kept = KeptCases(of: Self.check, in: sources.file)
    let result = property.run(settings)
    #expect(result.counterexample?.keptFiles.map { $0.suffix(6) } == ["a.case"])
    #expect(
      result.caseProblems.map(\.message) == [
        "the domain has changed: the words now draw 5, 4, not 5, 3"
      ])
  }

  @Test func `a file that does not parse is reported by its check`() throws {
    let sources = try Sources()
    let check = "LibTests.Coding/packs / unpacks (all)"
    try sources.keep("dragnet case 1\ncheck \(check)\nwords x", as: "Coding/a.case")
    #expect(numbers(sources).run(settings).caseProblems == [])
    let problems = numbers(sources, check: check).run(settings).caseProblems
    #expect(problems.first?.path.hasSuffix("Coding/a.case:3:7") == true)
    #expect(problems.first?.message.hasPrefix("found `x`, expected a hexadecimal word") == true)
    #expect(numbers(sources, check: check).run(settings).caseProblems == [])
  }

  @Test func `a case whose test does not exist is reported once, by any check`() throws {
    let sources = try Sources()
    for (index, check) in ["Coding/packs", "Coding/count", "Decoding/counts", "counts2"]
      .enumerated()
    {
      try sources.keep(text("1", "1", of: "LibTests.\(check)"), as: "Old/\(index).case")
    }
    for name in ["Coding/packs / unpacks (all)", "Coding/counts #2", "Coding/counts(8, \"a\") #2"] {
      try sources.keep(text("1", "1", of: "LibTests.\(name)"), as: "New/\(name.count).case")
    }
    let problems = numbers(sources).run(settings).caseProblems
    #expect(
      Set(problems.map { $0.path.suffix(10) })
        == ["Old/0.case", "Old/1.case", "Old/2.case", "Old/3.case"])
    #expect(problems.allSatisfy { $0.message.hasPrefix("no test beside Corpus has the check") })
    #expect(numbers(sources).run(settings).caseProblems == [])
  }

  @Test func `a pipe, a folder and a huge file are problems`() throws {
    let sources = try Sources()
    try sources.keep(String(repeating: "\n", count: 5_000_000), as: "Coding/huge.case")
    let folder = sources.folder.appending(path: "Corpus/Coding")
    try #require(mkfifo(folder.appending(path: "pipe.case").path, 0o644) == 0)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder.case"), withIntermediateDirectories: true)
    let problems = numbers(sources).run(settings).caseProblems
    #expect(
      problems.map(\.message) == [
        "cannot be read: it is not a regular file", "cannot be read: it is larger than 4 MiB",
        "cannot be read: it is not a regular file",
      ])
  }

  @Test func `a run of one case replays no kept cases`() throws {
    let sources = try Sources()
    try sources.keep(text("5f", "95"), as: "Coding.counts/a.case")
    var settings = settings
    settings.replay = [1]
    #expect(numbers(sources, below: 90).run(settings).isSuccess)
  }

  @Test func `a failure is kept where the report says, and never overwritten`() throws {
    let sources = try Sources()
    var settings = RunSettings(seed: 1, cases: 1000, failureStorage: .none)
    settings.isForChecking = true
    let report = RunReport(numbers(sources, below: 60, trap: nil).run(settings)).description
    #expect(report.contains("command above writes .build/tests/kept cases "), "\(report)")
    #expect(report.contains("/Corpus/Coding.counts/NAME.case"))
    settings.keepName = "sixty"
    _ = numbers(sources, below: 60, trap: nil).run(settings)
    let file = sources.folder.appending(path: "Corpus/Coding.counts/sixty.case")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start =
      "dragnet case 1\ncheck LibTests.Coding/counts\n# 60\nwords 3c\n# numbers are small, "
    #expect(text.hasPrefix(start) && text.hasSuffix(": returned false\n"), "\(text)")
    // The second check of a test, with two arguments.
    for _ in 1...2 { _ = numbers(sources, below: 50, trap: nil).run(settings) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    let folder = file.deletingLastPathComponent()
    let second = folder.appending(path: "sixty-2.case")
    #expect(try String(contentsOf: second, encoding: .utf8).contains("\n# 50\nwords 32\n"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["sixty-2.case", "sixty.case"])
  }

  @Test func `the line for Package.swift is needed for the first kept case only`() throws {
    func line(_ file: String) -> String? { KeptCases(of: "A.Coding/packs", in: file).exclusion }
    #expect(line("Tests/ATests/B.swift") == "exclude: [\"Corpus\"]")
    #expect(line("Tests/ATests/Coding/B.swift") == "exclude: [\"Coding/Corpus\"]")
    #expect(line("Checks/B.swift") == "exclude: [\"Corpus\"]")
    let sources = try Sources()
    try sources.keep(text("1", "1"), as: "Coding.counts/a.case")
    #expect(line(sources.file) == nil)
  }

  @Test func `a folder for a test has a plain name`() {
    func folder(_ check: String) -> String { KeptCases.folder(of: check, in: "Tests/A/B.swift") }
    #expect(folder("A.Coding/packs, (all) `x`") == "Tests/A/Corpus/Coding.packs")
    #expect(folder("A.Outer/Inner/a b/c #2") == "Tests/A/Corpus/Outer.Inner.a-b.c")
    #expect(folder("A.über alles(1)") == "Tests/A/Corpus/über-alles")
    #expect(folder("A./../..") == "Tests/A/Corpus/test")
    #expect(folder("A.\(String(repeating: "é", count: 300))").utf8.count < 150)
  }
}
