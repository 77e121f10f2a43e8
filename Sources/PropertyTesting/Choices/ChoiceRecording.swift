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
}

// MARK: - Siblings

extension ChoiceRecording {
  /// Returns the span at `index` and its adjacent later siblings with the same label.
  ///
  /// Siblings have the same depth and lie side by side.
  func run(startingAt index: Int) -> [ChoiceSpan] {
    var run = [spans[index]]
    for span in spans[(index + 1)...] {
      let last = run[run.count - 1]
      if span.range.lowerBound < last.range.upperBound { continue }
      guard span.range.lowerBound == last.range.upperBound, span.depth == last.depth,
        span.label == last.label
      else { break }
      run.append(span)
    }
    return run
  }

  /// Returns the indices of the adjacent earlier siblings of the span at `index`, nearest first.
  func siblings(before index: Int) -> [Int] {
    var siblings: [Int] = []
    var start = spans[index].range.lowerBound
    for earlier in stride(from: index - 1, through: 0, by: -1) {
      let span = spans[earlier]
      if span.depth < spans[index].depth { break }
      guard span.depth == spans[index].depth else { continue }
      if span.range.upperBound != start { break }
      siblings.append(earlier)
      start = span.range.lowerBound
    }
    return siblings
  }
}
