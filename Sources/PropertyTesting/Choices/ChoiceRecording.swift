/// What was really read while a case was drawn: its canonical words, and how they hang together.
///
/// Two cases that read the same choices have equal canonical words, whatever they were drawn from:
/// each word is below its bound, none is missing, none is left unread.
public struct ChoiceRecording: Sendable, Hashable {
  /// The canonical words.
  public var choices: ChoiceSequence
  /// The bound each word was drawn below; 0 stands for 2⁶⁴.
  public var bounds: [UInt64]
  /// The spans, outer before inner, earlier before later.
  public var spans: [ChoiceSpan]

  /// Which words stand for numbers, the first first.
  public var numbers: [NumberWord] = []

  /// A recording of `choices`, with nothing known about their structure unless given.
  public init(choices: ChoiceSequence = [], bounds: [UInt64] = [], spans: [ChoiceSpan] = []) {
    self.choices = choices
    self.bounds = bounds
    self.spans = spans
  }

  /// Puts the spans, which come in the order in which they were closed, in reading order.
  mutating func sortSpans() {
    spans.sort { a, b in
      if a.range.lowerBound != b.range.lowerBound {
        return a.range.lowerBound < b.range.lowerBound
      }
      return a.range.upperBound == b.range.upperBound
        ? a.depth < b.depth : a.range.upperBound > b.range.upperBound
    }
  }
}
