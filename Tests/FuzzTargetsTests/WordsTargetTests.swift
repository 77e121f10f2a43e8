import GestureDomains
import PropertyTesting
import Testing

@testable import FuzzTargets

@Suite struct WordsTargetTests {
  /// A target whose cases break the laws L1 and L2, and keep the law L3.
  private let target = WordsTarget(
    name: "two", summary: "breaks two laws", isSpecimen: true,
    laws: ["L1", "L2", "L3"].map { LawSummary(id: $0, name: $0, sentence: $0) },
    readText: { _ in ChoiceSequence([0]) },
    makeProperty: { known in
      AnyProperty("two", .integers(in: 0...9)) { number in
        for law in ["L1", "L2"] where !known.contains(law) {
          return .fails(PropertyFailure(law: law, place: "the number", message: "\(number)"))
        }
        return .holds
      }
    })

  @Test(arguments: [
    ("", ["L1: 0"]), ("expect broken L1\n", []), ("expect broken L2\n", []),
    ("expect broken L1\nexpect broken L2\n", []),
    ("expect broken L3\n", ["L3: L3 holds, but was expected to be broken"]),
    ("expect broken L1\nexpect broken A1\n", ["A1: A1 holds, but was expected to be broken"]),
  ])
  func `a kept case breaks the laws that its text expects`(
    expectations: String, problems: [String]
  ) throws {
    let found = try #require(
      try target.keptCase(Array("dragnet 1\ntarget two\nwords 0\n\(expectations)".utf8))
    ).problems()
    #expect(found.map { "\($0.law ?? ""): \($0.message)" } == problems)
  }

  @Test func `the laws in a text of another target are not expected of this one`() throws {
    let target = WordsTarget(
      name: "texts", summary: "", isSpecimen: false, laws: [],
      readText: { _ in ChoiceSequence([0]) },
      makeProperty: { _ in AnyProperty("texts", .integers(in: 0...9)) { _ in .holds } })
    let text = "dragnet 1\ncontrol fat-slider\nsize 300 44\nexpect broken A2\n"
    let kept = try #require(try target.keptCase(Array(text.utf8)))
    #expect(kept.problems().isEmpty && !kept.expectsFailure)
  }
}
