import Testing

@testable import PropertyTesting

@Suite struct DirectDrawingTests {
  let property = AnyProperty("the largest is below 900") { draw throws(Discard) in
    let count: Int = try draw(.integers(in: 1...100))
    let numbers: [Int] = try draw(.array(of: .integers(in: 0...1000), count: count))
    return numbers.max()! < 900 ? .holds : .fails(PropertyFailure(law: "below 900"))
  }

  @Test(arguments: 0..<20)
  func `values that are drawn while judging are shrunk`(seed: UInt64) {
    let found = property.run(RunSettings(seed: seed)).counterexample
    #expect(found?.value == "1, [900]")
    #expect(found?.failure.law == "below 900")
  }

  @Test func `calls are counted if drawing judges`() {
    var calls = 0
    let counted = AnyProperty("small") { draw throws(Discard) in
      calls += 1
      let number: Int = try draw(.integers(in: 0...1000))
      return number < 500 ? .holds : .fails(PropertyFailure(law: "small"))
    }
    let start: ChoiceSequence = [900]
    calls = 0
    let result = Shrinker(counted).shrink(start, PropertyFailure(law: "small"))
    // One more call records the case that shrinking starts from.
    #expect(result.calls == calls - 1)
    #expect(result.choices == [500])
  }

  /// A number that counts how often it is described.
  private struct Counted: CustomDebugStringConvertible, Sendable {
    let number: Int
    nonisolated(unsafe) static var descriptions = 0
    var debugDescription: String {
      Self.descriptions += 1
      return "\(number)"
    }
  }

  @Test func `values are not described while they shrink`() {
    let numbers = Domain<Int>.integers(in: 0...1000).map { Counted(number: $0) }
    let property = AnyProperty("small") { draw throws(Discard) in
      try draw(numbers).number < 500 ? .holds : .fails(PropertyFailure(law: "small"))
    }
    Counted.descriptions = 0
    let result = Shrinker(property).shrink([900], PropertyFailure(law: "small"))
    #expect(result.choices == [500] && result.calls > 10)
    #expect(Counted.descriptions == 0)
  }
}
