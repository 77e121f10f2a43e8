import PropertyTesting

/// A fuzz target of a property, whose cases are kept as their words.
struct PropertyTarget: AnsweringTarget {
  /// The check or the fuzz executable, as the text of a case names it.
  private let owner: CaseText.Owner
  private let property: AnyProperty

  /// Creates the target of `property` in a check or a fuzz executable.
  init(_ property: AnyProperty, of owner: CaseText.Owner) {
    self.property = property
    self.owner = owner
  }

  var name: String { owner.name }

  var summary: String { property.name }
  var isSpecimen: Bool { false }

  var lawEntries: [LawEntry] {
    [LawEntry(property.name, name: property.name, sentence: property.name)]
  }

  var ending: LawEntry {
    let sentence = "no case traps, hangs or exhausts the memory"
    return LawEntry("every case ends", name: "every case ends", sentence: sentence)
  }

  func property(except known: Set<String>) -> AnyProperty { property }

  func text(of choices: ChoiceSequence) -> String? {
    property.text(of: choices, as: owner)?.description
  }

  func reportText(of choices: ChoiceSequence) -> String? { nil }

  func annotation(of failure: PropertyFailure) -> String { CaseText.remark(on: failure) }

  func keptCase(_ text: [UInt8]) throws(CaseError) -> KeptCase? {
    let kept = try CaseText(reading: text)
    guard kept.owner.name == owner.name else { return nil }
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

  func encodeAgain(_ text: [UInt8]) throws(CaseError) -> String {
    try property.encodeAgain(text, CaseText(reading: text))
  }

  private func problems(in kept: CaseText) -> [ReplayProblem] {
    let result = property.replay(kept)
    if case .fails(let failure) = result {
      return [ReplayProblem(law: failure.law, failure.placedMessage)]
    }
    if case .changed = result, let problem = result.problem {
      return [ReplayProblem("\(problem); `dragnet keep --again FILE` writes new words")]
    }
    return result.problem.map { [ReplayProblem($0)] } ?? []
  }
}

extension AnyProperty {
  /// Returns the target of this property, whose cases are kept as their words unless the property has
  /// another text for them.
  ///
  /// - Parameter owner: The name of the target.
  /// - Returns: The target.
  func target(of owner: CaseText.Owner) -> any AnsweringTarget {
    madeTarget(named: owner.name) ?? PropertyTarget(self, of: owner)
  }
}

extension PropertyFailure {
  /// The message, with the place if there is one.
  fileprivate var placedMessage: String { place.isEmpty ? message : "\(message), at \(place)" }
}
