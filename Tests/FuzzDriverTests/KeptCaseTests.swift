import PropertyTesting
import Testing

@testable import FuzzDriver

@Suite struct CaseTextTests {
  private let target = PropertyTarget(
    AnyProperty(
      Property("a list is short", .array(of: .integers(in: 0...9))) { (list: [Int]) in
        if list == [7] { throw PropertyFailure(law: "no seven", place: "here", message: "7") }
        return list.count < 3
      }), name: "short")

  private func text(_ list: [Int]) throws -> String {
    let domain = Domain<[Int]>.array(of: .integers(in: 0...9))
    let words = try #require(domain.encode(list) as ChoiceSequence?)
    return try #require(target.text(of: words))
  }

  private func problems(_ text: String) throws -> [String] {
    try #require(try target.keptCase(Array(text.utf8))).problems().map { $0.message }
  }

  @Test func `a text that is written is read again`() throws {
    let text = try text([1, 2])
    #expect(text.hasPrefix("dragnet case 1\ncheck short\n# [1, 2]\nwords "))
    let read = try CaseText(reading: Array(text.utf8))
    #expect(read.description == text)
    #expect(read.value == "[1, 2]")
    #expect(!read.expectsFailure)
    #expect(try CaseText(reading: Array((text + "expect fails\n").utf8)).expectsFailure)
  }

  @Test func `a case holds or fails as its text expects`() throws {
    #expect(try problems(text([1, 2])) == [])
    #expect(try problems(text([1, 2, 3])).count == 1)
    #expect(try problems(text([1, 2, 3]) + "expect fails\n") == [])
    #expect(
      try problems(text([1, 2]) + "expect fails\n")
        == ["the case holds, but was expected to fail"])
    #expect(try problems(text([7])) == ["7, at here"])
  }

  @Test func `words that no longer draw the noted value are a problem`() throws {
    let text = try text([1, 2]).replacing("# [1, 2]", with: "# [1, 3]")
    #expect(
      try problems(text) == ["the domain has changed: the words now draw [1, 2], not [1, 3]"])
  }

  @Test func `the case of another target is not read`() throws {
    let text = try text([1]).replacing("check short", with: "check long")
    #expect(try target.keptCase(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("dragnet 1", 1, "found `dragnet 1`, expected `dragnet case 1`"),
    ("dragnet case 1\nwords 1", 2, "found `words 1`, expected `check NAME`"),
    ("dragnet case 1\ncheck a\nwords x", 3, "found `words x`, expected hexadecimal words"),
    ("dragnet case 1\ncheck a\n", 3, "found the end of the text, expected `check NAME`"),
    ("dragnet case 1\ncheck a\nwords 1\nexpect joy", 4, "found `expect joy`, expected"),
  ])
  func `an error names its line`(text: String, line: Int, message: String) {
    let error = #expect(throws: CaseError.self) { try CaseText(reading: Array(text.utf8)) }
    #expect(error?.line == line)
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }
}
