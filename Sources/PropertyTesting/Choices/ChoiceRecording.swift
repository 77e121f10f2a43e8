/// A word and its bound.
struct Choice: Hashable {
  /// The word as a domain read it.
  let word: UInt64
  /// The bound below which the word was drawn; 0 stands for 2⁶⁴.
  let bound: UInt64
}

/// The canonical words of a test case and their structure, as recorded while the case was drawn.
///
/// Canonical means that each word is below its bound, and that no word is missing or left unread.
/// Two cases that make the same choices therefore have equal recordings, whatever words they were
/// drawn from.
public struct ChoiceRecording: Sendable, Hashable {
  /// The canonical words.
  public var choices: ChoiceSequence
  /// The bound of each word; 0 stands for 2⁶⁴.
  public var bounds: [UInt64]
  /// The spans, outer before inner, earlier before later.
  public var spans: [ChoiceSpan]

  /// The words that encode numbers, in the order of the words.
  package var numbers: [NumberWord] = []

  /// Creates a recording of `choices`, with empty structure by default.
  public init(choices: ChoiceSequence = [], bounds: [UInt64] = [], spans: [ChoiceSpan] = []) {
    self.choices = choices
    self.bounds = bounds
    self.spans = spans
  }

  /// Sorts the spans from the order in which they closed into reading order.
  mutating func sortSpans() {
    spans.sort { a, b in
      if a.range.lowerBound != b.range.lowerBound {
        return a.range.lowerBound < b.range.lowerBound
      }
      return a.range.upperBound == b.range.upperBound
        ? a.depth < b.depth : a.range.upperBound > b.range.upperBound
    }
  }

  /// Returns the indices of the words of adjacent spans, given the indices of the spans.
  func words(of run: ArraySlice<Int>) -> Range<Int> {
    spans[run[run.startIndex]].range.lowerBound..<spans[run[run.endIndex - 1]].range.upperBound
  }
}
