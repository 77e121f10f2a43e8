import GestureEngine
import GestureLaws
import PropertyTesting

/// A fuzz target that judges a control or a host by its laws, and whose cases are scripts in `.drag` text.
///
///     let knob = ScriptTarget<GestureScript>(ControlKind("volume-knob", VolumeKnob.self), name: "knob")
package struct ScriptTarget<Script: JudgedScript>: AnsweringTarget {
  package let name: String
  package let summary: String
  package let isSpecimen: Bool
  package let bugs: [BugEntry]
  private let kind: Script.Kind
  /// The short names of the laws that the target never tries.
  private let known: Set<String>
  /// The property with all laws that the target tries, and the form in which it is judged; `nil` for the
  /// laws of the kind.
  private let laws: (property: Property<Script>, judged: AnyProperty)?
  private let domain: Domain<Script>

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - kind: The kind of control or host.
  ///   - name: The name of the target; `nil` for that of the kind.
  ///   - summary: The subject of its tests, in a few words.
  ///   - isSpecimen: Whether the target is known to fail.
  ///   - bugs: The known bugs of a specimen.
  ///   - known: The short names of laws that the target never tries.
  ///   - laws: The property of all other laws, and the form in which it is judged; `nil` for a property
  ///     without examples and known failures.
  package init(
    _ kind: Script.Kind, name: String? = nil, summary: String? = nil, isSpecimen: Bool = false,
    bugs: [BugEntry] = [], except known: Set<String> = [],
    laws: (property: Property<Script>, judged: AnyProperty)? = nil
  ) {
    self.kind = kind
    self.name = name ?? Script.name(of: kind)
    self.summary = summary ?? "\(Script.name(of: kind)) \(Script.subject)"
    self.isSpecimen = isSpecimen
    self.bugs = bugs
    self.known = known
    self.laws = laws
    domain = Script.domain(of: kind)
  }

  package var control: String? { Script.name(of: kind) }

  package var lawEntries: [LawEntry] { Script.lawEntries(of: kind).map(withoutKnown) }

  package func lawEntries(ofCases cases: Int, seed: UInt64) -> [LawEntry] {
    Script.lawEntries(of: kind, cases: cases, seed: seed).map(withoutKnown)
  }

  /// Returns the entry of a law, with the reason if the target leaves the law out.
  private func withoutKnown(_ entry: LawEntry) -> LawEntry {
    guard known.contains(entry.law) else { return entry }
    return LawEntry(
      entry.law, name: entry.name, sentence: entry.sentence,
      exemption: "left out by the property")
  }

  package var ending: LawEntry {
    let law = Law<Trial>.totality
    return LawEntry(law.id, name: law.name, sentence: law.sentence)
  }

  package func property(except more: Set<String>) -> AnyProperty {
    let rest = Script.property(of: kind, except: known.union(more))
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
    if let outline = DragFile.outline(of: text),
      !outline.isScript || outline.name != Script.name(of: kind)
    {
      return nil
    }
    let (file, read): (DragFile, Script?)
    do throws(DragError) {
      (file, read) = try Script.read(text, as: kind)
    } catch {
      throw CaseError(error)
    }
    guard let script = read else { return nil }
    let known = known
    var kept = KeptCase(
      words: domain.encode(script),
      problems: { script.problems(in: file, except: known) },
      explanation: { isDrawn in
        let film = script.film(lines: file.eventLines, except: known, drawing: isDrawn)
        var explanation = CaseExplanation()
        explanation.film = film.json
        explanation.broken = film.findings.map {
          .init(
            law: $0.law, sentence: $0.sentence, message: $0.breach.message,
            event: $0.breach.sequel == nil ? $0.breach.step.map { $0 + 1 } : nil)
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
