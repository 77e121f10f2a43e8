import PropertyTesting

/// A fuzz target of a property, whose cases are kept as their words.
struct PropertyTarget: AnsweringTarget {
  /// The name of the executable.
  var name: String
  private let property: AnyProperty

  /// Creates the target of `property` in an executable of the given name.
  init(_ property: AnyProperty, name: String) {
    self.property = property
    self.name = name
  }

  var summary: String { property.name }
  var isSpecimen: Bool { false }

  var lawEntries: [LawEntry] {
    [LawEntry(property.name, name: name, sentence: property.name)]
  }

  var ending: LawEntry {
    let sentence = "no case traps, hangs or exhausts the memory"
    return LawEntry("every case ends", name: "every case ends", sentence: sentence)
  }

  func property(except known: Set<String>) -> AnyProperty { property }

  func text(of choices: ChoiceSequence) -> String? {
    let value = property.value(of: choices).text
    return value.isEmpty
      ? nil : CaseText(target: name, value: value, words: choices).description
  }

  func reportText(of choices: ChoiceSequence) -> String? { nil }

  func annotation(of failure: PropertyFailure) -> String {
    let place = failure.place.isEmpty ? "" : ", \(failure.place)"
    return "# \(failure.law)\(place): \(failure.message)\n".oneLine
  }

  func keptCase(_ text: [UInt8]) throws(CaseError) -> KeptCase? {
    let kept = try CaseText(reading: text)
    guard kept.target == name else { return nil }
    var answer = KeptCase(
      words: kept.words, problems: { problems(in: kept) },
      explanation: { _ in
        var explanation = CaseExplanation()
        if let failure = property.execute(kept.words).verdict.failure {
          explanation.broken = [
            .init(law: failure.law, message: failure.message, place: failure.place)
          ]
        }
        return explanation
      })
    (answer.expectsFailure, answer.expectsEnd) = (kept.expectsFailure, kept.expectsFailure)
    return answer
  }

  private func problems(in kept: CaseText) -> [ReplayProblem] {
    let execution = property.execute(kept.words)
    if let value = kept.value, value != execution.value {
      let now = execution.value.isEmpty ? "no value" : execution.value
      return [ReplayProblem("the domain has changed: the words now draw \(now), not \(value)")]
    }
    switch execution.verdict {
    case .fails(let failure):
      return kept.expectsFailure
        ? []
        : [ReplayProblem(law: failure.law, "\(failure.message), at \(failure.place)")]
    case .holds:
      return kept.expectsFailure ? [ReplayProblem("the case holds, but was expected to fail")] : []
    case .discarded: return [ReplayProblem("the property discards the case")]
    }
  }
}

extension AnyProperty {
  /// Returns the target of this property, whose cases are kept as their words unless the property has
  /// another text for them.
  ///
  /// - Parameter name: The name of the target.
  /// - Returns: The target.
  package func target(named name: String) -> any AnsweringTarget {
    madeTarget(named: name) ?? PropertyTarget(self, name: name)
  }
}

extension String {
  /// This text with its line breaks, except for the last, as spaces.
  fileprivate var oneLine: String {
    dropLast().split(separator: "\n").joined(separator: " ") + "\n"
  }
}
