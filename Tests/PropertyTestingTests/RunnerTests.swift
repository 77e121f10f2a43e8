import Testing

@testable import PropertyTesting

@Suite struct RunnerTests {
  let settings = RunSettings(seed: 1)

  @Test func `a run depends only on its seed`() {
    func run(seed: UInt64) -> [Int] {
      var drawn: [Int] = []
      let property = AnyProperty("", .integers(in: 0...1_000_000)) { (n: Int) in
        drawn.append(n)
        return .holds
      }
      _ = property.run(RunSettings(seed: seed, cases: 100))
      return drawn
    }
    #expect(run(seed: 1) == run(seed: 1))
    #expect(run(seed: 1) != run(seed: 2))
    #expect(run(seed: 1).count == 100)
    #expect(run(seed: 1).first == 0)
  }

  @Test func `discards are counted, and a run of discards only is a failure`() {
    let some = Property("some", .integers(in: 0...9)) { (n: Int) in
      try assume(n != 3)
      return true
    }
    let result = some.run(settings)
    #expect(result.isSuccess && result.discards > 0)
    let none = Property("none", .integers(in: 0...9)) { (_: Int) in throw Discard() }
    #expect(!none.run(settings).isSuccess)
    #expect(throws: RunReport.self) { try none.check() }
  }

  @Test func `a label counts once a case`() {
    let property = Property("even", .integers(in: 0...9)) { (n: Int) in
      label("even", if: n % 2 == 0)
      label("even", if: n % 2 == 0)
      label("all")
      return true
    }
    let result = property.run(settings)
    #expect(result.labels["all"] == result.cases)
    #expect(result.cases == 10 && result.labels["even"] == 5)
  }

  @Test func `examples are tried first`() {
    let property = Property("not 77", .integers(in: 0...1_000_000)) { (n: Int) in n != 77 }
    let found = property.examples(5, 77).run(settings).counterexample
    #expect(found?.casesToFirst == 2)
    #expect(found?.value == "77")
  }

  @Test func `a replay judges one case`() {
    var calls = 0
    let property = AnyProperty("", .integers(in: 0...9)) { (_: Int) in
      calls += 1
      return .holds
    }
    _ = property.run(RunSettings(replay: [3]))
    #expect(calls == 1)
  }

  @Test func `cases that are more likely to fail come first`() {
    let folder = ".build/tests/order-\(UInt64.random(in: 0 ... .max))"
    let numbers = Domain<Int>.integers(in: 0...1_000_000)
    var stored = StoredFailures(of: "order", in: folder)
    stored.store(numbers.encode(4321)!)
    var drawn: [Int] = []
    let property = AnyProperty("order", numbers, examples: [77, 78]) { n in
      drawn.append(n)
      return .holds
    }
    _ = property.run(RunSettings(seed: 1, cases: 100, failureStorage: .folder(folder)))
    // Examples, stored failures, the simplest case, both ends of the domain, then small numbers.
    #expect(drawn.prefix(4) == [77, 78, 4321, 0])
    #expect(drawn[4..<12].allSatisfy { $0 <= 16 || $0 >= 1_000_000 - 16 })
    #expect(drawn[4..<12].contains(1_000_000))
    #expect(drawn[12..<20].count { $0 > 1000 && $0 < 999_000 } < 3)
    #expect(drawn[80...].count { $0 > 1000 && $0 < 999_000 } > 3)
  }

  @Test func `a thrown error breaks a law that names its type`() {
    struct Oops: Error {}
    let property = Property("no oops", .integers(in: 0...100)) { (n: Int) in
      if n > 50 { throw Oops() }
      return true
    }
    let found = property.run(settings).counterexample
    #expect(found?.failure.law == "no oops, without throwing Oops")
    #expect(found?.value == "51")
    let quiet = Property.doesNotThrow("quiet", .integers(in: 0...100)) { (n: Int) in
      if n > 50 { throw Oops() }
    }
    #expect(quiet.run(settings).counterexample?.value == "51")
  }
}
