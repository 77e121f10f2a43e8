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

  class Node {
    var value: Int
    var next: Node?
    init(_ value: Int) { self.value = value }
  }
  final class Leaf: Node { let name = "n" }

  @Test func `a class is described by its stored properties`() {
    let node = Node(5)
    #expect(describe(node) == "Node(value: 5, next: nil)")
    node.next = Leaf(6)
    #expect(describe([node]) == #"[Node(value: 5, next: Leaf(value: 6, next: nil, name: "n"))]"#)
    node.next = node
    #expect(describe(node) == "Node(value: 5, next: Node(…))")
    node.next = nil
  }

  struct Circle: CustomReflectable {
    var radius = 2
    var customMirror: Mirror {
      Mirror(self, children: ["diameter": 2 * radius], displayStyle: .struct)
    }
  }

  @Test func `a type chooses how it is described`() {
    #expect(describe(Circle()) == "Circle(diameter: 4)")
    #expect(describe(Named()) == "down 1 2; up")
  }

  @Test func `a string shows each of its characters`() {
    #expect(describe("tab\t\"\\\0\r\n\u{1b}") == #""tab\t\"\\\0\r\n\u{1b}""#)
    // Right-to-left override, zero-width space, no-break space, byte order mark, Hangul filler.
    #expect(
      describe("\u{202e}\u{200b}\u{a0}\u{feff}\u{3164}")
        == #""\u{202e}\u{200b}\u{a0}\u{feff}\u{3164}""#)
    #expect(describe("e\u{301}") == #""e\u{301}""# && describe("\u{e9}日😀") == "\"é日😀\"")
    #expect(describe("\u{301}" as Character) == #""\u{301}""#)
    #expect(describe("ab\u{7f}".dropFirst()) == #""b\u{7f}""#)
    #expect(describe("\u{2028}" as Unicode.Scalar) == #""\u{2028}""#)
    #expect(describe(["\u{200d}": 1]) == #"["\u{200d}": 1]"#)
  }

  @Test func `a zero keeps its sign`() {
    #expect(describe(-0.0 as Float) == "-0.0" && describe([-0.0]) == "[-0.0]")
    let found = Property("p", .doubles) { $0 != 0 || $0.sign == .plus }.run(RunSettings(seed: 1))
    #expect(found.counterexample?.value == "-0.0")
    #expect(found.counterexample?.literal == "-0.0 as Double")
  }

  @Test func `sets and dictionaries are sorted`() {
    #expect(describe(Set([3, 1, 2])) == "[1, 2, 3]")
    #expect(describe(["b": [2], "a": [1]]) == #"["a": [1], "b": [2]]"#)
    #expect(describe([Int: Int]()) == "[:]")
  }
}
