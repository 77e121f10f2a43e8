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

  /// The lists of an unpacked recording that can be packed, in their order.
  var packs: [PackedWords] = [] {
    didSet { choices.isUnpacked = !packs.isEmpty }
  }

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

// MARK: - Packing

/// The packed words of a list in an unpacked recording.
struct PackedWords: Sendable, Hashable {
  /// The indices of the unpacked words.
  let range: Range<Int>
  /// The number of spans that enclose the list.
  let depth: Int
  /// The packed words.
  let words: [UInt64]
}

extension ChoiceRecording {
  /// The recording of the same case with packed words.
  ///
  /// It has no spans and numbers inside of packed lists.
  package var packed: ChoiceRecording {
    guard !packs.isEmpty else {
      var recording = self
      recording.choices.isUnpacked = false
      return recording
    }
    var words: [UInt64] = []
    var packedBounds: [UInt64] = []
    // For each unpacked word, and for the end, its new index; `nil` inside a list.
    var places: [Int?] = []
    // For each unpacked word in a list, the index of the list.
    var lists: [Int?] = []
    func keep(_ range: Range<Int>) {
      for index in range {
        places.append(words.count)
        lists.append(nil)
        words.append(choices.words[index])
        packedBounds.append(bounds[index])
      }
    }
    for (list, pack) in packs.enumerated() {
      keep(places.count..<pack.range.lowerBound)
      guard !pack.range.isEmpty else { continue }
      places.append(words.count)
      places += Array(repeating: nil, count: pack.range.count - 1)
      lists += Array(repeating: list, count: pack.range.count)
      words += pack.words
      packedBounds += Array(repeating: 0, count: pack.words.count)
    }
    keep(places.count..<choices.count)
    places.append(words.count)
    lists.append(nil)
    let spans = spans.compactMap { span -> ChoiceSpan? in
      let isInside =
        lists[span.range.lowerBound].map { list in
          packs[list].depth <= span.depth && span.range.upperBound <= packs[list].range.upperBound
            && !span.range.isEmpty
        } ?? false
      guard !isInside, let start = places[span.range.lowerBound],
        let end = places[span.range.upperBound]
      else { return nil }
      return ChoiceSpan(label: span.label, range: start..<end, depth: span.depth)
    }
    let numbers = numbers.compactMap { number -> NumberWord? in
      guard lists[number.index] == nil else { return nil }
      return places[number.index].map { NumberWord(index: $0, order: number.order) }
    }
    var recording = ChoiceRecording(
      choices: ChoiceSequence(words), bounds: packedBounds, spans: spans)
    recording.numbers = numbers
    return recording
  }
}
