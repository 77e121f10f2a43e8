import Testing

@testable import PropertyTesting

@Suite struct ShareTestTests {
  @Test func `ShareTest example`() {
    #expect(ShareTest.answer(hits: 12, of: 1000, required: 0.01) == .open)
    #expect(ShareTest.answer(hits: 1200, of: 100_000, required: 0.01) == .reached)
    #expect(ShareTest.answer(hits: 700, of: 100_000, required: 0.01) == .missed)
  }

  @Test func `extreme shares have answers`() {
    #expect(ShareTest.answer(hits: 0, of: 10, required: 0) == .reached)
    #expect(ShareTest.answer(hits: 0, of: 0, required: 0.5) == .open)
    #expect(ShareTest.answer(hits: 999, of: 1000, required: 1) == .missed)
    #expect(ShareTest.answer(hits: 1000, of: 1000, required: 1) == .reached)
    #expect(ShareTest.answer(hits: 0, of: 256, required: 0.1) == .missed)
    #expect(ShareTest.answer(hits: 128, of: 256, required: 0.1) == .reached)
  }

  @Test(arguments: [-0.5, -.infinity, .nan, 1.5, 50, .infinity])
  func `no sample has a share outside of 0 to 1`(required: Double) {
    #expect(ShareTest.answer(hits: 10, of: 10, required: required) == .missed)
    let result = AnyProperty("digits", .integers(in: 0...9)) { (_: Int) in
      label("any")
      return .holds
    }.run(RunSettings(requiredLabels: ["any": required], failureStorage: .none))
    guard result.isExhaustive, case .uncovered = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
  }

  /// The probability of at most `most` hits in `total` cases, each with probability `share`.
  func binomial(atMost most: Int, of total: Int, _ share: Double) -> Double {
    var term = 1.0
    for _ in 0..<total { term *= 1 - share }
    var sum = 0.0
    for hits in 0...most {
      sum += term
      term *= Double(total - hits) / Double(hits + 1) * share / (1 - share)
    }
    return sum
  }

  @Test(arguments: [0.01, 0.1, 0.5], [128, 512, 2048])
  func `the probability of a wrong answer is small`(share: Double, total: Int) {
    func least(_ answer: ShareTest.Answer, required: Double) -> Int? {
      (0...total).first { ShareTest.answer(hits: $0, of: total, required: required) == answer }
    }
    // The true share is as required, and the answer is that it is missed.
    if let open = (0...total).first(where: {
      ShareTest.answer(hits: $0, of: total, required: share) != .missed
    }), open > 0 {
      #expect(binomial(atMost: open - 1, of: total, share) < ShareTest.errorProbability / 32)
    }
    // The true share is 0.9 of the required share, and the answer is that it is reached.
    if let reached = least(.reached, required: share) {
      let wrong = 1 - binomial(atMost: reached - 1, of: total, 0.9 * share)
      #expect(wrong < ShareTest.errorProbability)
    }
  }

  /// Booleans that are true in `tenThousandths` of 10,000 cases.
  static func rare(_ tenThousandths: UInt64) -> Domain<Bool> {
    Domain(draw: { source throws(Discard) in
      source.word(below: 10_000) { $0.next(below: 10_000) } < tenThousandths
    })
  }

  func run(_ tenThousandths: UInt64, seed: UInt64, required: Double) -> RunResult {
    AnyProperty("p", Self.rare(tenThousandths)) { isRare in
      label("rare", if: isRare)
      return .holds
    }.run(RunSettings(seed: seed, requiredLabels: ["rare": required]))
  }

  @Test(arguments: 0..<6) func `1.2 % is never less than 1 %, and 0.8 % always`(seed: UInt64) {
    #expect(run(120, seed: seed, required: 0.01).isSuccess)
    let missed = run(80, seed: seed, required: 0.01)
    guard case .uncovered(let labels) = missed.outcome else {
      Issue.record("\(missed.outcome)")
      return
    }
    #expect(labels == ["rare": 0.01])
    #expect(missed.cases > 1000)
  }

  @Test func `a share that is far from the required one needs no more cases`() {
    #expect(run(5000, seed: 1, required: 0.1).cases == 1000)
    #expect(run(5000, seed: 1, required: 0.9).cases == 1000)
  }

  @Test func `a label that stays undecided fails no run, and is reported`() {
    let property = AnyProperty("p", Self.rare(95)) { isRare in
      label("rare", if: isRare)
      return .holds
    }
    let settings = RunSettings(
      seed: 1, timeLimit: .milliseconds(30), requiredLabels: ["rare": 0.01])
    let result = property.run(settings)
    #expect(result.isSuccess && result.undecidedLabels == ["rare": 0.01])
    let report = RunReport(result)
    #expect(report.description.contains("1.0% is required: there was no time to become sure"))
    #expect(report.json.contains("\"undecidedLabels\":[\"rare\"]"))
  }

  @Test func `a run that discards every case does not wait for its labels`() {
    let property = AnyProperty("p", Self.rare(1)) { _ in .discarded }
    let settings = RunSettings(
      seed: 1, cases: 5, requiredLabels: ["rare": 0.01], healthChecks: .none)
    let result = property.run(settings)
    #expect(!result.isSuccess && result.cases == 0 && result.discards < 10_000)
  }

  @Test func `the labels of a small domain are counted exactly`() {
    let property = Property("p", .integers(in: 0...9)) { (n: Int) in
      label("one", if: n == 1)
      return true
    }
    #expect(property.run(RunSettings(requiredLabels: ["one": 0.1])).isSuccess)
    let result = property.run(RunSettings(requiredLabels: ["one": 0.11, "none": 0.01]))
    guard case .uncovered(let labels) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(labels == ["one": 0.11, "none": 0.01] && result.cases == 10)
  }

  @Test(arguments: [(0.2, 1), (0.1, 5)])
  func `examples do not change the shares of a small domain`(share: Double, example: Int) {
    let property = Property("p", .integers(in: 0...9)) { (n: Int) in
      label("one", if: n == 1)
      return true
    }.examples(example, example, example)
    let result = property.run(RunSettings(requiredLabels: ["one": share]))
    // One of the ten cases has the label, whatever the examples have.
    #expect(result.isSuccess == (share <= 0.1), "\(result.outcome)")
    #expect(result.cases == 13 && result.isExhaustive)
    #expect(
      RunReport(result).description.contains("10.0% one, but 20.0% is required")
        == (share > 0.1))
  }

  @Test func `a share that is nearly as large as required has more digits`() {
    var missed = RunResult(property: "p", outcome: .uncovered(["rare": 0.00801]), seed: 1)
    missed.shares = ["rare": 0.00799]
    let rows = RunReport(missed).description
    #expect(rows.contains("  label    0.799% rare, but 0.801% is required\n"))
    missed.shares = ["rare": 0.0299]
    #expect(RunReport(missed).description.contains("3.0% rare, but 0.8% is required"))
  }

  @Test(arguments: [1.1, 50, .nan, .infinity])
  func `a share that no label can have is missed at once`(share: Double) {
    #expect(ShareTest.answer(hits: 1000, of: 1000, required: share) == .missed)
    let result = run(9000, seed: 1, required: share)
    guard case .uncovered = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(result.cases == 1000)
    let row = "rare, but a share of \(share) is required; 1 is 100%"
    #expect(RunReport(result).description.contains(row))
  }
}
