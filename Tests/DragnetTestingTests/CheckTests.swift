import DragnetTesting
import Foundation
import Synchronization
import Testing

@Suite struct CheckTests {
  let settings = RunSettings(seed: 1, shrinkTimeLimit: nil, failureStorage: .none)

  @Test func `a property that holds records nothing`() {
    check(.array(of: .integers(in: 0...9))) { (xs: [Int]) in xs.reversed().reversed() == xs }
  }

  @Test func `a property that fails records an issue at its line`() {
    let line = Mutex<Int?>(nil)
    withKnownIssue {
      check(.array(of: .integers), settings: settings) { (xs: [Int]) in xs.reversed() == xs }
    } matching: { issue in
      line.withLock { $0 = issue.sourceLocation?.line }
      let text = "\(issue)"
      return text.contains("does not hold") && text.contains("[0, 1]")
        && text.contains("DRAGNET_REPLAY=\"1 0 1 1 0\" swift test --filter")
    }
    #expect(line.withLock { $0 } == #line - 7)
  }

  @Test func `a property that throws records an issue`() {
    struct Oops: Error {}
    withKnownIssue {
      check(.integers(in: 0...9), settings: settings) { (_: Int) in throw Oops() }
    } matching: {
      "\($0)".contains("without throwing Oops does not hold")
    }
  }

  @Test func `a cancelled property records an issue`() async {
    await withKnownIssue {
      await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        check(.integers, settings: settings) { (_: Int) in true }
        await check(.integers, settings: settings) { (_: Int) in
          await Task.yield()
          return true
        }
      }.value
    } matching: {
      "\($0)".contains("was not tested completely: its task was cancelled")
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
  func `a property that discards most cases records a warning`() {
    check(.integers(in: 0...999), settings: settings) { (n: Int) in
      try assume(n % 10 == 0)
      return true
    }
    #expect(Self.warnings.withLock { $0.count } == 1)
    #expect(
      Self.warnings.withLock { $0.first }?.contains("use a domain that discards fewer") == true)
  }

  @Test func `a property that discards every case records an issue`() {
    withKnownIssue {
      check(.integers(in: 0...9), settings: settings) { (_: Int) in throw Discard() }
    } matching: {
      "\($0)".contains("was not tested: every case was discarded")
    }
  }

  /// The reports of the test below, which do not reach the log; any other issue fails the test.
  static let reports = Mutex<[String]>([])

  @Test(
    .compactMapIssues { issue in
      guard "\(issue)".contains("does not hold") else { return issue }
      reports.withLock { $0.append("\(issue)") }
      return nil
    })
  func `expectations are verdicts, and only the report reaches the log`() async {
    await check(each: .array(of: .integers(in: 0...99)), settings: settings) { (xs: [Int]) in
      #expect(xs.count < 50)
      #expect(xs.reduce(0, +) < 150)
      try #require(xs.first != 98)
    }
    let reports = Self.reports.withLock { $0 }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("log, as expected at DragnetTestingTests/CheckTests") == true)
    #expect(reports.first?.contains("[51, 99]") == true || reports.first?.contains("[98]") == true)
  }

  @Test func `expectations that hold record nothing`() async {
    await check(each: .integers(in: 0...9)) { (n: Int) in
      #expect(n >= 0)
      try assume(n > 2)
      try #require(n > 2)
    }
  }

  @Test @MainActor func `an asynchronous property runs on its caller's actor`() async {
    var calls = 0
    await check(.integers(in: 0...1_000_000), settings: RunSettings(cases: 50)) { (n: Int) in
      calls += 1
      MainActor.assertIsolated()
      label("even", if: n % 2 == 0)
      await Task.yield()
      return n >= 0
    }
    #expect(calls == 50)
    await withKnownIssue {
      await check(.integers(in: 0...1_000_000), settings: settings) { (n: Int) in
        await Task.yield()
        return n < 1000
      }
    } matching: {
      "\($0)".contains("for      1000")
    }
  }

  @Test func `a property that draws while it judges is checked`() {
    check { draw in
      let count = try draw(.integers(in: 1...10))
      let numbers: [Int] = try draw(.array(of: .integers(in: 0...1000), count: count))
      return numbers.count == count
    }
    withKnownIssue {
      check(settings: settings) { draw in
        let count = try draw(.integers(in: 1...10))
        let numbers: [Int] = try draw(.array(of: .integers(in: 0...1000), count: count))
        return numbers.max()! < 900
      }
    } matching: {
      "\($0)".contains("for      1, [900]")
    }
  }

  @Test func `a check that holds prints its statistics if the settings ask for them`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let settings = RunSettings(seed: 1, failureStorage: .none, showsStatistics: true)
      check(.integers(in: 0...9), "digits", settings: settings) { (n: Int) in
        label("even", if: n % 2 == 0)
        return n >= 0
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      output.contains("digits holds\n  tried    all 10 cases\n           50.0% even\n  took  "))
  }

  @Test func `a property value is checked`() {
    check(Property("positive", .integers(in: 1...9)) { (n: Int) in n > 0 })
    withKnownIssue {
      check(Property("small", .integers(in: 1...9)) { (n: Int) in n < 5 }, settings: settings)
    }
  }
}

extension CheckTests {
  @Test(arguments: [("DRAGNET_CASES", "none"), ("DRAGNET_SEDE", "1")])
  func `an unknown or malformed variable is an issue, and no check runs`(
    name: String, text: String
  ) async {
    await #expect(processExitsWith: .success) { [name = name as String, text = text as String] in
      setenv(name, text, 1)
      let digits = Domain<Int>.integers(in: 0...9)
      let count = Mutex(0)
      await withKnownIssue {
        check(digits) { _ in fatalError("it ran") }
        check(Property("p", digits) { _ in fatalError("it ran") })
        check { _ in fatalError("it ran") }
        await check(digits) { _ in
          await Task.yield()
          fatalError("it ran")
        }
        await check(each: digits) { _ in fatalError("it ran") }
        checkLaws(of: digits)
      } matching: { issue in
        count.withLock { $0 += 1 }
        return "\(issue)".contains("\(name) is ") && "\(issue)".contains("nothing was checked")
      }
      precondition(count.withLock { $0 } == 6)
      replaying(words: [3]) { check(digits) { $0 == 3 } }
    }
  }
}
