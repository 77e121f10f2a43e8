import DragnetTesting
import Synchronization
import Testing

/// Swift Testing's known issues, inside and around a check.
@Suite struct KnownIssueTests {
  let settings = RunSettings(seed: 1, failureStorage: .none)

  /// The issues of the test below, which do not reach the log.
  static let issues = Mutex<[String]>([])

  @Test(
    .compactMapIssues { issue in
      guard ["< 50", "does not hold"].contains(where: "\(issue)".contains) else { return issue }
      issues.withLock { $0.append("\(issue)") }
      return nil
    })
  func `a known issue in an expectation is not a failure, and is recorded once`() async {
    await check(each: .integers(in: 0...99), settings: settings) { (n: Int) in
      withKnownIssue(isIntermittent: true) { #expect(n < 50) }
      #expect(n < 100)
    }
    let issues = Self.issues.withLock { $0 }
    #expect(issues.count == 1, "there are \(issues.count)")
    #expect(issues.first?.contains("does not hold") == false)
  }

  @Test func `a known issue in a check is not a failure`() {
    check(.integers(in: 0...9), settings: settings) { (n: Int) in
      withKnownIssue { #expect(n > 9) }
      return true
    }
  }

  @Test func `an issue beside a known issue is a failure`() async {
    await withKnownIssue {
      await check(each: .integers(in: 0...99), settings: settings) { (n: Int) in
        withKnownIssue(isIntermittent: true) { #expect(n < 10) }
        #expect(n < 50)
      }
    } matching: {
      "\($0)".contains("does not hold") && "\($0)".contains("for      50")
    }
  }

  @Test func `the known issue around a check is its report`() async {
    let texts = Mutex<[String]>([])
    await withKnownIssue {
      await check(each: .integers(in: 0...99), settings: settings) { #expect($0 < 50) }
    } matching: { issue in
      texts.withLock { $0.append("\(issue)") }
      return true
    }
    let all = texts.withLock { $0 }
    #expect(all.count == 1 && all.first?.contains("for      50") == true, "\(all)")
  }
}
