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
      file = try DragFile(reading: text, kinds: .all, hosts: .all)
    } catch {
      if let owner, owner != name { return nil }
      throw CaseError(error)
    }
    let (words, expected): (ChoiceSequence?, [String]) =
      if case .words(name, let words) = file.subject {
        (ChoiceSequence(words), file.brokenLaws)
      } else {
        // The laws that such a text names are those of another target.
        (readText(text), [])
      }
    guard let words else { return nil }
    let failure = { property().execute(words).verdict.failure }
    var kept = KeptCase(
      words: words,
      problems: {
        guard !expected.isEmpty else {
          return failure().map { [ReplayProblem(law: $0.law, $0.message)] } ?? []
        }
        // The case may break other laws besides, which must not hide an expected one.
        return expected.filter { law in
          property(except: Set(self.laws.map(\.id)).subtracting([law])).execute(words).verdict
            .failure?.law != law
        }
        .map { ReplayProblem(law: $0, "\($0) holds, but was expected to be broken") }
      },
      explanation: { _ in
        var explanation = CaseExplanation()
        explanation.broken =
          failure().map {
            [.init(law: $0.law, message: $0.message, place: $0.place)]
          } ?? []
        return explanation
      })
    kept.brokenLaws = expected
    kept.expectsFailure = !expected.isEmpty
    kept.expectsEnd = expected.contains(ending.law)
    return kept
  }
}
