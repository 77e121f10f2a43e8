/// The values that a text notes, which a property that draws while it judges draws again.
///
/// The last value ends the case, so the property judges nothing.
final class NotedValues: ChoiceObserver {
  /// The text of the values that have yet to be drawn.
  private var rest: Substring
  private var wordsSoFar: [UInt64] = []
  private var isComplete = false

  /// The text between two values.
  private static let separator = ", "

  /// The values of a text, such as `3, [1, 2, 3]`.
  init(_ text: String) { rest = text[...] }

  /// The words that draw the values; `nil` if a domain cannot encode one of them.
  var words: ChoiceSequence? { isComplete ? ChoiceSequence(wordsSoFar) : nil }

  /// Returns the next value of the text, which belongs to `domain`.
  ///
  /// - Throws: ``Discard`` for the last value, and for a text that is no value of the domain.
  func next<Value>(of domain: Domain<Value>) throws(Discard) -> Value {
    // A value may contain the separator, so the shortest text that is a value of the domain is taken.
    var end = rest.startIndex
    while end < rest.endIndex {
      let next = rest[end...].firstRange(of: Self.separator)
      end = next?.lowerBound ?? rest.endIndex
      if let choices = domain.words(drawing: String(rest[..<end])),
        let value = domain.value(of: choices)
      {
        wordsSoFar += choices.words
        rest = rest[end...].dropFirst(Self.separator.count)
        isComplete = rest.isEmpty
        if isComplete { throw Discard() }
        return value
      }
      end = next?.upperBound ?? rest.endIndex
    }
    throw Discard()
  }

  func didRead(_ choice: Choice) {}
  func didClose(_ span: ChoiceSpan) {}
  func didPack(_ words: PackedWords) {}
  func didRetract(to recording: ChoiceRecording) {}
  func didDraw(_ value: String) {}
}
