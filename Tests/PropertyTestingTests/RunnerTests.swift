import Testing

@testable import PropertyTesting

@Suite struct RunnerTests {
  let settings = RunSettings(seed: 1)

  @Test func `a run is decided by its seed`() {
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

  @Test func `what is discarded is counted, and nothing but discards is a failure`() {
    let some = Property("some", .integers(in: 0...9)) { (n: Int) in
      try assume(n != 3)
      return true
    }
    let result = some.run(settings)
    #expect(result.isSuccess && result.discards > 0)
    let none = Property("none", .integers(in: 0...9)) { (_: Int) in throw Discard() }
    #expect(!none.run(settings).isSuccess)
    #expect(throws: Report.self) { try none.check() }
  }

  @Test func `features are counted once a case`() {
    let property = Property("even", .integers(in: 0...9)) { (n: Int) in
      observe("even", if: n % 2 == 0)
      observe("even", if: n % 2 == 0)
      observe("all")
      return true
    }
    let result = property.run(settings)
    #expect(result.features["all"] == result.cases)
    #expect(result.cases == 10 && result.features["even"] == 5)
  }

  @Test func `examples come first`() {
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

  @Test func `the environment overrides settings`() {
    let environment = ["DRAGNET_SEED": "9", "DRAGNET_CASES": "5", "DRAGNET_REPLAY": "1 ff"]
    let settings = RunSettings(seed: 1).overridden { environment[$0] }
    #expect(settings.seed == 9 && settings.cases == 5 && settings.replay == [1, 255])
  }

  @Test func `an error thrown is a failure with a law of its own`() {
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
