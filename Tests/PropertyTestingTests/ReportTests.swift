import Testing

@testable import PropertyTesting

@Suite struct ReportTests {
  let found = RunResult(
    property: "a list is its own reverse",
    outcome: .failed(
      Counterexample(
        failure: PropertyFailure(
          law: "a list is its own reverse", place: "ListTests/ReverseTests.swift:12",
          message: "returned false"),
        value: "[0, 1]", literal: "[0, 1] as Array<Int>", choices: [1, 0, 1, 1, 0],
        firstValue: "[8, -3]", casesToFirst: 23,
        shrinkCalls: 9, isSmallest: true)),
    seed: 42)

  @Test func `a report has four facts and the number of cases`() {
    var result = found
    result.cases = 23
    result.labels = ["empty": 6]
    #expect(
      RunReport(result, command: "swift test --filter Reverse").description == """
        a list is its own reverse does not hold
          at       ListTests/ReverseTests.swift:12
          for      [0, 1]
          saw      returned false
          again    DRAGNET_REPLAY="1 0 1 1 0" swift test --filter Reverse
          keep     check(…, examples: [[0, 1] as Array<Int>])
          tried    23 cases with seed 42; the first to fail was [8, -3]; shrunk in 9 calls
                   26.1% empty
        """)
  }

  @Test func `a report has the code of a regression test`() {
    var result = found
    result.cases = 23
    let test = TestFunction(name: "`a list is its own reverse`")
    #expect(
      RunReport(result, test: test).description == """
        a list is its own reverse does not hold
          at       ListTests/ReverseTests.swift:12
          for      [0, 1]
          saw      returned false
          again    DRAGNET_REPLAY="1 0 1 1 0" swift test
          keep     @Test func `a list is its own reverse for [0, 1]`() {
                     replaying(value: [0, 1] as Array<Int>) { `a list is its own reverse`() }
                   }
          tried    23 cases with seed 42; the first to fail was [8, -3]; shrunk in 9 calls
        """)
  }

  @Test func `a regression test has the modifiers of the test that it calls`() {
    func source(_ found: Counterexample, _ test: TestFunction) -> String {
      RunReport(RunResult(property: "p", outcome: .failed(found), seed: 1), test: test)
        .regression(of: found)
    }
    let test = TestFunction(
      name: "isSmall", modifiers: "@MainActor ", isAsync: true, isThrowing: true)
    let failure = PropertyFailure(law: "p")
    #expect(
      source(Counterexample(failure: failure, value: "Point(x: 1)", choices: [1, 255]), test) == """
        @Test @MainActor func `isSmall for Point(x: 1)`() async throws {
          try await replaying(words: [1, 255]) { try await isSmall() }
        }
        """)
    let plain = TestFunction(name: "isSmall")
    #expect(
      source(Counterexample(failure: failure, value: "`a\\/é`", choices: []), plain) == """
        @Test func `isSmall for case 4d50033a0a3f162d`() {
          replaying(words: []) { isSmall() }
        }
        """)
    let long = String(repeating: "9", count: 50)
    #expect(
      source(Counterexample(failure: failure, value: long, choices: [7]), plain).hasPrefix(
        "@Test func `isSmall for words 7`() {"))
    // An example without a literal and without words.
    #expect(
      source(Counterexample(failure: failure, value: "Point(x: 1)", choices: nil), plain)
        == "check(…, examples: [Point(x: 1)])")
  }

  @Test func `two cases never give regression tests of the same name`() {
    func name(_ value: String, _ choices: ChoiceSequence?) -> String? {
      let found = Counterexample(
        failure: PropertyFailure(law: "p"), value: value, literal: value, choices: choices)
      return RunReport(
        RunResult(property: "p", outcome: .failed(found), seed: 1),
        test: TestFunction(name: "isSmall")
      ).regression(of: found).split(separator: "`").dropFirst().first.map { String($0) }
    }
    #expect(name("\"an\"", [1]) == "isSmall for \"an\"")
    #expect(name("\"a\\n\"", [1, 2]) == "isSmall for words 1 2")
    let long = String(repeating: "9", count: 50)
    let words = (0..<50).map { UInt64($0) }
    let first = name(long, ChoiceSequence(words))
    #expect(first?.hasPrefix("isSmall for case ") == true && (first?.count ?? 99) < 40)
    #expect(first != name(long, ChoiceSequence(words.reversed())))
    #expect(name("\"é\"", nil) != name("\"è\"", nil))
  }

  @Test func `the words of a value with a long literal are its regression test`() {
    let long = "[\(String(repeating: "9, ", count: 300))] as Array<Int>"
    let found = Counterexample(
      failure: PropertyFailure(law: "p"), value: "long", literal: long, choices: [5, 6])
    let result = RunResult(property: "p", outcome: .failed(found), seed: 1)
    let report = RunReport(result, test: TestFunction(name: "isSmall"))
    #expect(report.regression(of: found).contains("replaying(words: [5, 6]) { isSmall() }"))
  }

  @Test func `a value without a literal is repeated by its words`() {
    let found = Counterexample(
      failure: PropertyFailure(law: "p"), value: "down 1 2; up", choices: [5, 6])
    let report = RunReport(RunResult(property: "p", outcome: .failed(found), seed: 1))
    #expect(
      report.regression(of: found) == "check(…, settings: RunSettings(replay: [5, 6])) { … }")
  }

  @Test func `a long value is cut, with its length`() {
    let long = String(repeating: "9", count: 5000)
    var found = Counterexample(
      failure: PropertyFailure(law: "p"), value: long, choices: [1], firstValue: long + "8")
    found.freeParts = [.init(name: "height", example: long, trials: 9)]
    let text = RunReport(RunResult(property: "p", outcome: .failed(found), seed: 1)).description
    #expect(text.contains("  for      \(String(repeating: "9", count: 2000))… (5000 characters)\n"))
    #expect(
      text.contains("for example \(String(repeating: "9", count: 200))… (5000 characters)\n"))
    #expect(
      text.contains("to fail was \(String(repeating: "9", count: 200))… (5001 characters)"))
    #expect(
      RunReport(RunResult(property: "p", outcome: .failed(found), seed: 1)).json.contains(long))
  }

  @Test func `no text of a report controls the terminal`() {
    let found = Counterexample(
      failure: PropertyFailure(law: "p", message: "saw \u{1b}[2J"), value: "a\u{202e}b\nc",
      choices: [1])
    let text = RunReport(RunResult(property: "p", outcome: .failed(found), seed: 1)).description
    #expect(text.contains("  for      a\\u{202e}b\n           c\n"))
    #expect(text.contains("  saw      saw \\u{1b}[2J\n"))
  }

  @Test func `JSON has the same facts`() {
    #expect(
      RunReport(found).json == """
        {"property":"a list is its own reverse","outcome":"failed","law":"a list is its own reverse",\
        "place":"ListTests/ReverseTests.swift:12","message":"returned false","value":"[0, 1]",\
        "literal":"[0, 1] as Array<Int>","words":"1 0 1 1 0","keep":"check(…, examples: [[0, 1] as Array<Int>])","firstValue":"[8, -3]","casesToFirst":23,"shrinkCalls":9,\
        "isSmallest":true,"freeParts":[],"again":"DRAGNET_REPLAY=\\"1 0 1 1 0\\" swift test",\
        "others":[],"seed":42,"cases":0,"casesAfter":0,"discards":0,"isExhaustive":false,"labels":{}}
        """)
  }

  @Test func `a report names parts that do not matter, flaky cases and other failures`() {
    var counterexample = found.counterexample!
    counterexample.freeParts = [.init(name: "height", example: "(0, 7)", trials: 9)]
    counterexample.flakiness = .init(failures: 3, replays: 5)
    var result = found
    result.outcome = .failed(counterexample)
    result.others = [
      Counterexample(failure: PropertyFailure(law: "another law"), value: "5", choices: [5])
    ]
    let text = RunReport(result).description
    #expect(text.contains("  any      height may differ (9 values tried), for example (0, 7)\n"))
    #expect(text.contains("  flaky    failed in 3 of 5 replays\n"))
    #expect(text.contains("and another law does not hold\n  for      5\n"))
  }

  @Test func `parts that do not matter share a row`() {
    var counterexample = found.counterexample!
    counterexample.freeParts = [
      .init(name: "value", example: "[5: 0, 1: 0]", trials: 9),
      .init(name: "part 2", example: "[0: 7, 1: 0]", trials: 12),
      .init(name: "value", example: "[0: 0, 1: 4]", trials: 30),
      .init(name: "part 4", example: "[0: 0, 1: 8]", trials: 12),
    ]
    var result = found
    result.outcome = .failed(counterexample)
    let row = """
        any      value in 2 places, part 2 and part 4 may each differ (9 to 30 values tried), for \
      example [5: 0, 1: 0]

      """
    #expect(RunReport(result).description.contains(row))
  }

  @Test func `the statistics of a run have its labels and its time`() {
    var result = RunResult(property: "sorting keeps the count", outcome: .held, seed: 42)
    result.cases = 1000
    result.discards = 31
    result.labels = ["empty": 261]
    result.duration = .milliseconds(214)
    var lengths = LabelRange()
    lengths.add(0)
    lengths.add(99)
    for _ in 0..<998 { lengths.add(6.535) }
    result.values = ["length": lengths]
    #expect(
      RunReport(result).statistics == """
        sorting keeps the count holds
          tried    1000 cases with seed 42, 31 more discarded
                   26.1% empty
          value    length: 0 to 99, 6.62 on average
          took     0.21 seconds, 0.21 milliseconds for each case
        """)
    result.cases = 2000
    result.scores = ["": -0.5, "depth": 12]
    let report = RunReport(result)
    #expect(report.description.contains("6.62 on average (in 1000 cases)\n"))
    #expect(report.description.hasSuffix("  best     score: -0.5\n  best     score of depth: 12"))
    #expect(report.json.contains(#""values":{"length":{"cases":1000,"least":0,"greatest":99,"#))
    #expect(report.json.contains(#""scores":{"":-0.5,"depth":12}"#))
  }

  @Test func `labels that are too rare are named`() {
    var result = RunResult(property: "p", outcome: .uncovered(["empty": 0.05]), seed: 1)
    result.cases = 1000
    result.labels = ["empty": 2]
    #expect(RunReport(result).description.contains("  label    0.2% empty, but 5.0% is required"))
  }

  @Test func `a cancelled run and a mostly discarded run are reported`() {
    var result = RunResult(property: "p", outcome: .cancelled, seed: 1)
    #expect(
      RunReport(result).description.hasPrefix("p was not tested completely: its task was cancelled")
    )
    result.outcome = .held
    result.cases = 10
    result.discards = 21
    #expect(
      RunReport(result).description.contains(
        "10 cases with seed 1, 21 more discarded (most cases: use a domain that discards fewer)"))
  }

  @Test func `a run of discards only is reported`() {
    var result = RunResult(property: "p", outcome: .untested(.discards), seed: 1)
    result.discards = 10
    #expect(
      RunReport(result).description.hasPrefix("p was not tested: every case was discarded\n"))
  }
}
