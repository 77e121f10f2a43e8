/// Finds out what does not matter about a failing case.
///
/// Each part of the smallest value is drawn at random a few times while the rest stays. If the case
/// fails each time, that part is of no account, and whoever reads the report need not think about it.
struct Explanation {
  private let property: AnyProperty
  private let choices: ChoiceSequence
  private let failure: PropertyFailure

  /// How many different values a part has to be tried with.
  private static let trials = 8
  /// Words below smaller bounds say what there is rather than how large it is; they stay.
  private static let smallestNumber: UInt64 = 3

  init(_ property: AnyProperty, _ choices: ChoiceSequence, _ failure: PropertyFailure) {
    self.property = property
    self.choices = choices
    self.failure = failure
  }

  /// The outermost parts that can be anything.
  func freeParts() -> [Counterexample.FreePart] {
    guard let recording = property.recording(of: choices) else { return [] }
    var random = RandomBits(seed: 1)
    var free: [Counterexample.FreePart] = []
    var end = 0
    for span in recording.spans where span.range.lowerBound >= end && isName(span, recording) {
      guard span.range.count < choices.count,
        let example = example(of: span, in: recording, &random)
      else { continue }
      let number = recording.spans.prefix { $0 != span }
        .count { $0.depth == span.depth && $0.label == span.label }
      let name = span.label == "part" ? "part \(number + 1)" : "\(span.label)"
      free.append(Counterexample.FreePart(name: name, example: example))
      end = span.range.upperBound
    }
    return free
  }

  /// Elements come and go; parts, and what users name, are what a value is made of.
  private func isName(_ span: ChoiceSpan, _ recording: ChoiceRecording) -> Bool {
    if span.label == "part" {
      return !recording.spans.contains { $0.range == span.range && $0.depth > span.depth }
    }
    return span.label != "element" && span.label != "one of"
  }

  /// A value that differs in `span` and fails, if all that were tried do.
  private func example(
    of span: ChoiceSpan, in recording: ChoiceRecording, _ random: inout RandomBits
  ) -> String? {
    let numbers = span.range.filter {
      recording.bounds[$0] == 0 || recording.bounds[$0] >= Self.smallestNumber
    }
    var tried: Set<ChoiceSequence> = [choices]
    var example: String?
    for trial in 0..<Self.trials {
      var words = choices.words
      for index in numbers {
        let bound = recording.bounds[index]
        // First both ends: had shrinking got to zeros by itself, they would be here already.
        words[index] = trial == 0 ? 0 : trial == 1 ? bound &- 1 : random.next(below: bound)
      }
      guard tried.insert(ChoiceSequence(words)).inserted else { continue }
      let execution = property.execute(ChoiceSequence(words))
      guard execution.verdict.failure?.isSame(as: failure) == true,
        execution.recording.choices.words == words
      else { return nil }
      example = execution.value
    }
    return tried.count > 2 ? example : nil
  }
}
