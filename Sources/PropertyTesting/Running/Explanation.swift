/// A search for the parts of a failing value that do not matter.
///
/// It replaces one part of the value by other values of its domain. If all of these cases fail in the
/// same way, the reader of the report can ignore that part.
struct Explanation {
  private let property: AnyProperty
  private let choices: ChoiceSequence
  private let failure: PropertyFailure
  private let mustEnd: () -> Bool
  private let willTry: (ChoiceSequence) -> Void

  /// The number of random values to try for each part.
  private static let trials = 48
  /// The smallest bound of a number; a word with a smaller bound selects a kind of value.
  private static let smallestNumber: UInt64 = 3
  /// The smallest number of different values for a claim.
  private static let fewestValues = 2

  /// An explanation of the case of `choices`.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - choices: The case.
  ///   - failure: The failure of the case.
  ///   - willTry: Is called before each case that is judged.
  ///   - mustEnd: Whether the explanation must end now, because its time is up.
  init(
    _ property: AnyProperty, _ choices: ChoiceSequence, _ failure: PropertyFailure,
    willTry: @escaping (ChoiceSequence) -> Void = { _ in },
    mustEnd: @escaping () -> Bool = { false }
  ) {
    self.property = property
    self.choices = choices
    self.failure = failure
    self.mustEnd = mustEnd
    self.willTry = willTry
  }

  /// Returns the outermost parts that can have any value.
  func freeParts() -> [Counterexample.FreePart] {
    guard !mustEnd(), let recording = property.unpackedRecording(of: choices) else { return [] }
    var free: [Counterexample.FreePart] = []
    var end = 0
    for span in recording.spans where span.range.lowerBound >= end && isName(span, recording) {
      guard span.range.count < recording.choices.count,
        let part = freePart(recording.name(of: span), span, in: recording)
      else { continue }
      free.append(part)
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

  /// Returns the part of the value in `span`, if the case fails with every value of it that is tried.
  ///
  /// The values are drawn as those of a random case, with lengths and kinds of their own. Before them
  /// come the ends of the domains of the numbers in the part.
  private func freePart(
    _ name: String, _ span: ChoiceSpan, in recording: ChoiceRecording
  ) -> Counterexample.FreePart? {
    var tried: Set<ChoiceSequence> = [recording.choices]
    var example = ""
    let numbers = span.range.filter {
      recording.bounds[$0] == 0 || recording.bounds[$0] >= Self.smallestNumber
    }
    for end in [UInt64(0), 1] {
      var words = recording.choices.words
      for index in numbers { words[index] = end &* (recording.bounds[index] &- 1) }
      guard fails(words, nil, span, recording, &tried, &example) else { return nil }
    }
    for seed in 1...UInt64(Self.trials) {
      let redraw = Redraw(
        .span(span.range.lowerBound, depth: span.depth), next: span.range.upperBound, seed: seed)
      guard fails(recording.choices.words, redraw, span, recording, &tried, &example) else {
        return nil
      }
    }
    let trials = tried.count - 1
    return trials < Self.fewestValues
      ? nil : Counterexample.FreePart(name: name, example: example, trials: trials)
  }

  /// Whether the case of `words` differs from the original case only in `span` and fails in the same way.
  ///
  /// A case that was tried before, or that is discarded, counts as failing.
  private func fails(
    _ words: [UInt64], _ redraw: Redraw?, _ span: ChoiceSpan, _ original: ChoiceRecording,
    _ tried: inout Set<ChoiceSequence>, _ example: inout String
  ) -> Bool {
    guard !mustEnd() else { return false }
    let (drawn, recording) = words.withUnsafeBytes { bytes in
      var source = ChoiceSource(replaying: bytes, isRecording: true)
      source.begin(
        replaying: bytes, isUnpacked: original.choices.isUnpacked, redrawing: redraw)
      let drawn = try? property.draw(&source)
      return (drawn, source.finish())
    }
    guard let drawn else { return true }
    // Without a redraw, other words can also change the parts after this one.
    guard isSame(recording, original, except: span) else { return redraw == nil }
    guard tried.insert(recording.choices).inserted else { return true }
    willTry(recording.choices)
    guard drawn.judge().failure?.isSame(as: failure) == true else { return false }
    example = drawn.describe()
    return true
  }

  /// Whether two recordings have the same words and bounds before and after a part.
  private func isSame(
    _ recording: ChoiceRecording, _ original: ChoiceRecording, except span: ChoiceSpan
  ) -> Bool {
    let (before, after) = (span.range.lowerBound, original.choices.count - span.range.upperBound)
    func ends(_ values: [UInt64]) -> [UInt64] { values.prefix(before) + values.suffix(after) }
    return recording.choices.count >= before + after
      && ends(recording.choices.words) == ends(original.choices.words)
      && ends(recording.bounds) == ends(original.bounds)
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
