import Testing

@testable import PropertyTesting

@Suite struct SearchTests {
  @Test func `each case of a small domain is tried once`() {
    var drawn: [[Bool]] = []
    let lists = Domain<[Bool]>.array(of: .booleans, count: 0...3)
    let property = AnyProperty("", lists) { list in
      drawn.append(list)
      return .holds
    }
    let result = property.run()
    #expect(result.isExhaustive && result.cases == 15)
    #expect(drawn.count == 15 && Set(drawn).count == 15)
    #expect(drawn.first == [])
    #expect(RunReport(result).description.contains("all 15 cases"))
  }

  @Test func `a large domain is not enumerated`() {
    for property in [
      AnyProperty("", Domain<Int>.integers) { _ in .holds },
      AnyProperty("", Domain<[Bool]>.array(of: .booleans)) { _ in .holds },
      AnyProperty("", Domain<Int>.integers(in: 0...1000)) { _ in .holds },
    ] {
      let result = property.run(RunSettings(cases: 100))
      #expect(!result.isExhaustive && result.cases == 100)
    }
  }

  @Test func `failures of different laws are shrunk separately`() {
    let property = Property<Int>(
      "laws", .integers(in: 0...100_000),
      verdict: { n in
        n > 500
          ? .fails(PropertyFailure(law: "large"))
          : n > 10 ? .fails(PropertyFailure(law: "small")) : .holds
      })
    let result = property.run(RunSettings(seed: 1))
    let values = [result.counterexample!] + result.others
    #expect(Set(values.map { "\($0.failure.law) \($0.value)" }) == ["large 501", "small 11"])
  }

  @Test func `a failure that does not repeat is flaky`() {
    var calls = 0
    let property = AnyProperty("", .integers(in: 0...1_000_000)) { (n: Int) in
      calls += 1
      return calls % 3 == 0 ? .fails(PropertyFailure(law: "sometimes")) : .holds
    }
    let found = property.run(RunSettings(seed: 1)).counterexample
    #expect(found?.flakiness?.replays == 5)
    #expect((1...3).contains(found?.flakiness?.failures ?? 0))
  }

  @Test func `required labels must occur`() {
    let property = Property("p", .integers(in: 0...1_000_000)) { (n: Int) in
      label("rare", if: n == 777_777)
      label("often", if: n > 10)
      return true
    }
    let required = ["rare": 0.5, "often": 0.1, "never": 0.01]
    let result = property.run(RunSettings(seed: 1, requiredLabels: required))
    guard case .uncovered(let uncovered) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(Set(uncovered.keys) == ["rare", "never"])
    #expect(property.run(RunSettings(seed: 1, requiredLabels: ["often": 0.1])).isSuccess)
  }

  @Test func `parts that do not matter are named`() {
    let width = Domain<Int>.integers(in: 0...1000)
    let sizes = Domain<(Int, Int)>.tuple(width.named("width"), width.named("height"))
    let property = Property("narrow", sizes) { width, _ in width < 300 }
    let found = property.run(RunSettings(seed: 1)).counterexample
    #expect(found?.value == "(300, 0)")
    #expect(found?.freeParts.map(\.name) == ["height"])
    let pairs = Property("unnamed", .tuple(width, width)) { a, b in a < 300 || b < 300 }
    #expect(pairs.run(RunSettings(seed: 1)).counterexample?.freeParts == [])
  }

  @Test func `a part inside a part has the numbers of both`() {
    let number = Domain<Int>.integers(in: 0...1000)
    // ((a, b), c)
    let nested = Domain<((Int, Int), Int)>.tuple(.tuple(number, number), number)
    func freeParts(_ holds: @escaping @Sendable (Int, Int, Int) -> Bool) -> [String] {
      let property = Property("p", nested) { pair, c in holds(pair.0, pair.1, c) }
      return property.run(RunSettings(seed: 1)).counterexample?.freeParts.map(\.name) ?? []
    }
    #expect(freeParts { a, _, _ in a < 10 } == ["part 1.2", "part 2"])
    #expect(freeParts { _, b, c in b < 10 || c < 10 } == ["part 1.1"])
    #expect(freeParts { _, _, c in c < 10 } == ["part 1"])
  }

  @Test(arguments: 0..<5) func `the search climbs to higher scores`(seed: UInt64) {
    let number = Domain<Int>.integers(in: 0...1_000_000)
    func found(climbing: Bool) -> Bool {
      let property = Property("apart", .array(of: number, count: 2)) { point in
        let distance = abs(point[0] - 123_456) + abs(point[1] - 654_321)
        if climbing { maximize(-Double(distance)) }
        return distance > 10
      }
      return property.run(RunSettings(seed: seed, cases: 10_000)).counterexample != nil
    }
    #expect(found(climbing: true))
    #expect(!found(climbing: false))
  }

  @Test(arguments: 0..<5) func `the search climbs to higher scores of each name`(seed: UInt64) {
    let number = Domain<Int>.integers(in: 0...1_000_000)
    func found(named: Bool) -> (Set<String>, RunResult) {
      var found: Set<String> = []
      let property = AnyProperty("never fails", .array(of: number, count: 2)) { point in
        for (index, goal) in [123_456, 654_321].enumerated() {
          let distance = abs(point[index] - goal)
          maximize(-Double(distance), named ? "part \(index)" : "")
          if distance == 0 { found.insert("part \(index)") }
        }
        return .holds
      }
      let result = property.run(RunSettings(seed: seed, cases: 6000))
      return (found, result)
    }
    let (goals, result) = found(named: true)
    #expect(goals.count == 2 && result.scores == ["part 0": 0, "part 1": 0])
    // With a single name, the search climbs to the nearer goal only.
    #expect(found(named: false).0.count < 2)
  }

  @Test(arguments: 0..<2) func `examples are changed in the search`(seed: UInt64) {
    let bytes = Domain<[UInt8]>.bytes(count: 8...8)
    func found(_ examples: [[UInt8]]) -> RunResult {
      let property = AnyProperty("only ASCII in a request", bytes, examples: examples) {
        bytes in
        bytes.starts(with: Array("GET /".utf8)) && bytes.contains { $0 > 127 }
          ? .fails(PropertyFailure(law: "only ASCII in a request")) : .holds
      }
      return property.run(RunSettings(seed: seed, cases: 50_000))
    }
    let example = Array("GET /abc".utf8)
    #expect(found([example]).counterexample != nil)
    #expect(found([]).counterexample == nil)
    #expect(found([example]).counterexample == found([example]).counterexample)
  }

  @Test func `a cancelled run is no success`() async {
    let result = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return Property("p", .integers) { (_: Int) in true }.run()
    }.value
    guard case .cancelled = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
  }

  @Test func `a cancelled asynchronous run is no success`() async {
    let result = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await AnyProperty.run("p", Domain<Int>.integers) { _ in .holds }
    }.value
    guard case .cancelled = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
  }

  @Test func `a run ends when its time is up`() {
    let property = Property("p", .integers) { (_: Int) in true }
    let settings = RunSettings(seed: 1, cases: .max, timeLimit: .milliseconds(20))
    let result = property.run(settings)
    #expect(result.isSuccess && result.cases > 32)
  }
}
