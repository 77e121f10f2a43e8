import Testing

@testable import PropertyTesting

@Suite struct BuildDomainTests {
  /// Arrays of numbers with an index of one of them.
  let choices = Domain<([Int], Int)>.build { draw in
    let numbers: [Int] = try draw(.array(of: .integers(in: 0...99), count: 1...9))
    let index = try draw(.integers(in: 0...(numbers.count - 1)).named("index"))
    return (numbers, index)
  } encode: { value, encoder in
    let (numbers, index) = value
    guard !numbers.isEmpty else { return false }
    return Domain<[Int]>.array(of: .integers(in: 0...99), count: 1...9)
      .encode(numbers, into: &encoder)
      && Domain<Int>.integers(in: 0...(numbers.count - 1)).encode(index, into: &encoder)
  }

  @Test func `composed values keep the laws`() {
    checkLaws(of: choices, simplest: ([0], 0), isSame: ==) { $0.0.indices.contains($0.1) }
  }

  @Test func `composed values shrink, and their parts are named`() {
    let property = Property("small", choices) { numbers, _ in numbers.max()! < 50 }
    let result = property.run(RunSettings(seed: 1))
    #expect(result.counterexample?.value == "([50], 0)")
    let other = Property("no second", choices) { _, index in index == 0 }
    let found = other.run(RunSettings(seed: 1)).counterexample
    #expect(found?.value == "([0, 0], 1)")
  }

  @Test func `a part with a name is explained`() {
    let flags = Domain<(Int, Bool)>.build { draw in
      let flag = try draw(.booleans)
      return (try draw(.integers(in: 0...99).named("index")), flag)
    }
    let result = Property("no flag", flags) { !$0.1 }.run(RunSettings(seed: 1))
    #expect(result.counterexample?.freeParts.map(\.name) == ["index"])
  }

  @Test func `a property that draws names the composed value only`() {
    let property = AnyProperty("small") { draw throws(Discard) in
      let (numbers, _) = try draw(choices)
      return numbers.max()! < 50 ? .holds : .fails(PropertyFailure(law: "small"))
    }
    #expect(property.run(RunSettings(seed: 1)).counterexample?.value == "([50], 0)")
  }

  @Test func `an assumption in the closure discards the case`() {
    let odd = Domain<Int>.build { draw in
      let number = try draw(.integers(in: 0...9))
      try assume(number % 2 == 1)
      return number
    }
    #expect(odd.value(of: [2]) == nil)
    #expect(odd.value(of: [1]) == 1)
  }
}
