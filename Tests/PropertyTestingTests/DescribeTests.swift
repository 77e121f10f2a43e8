import Testing

@testable import PropertyTesting

@Suite struct DescribeTests {
  struct Point { var x, y: Int }
  enum Event {
    case cancel
    case wait(Double)
    case down(at: Point, id: Int)
  }
  struct Named: CustomStringConvertible { let description = "down 1 2; up" }

  @Test func `values read like Swift code`() {
    #expect(describe([Point(x: 1, y: 2)]) == "[Point(x: 1, y: 2)]")
    #expect(describe((3, "a\n", nil as Int?)) == #"(3, "a\n", nil)"#)
    #expect(describe((left: 1, right: 2 as Int?)) == "(left: 1, right: 2)")
    #expect(describe([Event.cancel, .wait(0.5)]) == "[.cancel, .wait(0.5)]")
    #expect(
      describe(Event.down(at: Point(x: 1, y: 2), id: 3)) == ".down(at: Point(x: 1, y: 2), id: 3)")
    #expect(describe(Named()) == "down 1 2; up")
    #expect(describe([Named()]) == "[down 1 2; up]")
    #expect(describe(-0.0) == "-0.0" && describe(Int8(5)) == "5" && describe("é") == "\"é\"")
  }

  @Test func `sets and dictionaries are sorted`() {
    #expect(describe(Set([3, 1, 2])) == "[1, 2, 3]")
    #expect(describe(["b": [2], "a": [1]]) == #"["a": [1], "b": [2]]"#)
    #expect(describe([Int: Int]()) == "[:]")
  }
}
