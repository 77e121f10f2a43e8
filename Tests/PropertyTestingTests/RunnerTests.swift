import Foundation
import Synchronization
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
    #expect(throws: RunReport.self) { try none.check() }
  }

  @Test func `features are counted once a case`() {
    let property = Property("even", .integers(in: 0...9)) { (n: Int) in
      label("even", if: n % 2 == 0)
      label("even", if: n % 2 == 0)
      label("all")
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
    let limited = RunSettings().overridden { ["DRAGNET_SECONDS": "1.5"][$0] }
    #expect(limited.timeLimit == .milliseconds(1500))
    #expect(RunSettings(seed: 3).overridden { _ in "nonsense" } == RunSettings(seed: 3))
  }

  @Test func `a check asks the environment of its process`() async {
    await #expect(processExitsWith: .success) {
      setenv("DRAGNET_CASES", "7", 1)
      setenv("DRAGNET_SEED", "5", 1)
      let drawn = Mutex<[Int]>([])
      let property = Property("any", .integers) { (n: Int) in
        drawn.withLock { $0.append(n) }
        return true
      }
      try property.check(RunSettings(failureFolder: ""))
      let first = drawn.withLock { $0 }
      _ = property.run(RunSettings(seed: 5, cases: 7))
      precondition(first.count == 7 && drawn.withLock { $0 } == first + first)
    }
  }

  @Test func `cases come in the order in which they are likely to tell something`() {
    let folder = ".build/tests/order-\(UInt64.random(in: 0 ... .max))"
    let numbers = Domain<Int>.integers(in: 0...1_000_000)
    var kept = KeptFailures(of: "order", in: folder)
    kept.keep(numbers.encode(4321)!)
    var drawn: [Int] = []
    let property = AnyProperty("order", numbers, examples: [77, 78]) { n in
      drawn.append(n)
      return .holds
    }
    _ = property.run(RunSettings(seed: 1, cases: 100, failureFolder: folder))
    // Examples, what was kept, the simplest, both ends of the domain, and what is small before the rest.
    #expect(drawn.prefix(4) == [77, 78, 4321, 0])
    #expect(drawn[4..<12].allSatisfy { $0 <= 16 || $0 >= 1_000_000 - 16 })
    #expect(drawn[4..<12].contains(1_000_000))
    #expect(drawn[12..<20].count { $0 > 1000 && $0 < 999_000 } < 3)
    #expect(drawn[80...].count { $0 > 1000 && $0 < 999_000 } > 3)
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
