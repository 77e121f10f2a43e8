import GestureEngine
import GestureLaws
import PropertyTesting

/// A fuzz target that judges a control by its laws, and whose cases are scripts in `.drag` text.
///
///     let knob = ControlTarget(ControlKind("volume-knob", VolumeKnob.self), name: "knob")
package struct ControlTarget: AnsweringTarget {
  package let name: String
  package let summary: String
  package let isSpecimen: Bool
  package let bugs: [BugEntry]
  private let kind: ControlKind
  /// The short names of the laws that the target never tries.
  private let known: Set<String>
  /// The property with all laws that the target tries, and the form in which it is judged; `nil` for the
  /// laws of the control.
  private let laws: (property: Property<GestureScript>, judged: AnyProperty)?
  private let domain: Domain<GestureScript>

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - name: The name of the target; `nil` for that of the kind.
  ///   - summary: The subject of its tests, in a few words.
  ///   - isSpecimen: Whether the target is known to fail.
  ///   - bugs: The known bugs of a specimen.
  ///   - known: The short names of laws that the target never tries.
  ///   - laws: The property of all other laws, and the form in which it is judged; `nil` for a property
  ///     without examples and known failures.
  package init(
    _ kind: ControlKind, name: String? = nil, summary: String? = nil, isSpecimen: Bool = false,
    bugs: [BugEntry] = [], except known: Set<String> = [],
    laws: (property: Property<GestureScript>, judged: AnyProperty)? = nil
  ) {
    self.kind = kind
    self.name = name ?? kind.name
    self.summary = summary ?? "\(kind.name) against every law"
    self.isSpecimen = isSpecimen
    self.bugs = bugs
    self.known = known
    self.laws = laws
    domain = .scripts(of: kind)
  }

  package var control: String? { kind.name }

  package var lawEntries: [LawEntry] {
    LawSummary.laws(of: kind).map { law in
      LawEntry(
        law.id, name: law.name, sentence: law.sentence,
        exemption: known.contains(law.id) ? "left out by the property" : law.exemption)
    }
  }

  package var ending: LawEntry {
    let law = Law<Trial>.totality
    return LawEntry(law.id, name: law.name, sentence: law.sentence)
  }

  package func property(except more: Set<String>) -> AnyProperty {
    let rest: Property<GestureScript> = .laws(of: kind, except: known.union(more))
    guard let laws else { return AnyProperty(rest) }
    if more.isEmpty { return laws.judged }
    return laws.judged.judging(AnyProperty(rest.excusing(as: laws.property)))
  }

  package func text(of choices: ChoiceSequence) -> String? { domain.value(of: choices)?.text }

  package func reportText(of choices: ChoiceSequence) -> String? { text(of: choices) }

  package func annotation(of failure: PropertyFailure) -> String {
    isSpecimen
      ? "expect broken \(failure.law)\n"
      : "# \(failure.law), \(failure.place): \(failure.message)\n"
  }

  package func keptCase(_ text: [UInt8]) throws(CaseError) -> KeptCase? {
    if let outline = DragFile.outline(of: text), !outline.isScript || outline.name != kind.name {
      return nil
    }
    let file: DragFile
    do throws(DragError) {
      file = try DragFile(reading: text, kinds: [kind])
    } catch {
      throw CaseError(error)
    }
    guard case .gestures(let script) = file.subject else { return nil }
    let book = LawBook.controls.without(known)
    var kept = KeptCase(
      words: domain.encode(script),
      problems: { file.problems(playing: script, book) },
      explanation: { isDrawn in
        let film = Film(script, lines: file.eventLines, book, drawing: isDrawn)
        var explanation = CaseExplanation()
        explanation.film = film.json
        explanation.broken = film.findings.map {
          .init(
            law: $0.law, sentence: $0.sentence, message: $0.breach.message,
            event: $0.breach.step.map { $0 + 1 })
        }
        return explanation
      })
    kept.brokenLaws = file.brokenLaws
    kept.expectsFailure = !file.brokenLaws.isEmpty
    kept.expectsEnd = file.brokenLaws.contains(ending.law)
    return kept
  }
}

extension CaseError {
  /// Creates the error of a `.drag` text.
  package init(_ error: DragError) {
    self.init(
      line: error.line, column: error.column, "found \(error.found), expected \(error.expected)")
  }
}
