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

  @Test(arguments: 1..<7) func `equal small numbers, flags and kinds become the simplest`(
    seed: UInt64
  ) {
    let numbers = Domain<Int>.integers(in: 0...3)
    #expect(
      smallest(.tuple(numbers, numbers, .strings), seed: seed) { $0 == $1 && $2.count > 3 }
        == "(0, 0, \"aaaa\")")
    #expect(
      smallest(.tuple(.booleans, .booleans, .strings), seed: seed) { $0 == $1 && $2.count > 3 }
        == "(false, false, \"aaaa\")")
    let kinds = Domain<String>.element(of: ["x", "y", "z"])
    let lists = Domain<[String]>.array(of: kinds)
    #expect(
      smallest(lists, seed: seed) { $0.count > 3 && $0[1] == $0[3] } == #"["x", "x", "x", "x"]"#)
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

  /// Shrinks `start` with a property that fails where `fails` holds, and returns the smallest value.
  private func smallest<Value>(
    _ domain: Domain<Value>, from start: ChoiceSequence, fails: @escaping (Value) -> Bool
  ) -> String {
    let property = AnyProperty("", domain) { value in
      fails(value) ? .fails(PropertyFailure(law: "planted")) : .holds
    }
    let result = Shrinker(property).shrink(start, PropertyFailure(law: "planted"))
    return property.value(of: result.choices).text
  }

  @Test func `coupled numbers up to four words apart shrink together`() {
    let number = Domain<Int>.integers(in: 0...1000)
    #expect(
      smallest(.tuple(number, number, number), from: [700, 0, 699]) { a, _, c in
        a >= 10 && a - c == 1
      } == "(10, 0, 9)")
    #expect(
      smallest(.array(of: number, count: 5), from: [700, 3, 0, 44, 699]) { list in
        list[0] >= 10 && list[0] - list[4] == 1 && list[3] != 7
      } == "[10, 0, 0, 0, 9]")
    #expect(
      smallest(.tuple(number, number, number), from: [700, 699, 698]) { a, b, c in
        a >= 10 && a - b == 1 && b - c == 1
      } == "(10, 9, 8)")
  }

  @Test func `coupled numbers of different ranges shrink together`() {
    let number = Domain<Int>.integers(in: 0...1000)
    let signed = Domain<Int>.integers(in: -5000...5000)
    let real = Domain<Double>.doubles(in: 0...2000)
    #expect(
      smallest(.tuple(number, signed), from: [700, 1397]) { a, b in a >= 10 && a - b == 1 }
        == "(10, 9)")
    #expect(
      smallest(.tuple(signed, number), from: [1400, 699]) { a, b in a <= -10 && a + b == -1 }
        == "(-10, 9)")
    #expect(
      smallest(.tuple(number, real), from: [700, 699]) { a, b in a >= 10 && Double(a) - b == 1 }
        == "(10, 9.0)")
    #expect(
      smallest(.tuple(signed, signed), from: [1399, 1398]) { a, b in a >= 10 && a + b == 1 }
        == "(10, -9)")
  }

  @Test func `two negative numbers become positive together`() {
    #expect(
      smallest(.tuple(.integers, .integers), from: [2, .max]) { (a: Int, b: Int) in
        a.addingReportingOverflow(b).overflow
      } == "(1, 9223372036854775807)")
  }

  @Test func `a wide number between bounds shrinks to one that fits in a word`() {
    let most = Int128(10_000_000_000) * 10_000_000_000
    let numbers = Domain<Int128>.integers(in: -most...most)
    let property = AnyProperty("", Domain<(Int, Int128)>.tuple(.integers(in: -2...0), numbers)) {
      (_: Int, number: Int128) -> Verdict in
      Int128(Double(number)) == number ? .holds : .fails(PropertyFailure(law: "planted"))
    }
    let start: ChoiceSequence = [0, 3, 1_234_567_891_234_567_891]
    #expect(property.execute(start).verdict != .holds)
    let smallest = Shrinker(property).shrink(start, PropertyFailure(law: "planted")).choices
    #expect(property.execute(smallest).value == "(0, \(1 << 53 + 1))")
  }

  @Test func `a discarded proposal counts as a call`() {
    var draws = 0
    let shrinker = Shrinker(callLimit: 100) { choices in
      draws += 1
      return choices.words.contains(9) ? nil : ChoiceRecording(choices: choices)
    } judge: { _ in
      nil
    }
    let start = ChoiceSequence([UInt64](repeating: 9, count: 200))
    let result = shrinker.shrink(start, PropertyFailure(law: "all"))
    #expect(result.calls == 100 && !result.isFinished)
    #expect(draws <= 101)
  }

  @Test func `many words that cannot shrink end at the call limit`() {
    // The work between calls must not grow with the cube of the number of words: then this hangs.
    let digits = Domain<[Int]>.array(of: .integers(in: 0...999))
    var words: [UInt64] = []
    for index in 0..<2000 as Range<UInt64> { words += [1, 2 + index % 7] }
    let start = ChoiceSequence(words + [0])
    let property = AnyProperty("", digits) { (list: [Int]) in
      let isPlanted = list.indices.allSatisfy { index in list[index] == 2 + index % 7 }
      return list.count == 2000 && isPlanted ? .fails(PropertyFailure(law: "planted")) : .holds
    }
    let shrinker = Shrinker(property, callLimit: 200)
    let result = shrinker.shrink(start, PropertyFailure(law: "planted"))
    #expect(result.choices == start && result.calls == 200)
  }

  @Test func `shrinking stops when it is asked to`() {
    var calls = 0
    var shrinker = Shrinker { _ in
      calls += 1
      return PropertyFailure(law: "all")
    }
    shrinker.mustEnd = { calls == 3 }
    let result = shrinker.shrink([9, 9, 9, 9], PropertyFailure(law: "all"))
    #expect(result.calls == 3 && !result.isFinished)
  }
}
