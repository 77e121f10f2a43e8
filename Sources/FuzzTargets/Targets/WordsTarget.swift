import FuzzDriver
import GestureDomains
import GestureLaws
import PropertyTesting

/// A fuzz target of a property whose cases are written as their words, in `.drag` text.
struct WordsTarget: AnsweringTarget {
  let name: String
  let summary: String
  let isSpecimen: Bool
  /// The laws that it tries.
  let laws: [LawSummary]
  /// Turns a kept text of any target into a case, if the target tests a parser.
  let readText: (_ text: [UInt8]) -> ChoiceSequence?
  /// Makes the property without the laws with the given short names.
  let makeProperty: (Set<String>) -> AnyProperty

  var lawEntries: [LawEntry] {
    laws.map { LawEntry($0.id, name: $0.name, sentence: $0.sentence, exemption: $0.exemption) }
  }

  var ending: LawEntry {
    let law = Law<Trial>.totality
    return LawEntry(law.id, name: law.name, sentence: law.sentence)
  }

  func property(except known: Set<String>) -> AnyProperty { makeProperty(known) }

  func text(of choices: ChoiceSequence) -> String? {
    let value = property().value(of: choices).text
    let comment = value.split(separator: "\n").map { "# \($0)\n" }.joined()
    return "dragnet 1\ntarget \(name)\n\(comment)words \(choices)\n"
  }

  func reportText(of choices: ChoiceSequence) -> String? { text(of: choices) }

  func annotation(of failure: PropertyFailure) -> String {
    isSpecimen
      ? "expect broken \(failure.law)\n"
      : "# \(failure.law), \(failure.place): \(failure.message)\n"
  }

  func keptCase(_ text: [UInt8]) throws(CaseError) -> KeptCase? {
    let owner = DragFile.outline(of: text)?.name
    let file: DragFile
    do throws(DragError) {
      file = try DragFile(reading: text, kinds: .all)
    } catch {
      if let owner, owner != name { return nil }
      throw CaseError(error)
    }
    let words: ChoiceSequence? =
      if case .words(name, let words) = file.subject { ChoiceSequence(words) } else {
        readText(text)
      }
    guard let words else { return nil }
    let failure = { property().execute(words).verdict.failure }
    var kept = KeptCase(
      words: words,
      problems: {
        guard let failure = failure(), !file.brokenLaws.contains(failure.law) else { return [] }
        return [ReplayProblem(law: failure.law, failure.message)]
      },
      explanation: { _ in
        var explanation = CaseExplanation()
        explanation.broken =
          failure().map {
            [.init(law: $0.law, message: $0.message, place: $0.place)]
          } ?? []
        return explanation
      })
    kept.brokenLaws = file.brokenLaws
    kept.expectsFailure = !file.brokenLaws.isEmpty
    kept.expectsEnd = file.brokenLaws.contains(ending.law)
    return kept
  }
}
