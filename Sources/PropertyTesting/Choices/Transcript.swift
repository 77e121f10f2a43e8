/// What is read while a case is drawn, written down as it is read; a ``ChoiceRecording`` in the making.
struct Transcript: ~Copyable {
  /// The canonical words.
  var words = Log<UInt64>()
  /// The bound each word was drawn below; 0 stands for 2⁶⁴.
  var bounds = Log<UInt64>()
  /// The spans, in the order in which they closed.
  var spans = Log<ChoiceSpan>()
  /// Which words stand for numbers.
  var numbers = Log<NumberWord>()
  /// Which words ask whether a list has one more element.
  var questions = Log<Int>()

  /// Forgets what was read since `start` words were.
  ///
  /// A span without words stays: it was there before, or does no harm.
  mutating func retract(to start: Int) {
    words.removeAll(from: start)
    bounds.removeAll(from: start)
    numbers.removeAll { $0.index >= start }
    spans.removeAll { $0.range.lowerBound >= start && !$0.range.isEmpty }
    questions.removeAll { $0 >= start }
  }

  /// Forgets all, but keeps the memory.
  mutating func forget() {
    words.removeAll()
    bounds.removeAll()
    spans.removeAll()
    numbers.removeAll()
    questions.removeAll()
  }

  /// What was read.
  var recording: ChoiceRecording {
    var recording = ChoiceRecording(
      choices: ChoiceSequence(Array(words.elements)), bounds: Array(bounds.elements),
      spans: Array(spans.elements))
    recording.numbers = Array(numbers.elements)
    return recording
  }
}
