import DragnetTesting
import Synchronization
import Testing

/// Known failures of a check, which do not hide the failures behind them.
@Suite struct KnownFailureTests {
  let settings = RunSettings(seed: 1, failureStorage: .none)
  let numbers = Domain<Int>.integers(in: 0...1_000_000)

  @Test func `KnownFailure examples`() {
    let known = KnownFailure("issue 7: an empty list", [Int]())
    check(.array(of: .integers(in: 0...9)), known: [known]) { xs in xs.max() != nil }
    let negative: KnownFailure<Int> =
      KnownFailure("issue 8: negative numbers", -1, when: { $0 < 0 })
    check(.integers, known: [negative]) { (n: Int) in n >= 0 }
    let ending: KnownFailure<String> =
      KnownFailure("issue 9: an early end", "a", matching: { $0.law.contains("ParseError.eof") })
    check(.strings, known: [ending]) { (text: String) in
      if text.contains("a") { throw ParseError.eof }
      return true
    }
    let unread: KnownFailure<String> =
      KnownFailure("issue 9: an early end", "a", law: "every text is read")
    check(.strings, "every text is read", known: [unread]) { (text: String) in
      if text.contains("a") { throw ParseError.eof }
      return true
    }
    let halving = Property("halving is exact", .integers(in: -9...9)) { (n: Int) in n / 2 * 2 == n }
      .known(KnownFailure("odd numbers", 1, when: { $0 % 2 != 0 }))
    check(halving)
  }

  @Test func `a failure behind a known failure is found and shrunk`() {
    let known = KnownFailure("zero", 0)
    withKnownIssue {
      check(numbers, known: [known], settings: settings) { (n: Int) in n != 0 && n < 1000 }
    } matching: {
      "\($0)".contains("for      1000\n") && "\($0)".contains("known    zero: failed in")
    }
  }

  @Test func `a known failure that does not fail any more is an issue`() {
    let known = KnownFailure("zero", 0)
    withKnownIssue {
      check(numbers, known: [known], settings: settings) { (n: Int) in n >= 0 }
    } matching: {
      "\($0)".contains("has known failures that do not fail any more")
        && "\($0)".contains("fixed    zero: its example holds, so remove this known failure\n")
    }
    check(
      numbers, known: [KnownFailure("zero", 0, isIntermittent: true)], settings: settings
    ) { (n: Int) in n >= 0 }
  }

  @Test func `a known failure of a law does not hide the failures of other laws`() {
    let known = KnownFailure("issue 9", 7, law: "below 5")
    withKnownIssue {
      check(numbers, "below 5", known: [known], settings: settings) { (n: Int) in
        if n >= 1000 { throw PropertyFailure(law: "below 5000", message: "too large") }
        return n < 5
      }
    } matching: {
      "\($0)".contains("below 5000 does not hold") && "\($0)".contains("for      1000\n")
        && "\($0)".contains("known    issue 9: failed in")
    }
  }

  enum ParseError: Error { case eof, badUTF8 }

  @Test func `a failure is known by the way in which it fails`() async {
    let known = KnownFailure("an early end", 5, matching: { $0.law.hasSuffix("ParseError.eof") })
    func parse(_ n: Int) throws {
      if n > 3000 { throw ParseError.badUTF8 }
      if n > 3 && n % 2 == 1 { throw ParseError.eof }
    }
    withKnownIssue {
      check(numbers, known: [known], settings: settings) { (n: Int) in
        try parse(n)
        return true
      }
    } matching: {
      "\($0)".contains("ParseError.badUTF8 does not hold") && "\($0)".contains("for      3001\n")
    }
    await check(.integers(in: 0...3000), known: [known], settings: settings) { (n: Int) in
      await Task.yield()
      try parse(n)
      return true
    }
    await check(each: .integers(in: 0...3000), known: [known], settings: settings) { (n: Int) in
      try parse(n)
    }
  }

  @Test func `an example that fails in another way is reported`() {
    let known = KnownFailure("an early end", 5, matching: { $0.law.hasSuffix("ParseError.eof") })
    withKnownIssue {
      check(.integers(in: 5...5), known: [known], settings: settings) { (_: Int) in
        throw ParseError.badUTF8
      }
    } matching: {
      "\($0)".contains("ParseError.badUTF8 does not hold")
    }
  }

  /// The warnings of the test below, which do not reach the log.
  static let warnings = Mutex<[String]>([])

  @Test(
    .compactMapIssues { issue in
      guard issue.severity == .warning else { return issue }
      warnings.withLock { $0.append("\(issue)") }
      return nil
    })
  func `a check whose cases nearly all fail in known ways records a warning`() {
    let any = KnownFailure("any", 0, matching: { _ in true })
    for (share, isMostlyKnown) in [(10, true), (2, false)] {
      let property = Property("p", numbers) { (n: Int) in n % 1000 >= 100 * share }.known(any)
      let result = property.run(settings)
      #expect(result.isSuccess && result.isMostlyKnown == isMostlyKnown)
      let remark = "(nearly all failed in known ways, so little else was tested)"
      #expect(RunReport(result).description.contains(remark) == isMostlyKnown)
    }
    check(numbers, known: [any], settings: settings) { _ in false }
    let warnings = Self.warnings.withLock(\.self)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("nearly all failed in known ways") == true)
  }

  @Test(arguments: [
    (9, 10, false), (10, 10, true), (50, 50, true), (90, 100, false), (98, 100, true),
  ])
  func `a run is mostly known if more than nine tenths of its cases are`(
    known: Int, cases: Int, isMostlyKnown: Bool
  ) {
    var result = RunResult(property: "p", outcome: .held, seed: 1)
    result.cases = cases - 5
    result.casesAfter = 5
    result.knownCases = ["a": known - 1, "b": 1]
    #expect(result.isMostlyKnown == isMostlyKnown)
  }

  @Test func `a result and its JSON count known failures`() {
    let property = Property("p", .integers(in: 0...9)) { (n: Int) in n > 1 }
      .known(KnownFailure("small", 0, when: { $0 < 2 })).examples(3)
    let result = property.run(settings)
    #expect(result.isSuccess && result.knownCases["small"] ?? 0 >= 2 && result.fixed.isEmpty)
    #expect(RunReport(result).json.contains(#""knownCases":{"small":"#))
    #expect(AnyProperty(property).run(settings).knownCases == result.knownCases)
  }
}
