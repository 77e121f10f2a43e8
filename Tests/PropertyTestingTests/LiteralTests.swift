import Testing

@testable import PropertyTesting

@Suite struct LiteralTests {
  struct Point { var x = 1 }

  @Test func `literal(_:) example`() {
    #expect(literal([0, 1]) == "[0, 1] as Array<Int>")
    #expect(literal((2.5, "a\n")) == #"(2.5, "a\u{a}") as (Double, String)"#)
    #expect(literal(Point(x: 1)) == nil)
    #expect(
      literal([Step.left(2)]) == "[.left(2)] as Array<PropertyTestingTests.LiteralTests.Step>")
  }

  enum Step: Hashable {
    case left(Int)
    case turn(by: Double, times: Int), stop
    indirect case both(Step, Step)
  }
  private enum Hidden { case first }
  enum Named: CustomStringConvertible {
    case first
    var description: String { "the first" }
  }

  @Test func `a case of an enumeration has a literal`() {
    let steps: [Step] = [.turn(by: 0.5, times: 1), .both(.left(1), .stop)]
    let same =
      [.turn(by: 0.5, times: 1), .both(.left(1), .stop)]
      as Array<PropertyTestingTests.LiteralTests.Step>
    #expect(steps == same)
    #expect(
      literal(steps)
        == "[.turn(by: 0.5, times: 1), .both(.left(1), .stop)] "
        + "as Array<PropertyTestingTests.LiteralTests.Step>")
  }

  @Test func `an enumeration has no literal if its name or its cases are not known`() {
    enum Local { case first }
    #expect(literal(Local.first) == nil)
    #expect(literal(Hidden.first) == nil)
    #expect(literal(Named.first) == nil)
    #expect(literal([Step]()) == nil)
    #expect(literal([Step.stop: 1]) == nil)
  }

  @Test func `types from outside the standard library have no literal`() {
    #expect(literal([Point]()) == nil)
    #expect(literal((1, Point())) == nil)
    #expect(literal(nil as Point?) == nil)
  }

  /// Each literal is also an expression in this test, so the compiler checks its value.
  @Test func `a literal is its value`() {
    func check<Value: Equatable>(_ value: Value, _ same: Value, _ text: String) {
      #expect(value == same && literal(value) == text)
    }
    check(Int.min, -9_223_372_036_854_775_808 as Int, "-9223372036854775808 as Int")
    check(UInt8.max, 255 as UInt8, "255 as UInt8")
    check(
      -3 * .leastNonzeroMagnitude, -3.0 * .leastNonzeroMagnitude as Double,
      "-3.0 * .leastNonzeroMagnitude as Double")
    check(-Float.infinity, -.infinity as Float, "-.infinity as Float")
    check(nil, nil as Int?, "nil as Optional<Int>")
    check(.some(nil), .some(nil) as Int??, ".some(nil) as Optional<Optional<Int>>")
    check(Set([3, 1]), [1, 3] as Set<Int>, "[1, 3] as Set<Int>")
    check([:], [:] as [String: Bool], "[:] as Dictionary<String, Bool>")
    check(
      ["a": [1]], ["a": [1]] as [String: [Int]], #"["a": [1]] as Dictionary<String, Array<Int>>"#)
    check("é\"\\", "\u{e9}\"\\" as String, #""\u{e9}\"\\" as String"#)
    #expect(literal((left: 1, right: true)) == "(left: 1, right: true) as (left: Int, right: Bool)")
    #expect(literal(-0.0) == "-0.0 as Double" && literal(Double.nan) == ".nan as Double")
  }
}
