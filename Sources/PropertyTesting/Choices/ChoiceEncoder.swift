/// A list of words that a ``Domain`` writes to encode a value.
///
/// An encoder is the inverse of a ``ChoiceSource``: `encode` writes the words in the order in which
/// `draw` reads them.
public struct ChoiceEncoder {
  /// The words written so far.
  public private(set) var choices = ChoiceSequence()

  /// Creates an encoder without words.
  public init() {}

  /// Appends a word.
  @inlinable public mutating func write(_ word: UInt64) { append(word) }

  @usableFromInline mutating func append(_ word: UInt64) { choices.words.append(word) }

  mutating func replaceWords(from start: Int, with words: [UInt64]) {
    choices.words.replaceSubrange(start..., with: words)
  }

  /// Runs `body`, and removes the words it wrote if it fails.
  ///
  /// - Parameter body: Writes words and returns whether it succeeded.
  /// - Returns: The result of `body`.
  public mutating func attempt(_ body: (inout ChoiceEncoder) -> Bool) -> Bool {
    let written = choices.count
    if body(&self) { return true }
    choices.words.removeSubrange(written...)
    return false
  }
}
