import Testing

@testable import PropertyTesting

@Suite struct DistinctFailureTests {
  /// A property that three kinds of numbers break, each with its own law.
  static let threeLaws = Property<Int>(
    "laws", .integers(in: 0...1_000_000),
    verdict: { n in
      if n >= 500_000 { return .fails(PropertyFailure(law: "large")) }
      if n >= 3000 { return .fails(PropertyFailure(law: "medium")) }
      return n >= 20 ? .fails(PropertyFailure(law: "small")) : .holds
    })

  func found(_ result: RunResult) -> [String] {
    ([result.counterexample].compactMap { $0 } + result.others).map {
      "\($0.failure.law) \($0.value)"
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `each broken law is reported once, with its smallest value`(seed: UInt64) {
    let result = Self.threeLaws.run(RunSettings(seed: seed))
    #expect(found(result).sorted() == ["large 500000", "medium 3000", "small 20"])
    #expect(result.counterexample?.casesToFirst == result.cases)
    #expect(result.casesAfter >= 100)
  }

  @Test(arguments: [["medium", "small", "large"], ["small"], ["large", "medium"]])
  func `the worst law comes first, and unranked laws in the order of their failures`(
    ranking: [String]
  ) {
    let order = found(Self.threeLaws.run(RunSettings(seed: 1))).map { $0.prefix { $0 != " " } }
    var property = Self.threeLaws
    property.ranking = ranking
    let ranked = found(property.run(RunSettings(seed: 1))).map { $0.prefix { $0 != " " } }
    #expect(ranked == ranking.map { $0[...] } + order.filter { !ranking.contains(String($0)) })
  }

  @Test func `a law that only later cases break is found`() {
    var calls = 0
    let property = AnyProperty("", .integers(in: 0...1_000_000)) { (n: Int) in
      calls += 1
      if calls == 3 { return .fails(PropertyFailure(law: "once")) }
      return calls > 80 && n > 1000 ? .fails(PropertyFailure(law: "late")) : .holds
    }
    #expect(found(property.run(RunSettings(seed: 1))).last == "late 1001")
  }

  @Test func `other failures do not change the first`() {
    let all = Self.threeLaws.run(RunSettings(seed: 1))
    let first = all.counterexample!.casesToFirst
    let alone = Self.threeLaws.run(RunSettings(seed: 1, cases: first))
    #expect(alone.counterexample == all.counterexample && alone.casesAfter == 0)
  }

  @Test func `the search after a failure is limited`() {
    // It fails in one call only, so it is flaky and is not shrunk.
    func result(at limit: Int, cases: Int) -> RunResult {
      var calls = 0
      let property = AnyProperty("", Domain<Int>.integers) { _ in
        calls += 1
        return calls == limit ? .fails(PropertyFailure(law: "once")) : .holds
      }
      return property.run(RunSettings(seed: 1, cases: cases))
    }
    #expect(result(at: 3, cases: 1000).casesAfter == 100)
    #expect(result(at: 300, cases: 1000).casesAfter == 300)
    #expect(result(at: 900, cases: 1000).casesAfter == 100)
    #expect(result(at: 3, cases: 20).casesAfter == 17)
  }

  @Test func `a search after a failure ends when its time is up`() {
    let property = Property("slow", .integers) { (n: Int) in
      if n != 0 { Platform.sleep(seconds: 0.01) }
      return n < 10
    }
    let result = property.run(RunSettings(seed: 1, timeLimit: .milliseconds(200)))
    #expect(result.counterexample?.value == "10" && result.casesAfter < 40)
  }

  @Test func `a report has at most eight failures`() {
    let property = AnyProperty("", .integers(in: 0...1_000_000)) { (n: Int) in
      .fails(PropertyFailure(law: "law \(n)"))
    }
    #expect(property.run(RunSettings(seed: 1)).others.count == 7)
  }

  @Test func `failures at two lines are different, at two events the same`() {
    func result(_ place: @escaping (Int) -> String) -> RunResult {
      AnyProperty("p", .integers(in: 0...1_000_000)) { (n: Int) in
        n < 100 ? .holds : .fails(PropertyFailure(law: "p", place: place(n)))
      }.run(RunSettings(seed: 1))
    }
    let lines = result { "Tests/Some Tests.swift:\($0 < 1000 ? 12 : 30)" }
    let places = [lines.counterexample!] + lines.others
    #expect(
      Set(places.map { "\($0.failure.place) \($0.value)" })
        == ["Tests/Some Tests.swift:12 100", "Tests/Some Tests.swift:30 1000"])
    let events = result { "event \($0 < 1000 ? 1 : 3), wait 0:\($0)" }
    #expect(events.others.isEmpty && events.counterexample?.value == "100")
  }

  @Test func `isSame(as:) example`() {
    let a = PropertyFailure(law: "in order", place: "Lists/Sort.swift:12")
    #expect(!a.isSame(as: PropertyFailure(law: "in order", place: "Lists/Sort.swift:30")))
    let b = PropertyFailure(law: "in order", place: "event 3")
    #expect(b.isSame(as: PropertyFailure(law: "in order", place: "event 1")))
    #expect(!b.isSame(as: PropertyFailure(law: "out of order", place: "event 3")))
    #expect(!a.isSame(as: PropertyFailure(law: "in order", place: "Lists/Sort.swift:12:7")))
    #expect(!a.isSame(as: b))
  }

  @Test func `labels are counted up to the first failure`() {
    let property = AnyProperty("", .integers(in: 0...1_000_000)) { (n: Int) in
      label("seen")
      return n < 1000 ? .holds : .fails(PropertyFailure(law: "large"))
    }
    let result = property.run(RunSettings(seed: 1))
    #expect(result.labels["seen"] == result.cases && result.casesAfter > 0)
  }

  @Test func `all failures are stored, and tried first in the next run`() {
    let folder = ".build/tests/distinct-\(UInt64.random(in: 0 ... .max))"
    let settings = RunSettings(seed: 1, failureStorage: .folder(folder))
    let first = found(Self.threeLaws.run(settings))
    #expect(first.count == 3 && StoredFailures(of: "laws", in: folder).cases.count == 3)
    let again = Self.threeLaws.run(settings)
    #expect(found(again).first == first.first && again.counterexample?.casesToFirst == 1)
    #expect(found(again).sorted() == first.sorted())
  }
}
