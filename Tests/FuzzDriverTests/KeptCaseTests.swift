import PropertyTesting
import Testing

@testable import FuzzDriver

/// The kept cases of a property, as its fuzz executable answers for them.
@Suite struct KeptCaseTests {
  private let target = PropertyTarget(
    AnyProperty(
      Property("a list is short", .array(of: .integers(in: 0...9))) { (list: [Int]) in
        if list == [7] { throw PropertyFailure(law: "no seven", place: "here", message: "7") }
        return list.count < 3
      }), of: CaseText.Owner(.target, "short"))

  private func text(_ list: [Int]) throws -> String {
    let domain = Domain<[Int]>.array(of: .integers(in: 0...9))
    let words = try #require(domain.encode(list) as ChoiceSequence?)
    return try #require(target.text(of: words))
  }

  private func problems(_ text: String) throws -> [String] {
    try #require(try target.keptCase(Array(text.utf8))).problems().map { $0.message }
  }

  @Test func `the text of a case names the target and the value`() throws {
    #expect(try text([1, 2]).hasPrefix("dragnet case 1\ntarget short\n# [1, 2]\nwords "))
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
    let problem = "the domain has changed: the words now draw [1, 2], not [1, 3]; "
    #expect(try problems(text) == [problem + "`dragnet keep --again FILE` writes new words"])
  }

  @Test func `the case of another target is not read`() throws {
    let text = try text([1]).replacing("target short", with: "target long")
    #expect(try target.keptCase(Array(text.utf8)) == nil)
  }
}
