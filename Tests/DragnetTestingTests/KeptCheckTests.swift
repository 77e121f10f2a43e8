import DragnetTesting
import Testing

/// Checks of every kind, which replay the cases in the folder `Corpus` beside this file.
///
/// Each check fails for its kept case alone, so a check that replays nothing fails no more.
@Suite struct KeptCheckTests {
  private let settings = RunSettings(failureStorage: .none, phases: [.explicit])

  /// Expects an issue that names a file below `Corpus/KeptCheckTests.TEST`, and a value.
  private func fails(
    _ file: String, for value: String, _ check: () throws -> Void
  ) rethrows {
    try withKnownIssue {
      try check()
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("/Corpus/KeptCheckTests.\(file)\n")
        && text.contains("for      \(value)\n")
    }
  }

  private func fails(
    _ file: String, for value: String, isolation: isolated (any Actor)? = #isolation,
    _ check: nonisolated(nonsending) () async throws -> Void
  ) async rethrows {
    try await withKnownIssue {
      try await check()
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("/Corpus/KeptCheckTests.\(file)\n")
        && text.contains("for      \(value)\n")
    }
  }

  @Test func `each check of a test has cases of its own`() {
    fails("each-check-of-a-test-has-cases-of-its-own/first.case", for: "95") {
      check(.integers(in: 0...99), settings: settings) { (number: Int) in number != 95 }
    }
    fails("each-check-of-a-test-has-cases-of-its-own/second.case", for: "[1, 1]") {
      check(.array(of: .integers(in: 0...9)), settings: settings) { (list: [Int]) in
        Set(list).count == list.count
      }
    }
  }

  @Test func `a check that draws has cases`() {
    fails("a-check-that-draws-has-cases/two.case", for: "2, [0, 3]") {
      check(settings: settings) { draw in
        let count: Int = try draw(.integers(in: 1...9))
        let list: [Int] = try draw(.array(of: .integers(in: 0...9), count: count))
        return list != [0, 3]
      }
    }
  }

  @Test func `a property has cases`() {
    let small = Property("numbers are small", Domain<Int>.integers(in: 0...99)) { $0 != 95 }
    fails("a-property-has-cases/large.case", for: "95") { check(small, settings: settings) }
  }

  @Test(arguments: [95, 96]) func `each argument has cases`(limit: Int) {
    fails("each-argument-has-cases/\(limit).case", for: "\(limit)") {
      check(.integers(in: 0...99), settings: settings) { (number: Int) in number != limit }
    }
  }

  @Test func `an asynchronous check has cases`() async {
    await fails("an-asynchronous-check-has-cases/large.case", for: "95") {
      await check(.integers(in: 0...99), settings: settings) { (number: Int) in
        await Task.yield()
        return number != 95
      }
    }
  }

  @Test func `a check of expectations has cases`() async {
    await fails("a-check-of-expectations-has-cases/large.case", for: "95") {
      await check(each: .integers(in: 0...99), settings: settings) { (number: Int) in
        #expect(number != 95)
      }
    }
  }

  @Test func `a case that is expected to trap is replayed in a child process`() {
    check(.integers(in: 0...99), settings: settings) { (number: Int) in
      if number == 95 { fatalError("no 95") }
      return true
    }
  }
}
