import Testing

@testable import PropertyTesting

@Suite struct ShrinkerTests {
  func smallest<Value>(
    _ domain: Domain<Value>, seed: UInt64, fails: @escaping (Value) -> Bool
  ) -> String? {
    let property = AnyProperty("", domain) { value in
      fails(value) ? .fails(PropertyFailure(law: "planted")) : .holds
    }
    return property.run(RunSettings(seed: seed, cases: 10_000)).counterexample?.value
  }

  @Test(arguments: 0..<20)
  func `known minima are reached`(seed: UInt64) {
    #expect(smallest(.integers, seed: seed) { (n: Int) in n > 1000 } == "1001")
    #expect(smallest(.integers, seed: seed) { (n: Int) in n < -1000 } == "-1001")
    let lists = Domain<[Int]>.array(of: .integers)
    #expect(smallest(lists, seed: seed) { $0.count > 7 } == "[0, 0, 0, 0, 0, 0, 0, 0]")
    #expect(smallest(lists, seed: seed) { $0.contains { $0 > 100 } } == "[101]")
    #expect(smallest(.doubles(in: 0...1), seed: seed) { $0 > 0.3 && $0 < 1 } == "0.5")
    #expect(smallest(.doubles, seed: seed) { $0 > 100 } == "101.0")
    #expect(smallest(.doubles, seed: seed) { $0.isNaN } == "nan")
  }

  @Test func `only strictly simpler cases are accepted`() {
    var judged: [ChoiceSequence] = []
    let start: ChoiceSequence = [5, 9, 3]
    let shrinker = Shrinker { choices in
      judged.append(choices)
      return choices.words.contains { $0 >= 3 } ? PropertyFailure(law: "3") : nil
    }
    let result = shrinker.shrink(start, PropertyFailure(law: "3"))
    #expect(judged.allSatisfy { $0 < start })
    #expect(Set(judged).count == judged.count)
    #expect(result.calls == judged.count && result.isFinished)
    #expect(result.choices.words.contains(3))
  }

  @Test func `shrinking keeps to the law of the first failure`() {
    let property = Property<Int>(
      "laws", .integers(in: 0...1000),
      verdict: { n in
        n > 500
          ? .fails(PropertyFailure(law: "large"))
          : n > 10 ? .fails(PropertyFailure(law: "small")) : .holds
      })
    let result = Shrinker(AnyProperty(property)).shrink([900], PropertyFailure(law: "large"))
    #expect(result.choices == [501] && result.failure.law == "large")
  }

  @Test func `the call limit ends shrinking`() {
    let shrinker = Shrinker(callLimit: 3) { _ in PropertyFailure(law: "all") }
    let result = shrinker.shrink([9, 9, 9, 9], PropertyFailure(law: "all"))
    #expect(result.calls <= 3)
  }
}
