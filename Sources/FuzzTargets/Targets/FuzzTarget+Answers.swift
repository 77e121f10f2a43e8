import FuzzDriver
public import GestureDomains
import GestureEngine
import GestureLaws
import PropertyTesting

extension FuzzTarget: AnsweringTarget {
  package var lawEntries: [LawEntry] {
    laws.map { LawEntry($0.id, name: $0.name, sentence: $0.sentence, exemption: $0.exemption) }
  }

  package var ending: LawEntry {
    let law = Law<Trial>.totality
    return LawEntry(law.id, name: law.name, sentence: law.sentence)
  }

  package func reportText(of choices: ChoiceSequence) -> String? { text(of: choices) }

  package func annotation(of failure: PropertyFailure) -> String {
    isSpecimen
      ? "expect broken \(failure.law)\n"
      : "# \(failure.law), \(failure.place): \(failure.message)\n"
  }

  package func keptCase(_ text: [UInt8]) throws(CaseError) -> KeptCase? {
    let kinds = (kind.map { [$0] } ?? []) + [ControlKind].all
    let file: DragFile
    do throws(DragError) {
      file = try DragFile(reading: text, kinds: kinds)
    } catch {
      if let owner = DragFile.targetName(in: text), owner != name { return nil }
      throw CaseError(
        line: error.line, column: error.column,
        "found \(error.found), expected \(error.expected)")
    }
    let words = choices(of: file, text: text)
    guard DragFile.targetName(in: text) == name || words != nil else { return nil }
    var kept = KeptCase(
      words: words,
      problems: { file.replay(in: [self]) },
      explanation: { explanation(of: file) })
    kept.expectsFailure = !file.brokenLaws.isEmpty
    kept.expectsEnd = file.brokenLaws.contains(ending.law)
    return kept
  }

  private func explanation(of file: DragFile) -> CaseExplanation {
    var explanation = CaseExplanation()
    switch file.subject {
    case .words(_, let words):
      if let failure = property().execute(ChoiceSequence(words)).verdict.failure {
        explanation.broken = [
          .init(law: failure.law, message: failure.message, place: failure.place)
        ]
      }
    case .gestures(let script):
      do throws(ConfigurationError) {
        explanation.trace = try script.play().steps.enumerated().map { index, step in
          step.json(line: file.eventLines[index])
        }
      } catch {
        explanation.trace = []
        explanation.refusal = error.description
      }
      explanation.broken = LawBook.controls.findings(in: script).map {
        .init(
          law: $0.law, sentence: $0.sentence, message: $0.breach.message,
          event: $0.breach.step.map { $0 + 1 })
      }
    }
    return explanation
  }
}

extension Trace.Step {
  /// The event and the control's response as JSON; numbers are strings, to keep all their digits.
  fileprivate func json(line: Int) -> JSON {
    func number(_ value: Double) -> JSON { .string("\(value)") }
    var object = JSONObject()
    object["line"] = .raw("\(line)")
    object["event"] = .string(event.text)
    object["value"] = number(after.value)
    object["fraction"] = number(after.fraction)
    if let change = response.change {
      var values = JSONObject()
      values["old"] = number(change.old)
      values["new"] = number(change.new)
      object["change"] = .object(values)
    }
    object["editing"] = .optional(response.editing.map { DragExpectation.Editing($0).rawValue })
    object["detents"] = .raw("\(response.detents)")
    object["reachedEnd"] = .raw("\(response.reachedEnd)")
    object["isAnimating"] = .raw("\(response.isAnimating)")
    return .object(object)
  }
}
