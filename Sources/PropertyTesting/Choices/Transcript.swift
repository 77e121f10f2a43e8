/// The words and spans of a case, in the order in which a source reads them.
@usableFromInline struct Transcript: ~Copyable {
  /// The canonical words.
  @usableFromInline var words = Log<UInt64>()
  /// The bound of each word; 0 stands for 2⁶⁴.
  private(set) var bounds = Log<UInt64>()
  /// The spans, in the order in which they closed.
  private(set) var spans = Log<ChoiceSpan>()
  /// The words that encode numbers.
  var numbers = Log<NumberWord>()
  /// The indices of the words that say whether a list has one more element.
  var questions = Log<Int>()
  /// The number of open spans.
  var depth = 0
  /// Whether words of this case were retracted.
  private(set) var hasRetracted = false
  /// An observer of every word and span, if any.
  var observer: (any ChoiceObserver)?

  /// Creates an empty transcript.
  init() {}

  /// Appends a word.
  @inline(__always) mutating func append(_ word: UInt64, below bound: UInt64) {
    // Testing for `nil` costs less than unwrapping, which retains.
    if observer != nil { observer?.didRead(Choice(word: word, bound: bound)) }
    words.append(word)
    bounds.append(bound)
  }

  /// Appends a span that has closed.
  @inline(__always) mutating func append(_ span: ChoiceSpan) {
    spans.append(span)
    if observer != nil { observer?.didClose(span) }
  }

  /// Removes the words from index `start` on, and their structure.
  ///
  /// An empty span at `start` stays: it closed before, or does no harm.
  mutating func retract(to start: Int) {
    hasRetracted = true
    words.removeAll(from: start)
    bounds.removeAll(from: start)
    numbers.removeAll { $0.index >= start }
    spans.removeAll { $0.range.lowerBound >= start && !$0.range.isEmpty }
    questions.removeAll { $0 >= start }
    observer?.didRetract(to: recording)
  }

  /// Removes everything, and keeps the memory.
  mutating func removeAll() {
    words.removeAll()
    bounds.removeAll()
    spans.removeAll()
    numbers.removeAll()
    questions.removeAll()
    depth = 0
    hasRetracted = false
  }

  /// A copy of the words and their structure.
  var recording: ChoiceRecording {
    var recording = ChoiceRecording(
      choices: ChoiceSequence(Array(words.elements)), bounds: Array(bounds.elements),
      spans: Array(spans.elements))
    recording.numbers = Array(numbers.elements)
    return recording
  }
}
