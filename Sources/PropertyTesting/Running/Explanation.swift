/// A search for the parts of a failing value that do not matter.
///
/// It replaces one part of the value by a few random ones. If all of these cases fail in the same way,
/// the reader of the report can ignore that part.
struct Explanation {
  private let property: AnyProperty
  private let choices: ChoiceSequence
  private let failure: PropertyFailure
  private let willTry: (ChoiceSequence) -> Void

  /// The number of values to try for each part.
  private static let trials = 8
  /// The smallest bound of a number; a word with a smaller bound selects a kind and is not changed.
  private static let smallestNumber: UInt64 = 3

  /// An explanation of the case of `choices`; `willTry` is called before each case that it tries.
  init(
    _ property: AnyProperty, _ choices: ChoiceSequence, _ failure: PropertyFailure,
    willTry: @escaping (ChoiceSequence) -> Void = { _ in }
  ) {
    self.property = property
    self.choices = choices
    self.failure = failure
    self.willTry = willTry
  }

  /// Returns the outermost parts that can have any value.
  func freeParts() -> [Counterexample.FreePart] {
    guard let recording = property.recording(of: choices) else { return [] }
    var random = RandomBits(seed: 1)
    var free: [Counterexample.FreePart] = []
    var end = 0
    for span in recording.spans where span.range.lowerBound >= end && isName(span, recording) {
      guard span.range.count < choices.count,
        let example = example(of: span, in: recording, &random)
      else { continue }
      free.append(Counterexample.FreePart(name: recording.name(of: span), example: example))
      end = span.range.upperBound
    }
    return free
  }

  /// Whether the span is a part of the value or has a name from the user, not just an element.
  private func isName(_ span: ChoiceSpan, _ recording: ChoiceRecording) -> Bool {
    if span.label == "part" {
      return !recording.spans.contains { $0.range == span.range && $0.depth > span.depth }
    }
    return span.label != "element" && span.label != "one of"
  }

  /// Returns a value that differs in `span` and fails, if all such values that were tried fail.
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
        // Both ends come first: shrinking would have reached zeros if the case failed with them.
        words[index] = trial == 0 ? 0 : trial == 1 ? bound &- 1 : random.next(below: bound)
      }
      guard tried.insert(ChoiceSequence(words)).inserted else { continue }
      willTry(ChoiceSequence(words))
      let execution = property.execute(ChoiceSequence(words))
      guard execution.verdict.failure?.isSame(as: failure) == true,
        execution.recording.choices.words == words
      else { return nil }
      example = execution.value
    }
    return tried.count > 2 ? example : nil
  }
}

extension ChoiceRecording {
  /// Returns the name of a span for a report: its label, or the number of a part.
  ///
  /// A part inside a part has the numbers of both.
  ///
  ///     ((a, b), c)   // a is part 1.1, b is part 1.2, c is part 2
  func name(of span: ChoiceSpan) -> String {
    guard span.label == "part" else { return "\(span.label)" }
    let parts = spans.filter { $0.label == span.label }
    let path = parts.filter {
      $0.range.lowerBound <= span.range.lowerBound && span.range.upperBound <= $0.range.upperBound
        && ($0.depth < span.depth || $0 == span)
    }.sorted { $0.depth < $1.depth }
    var parent = 0..<choices.count
    let numbers = path.map { part in
      defer { parent = part.range }
      let earlier = parts.prefix { $0 != part }
      return 1
        + earlier.count { $0.depth == part.depth && parent.lowerBound <= $0.range.lowerBound }
    }
    return "part " + numbers.map { "\($0)" }.joined(separator: ".")
  }
}
