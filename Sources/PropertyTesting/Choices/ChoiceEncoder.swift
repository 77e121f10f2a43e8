/// Where a ``Domain`` writes the words that it would draw a given value from.
///
/// The opposite of ``ChoiceSource``: write words in the order in which `draw` reads them.
public struct ChoiceEncoder {
  /// The words written so far.
  public private(set) var choices = ChoiceSequence()

  /// An encoder with nothing written.
  public init() {}

  /// Writes a word.
  @inlinable public mutating func write(_ word: UInt64) { append(word) }

  @usableFromInline mutating func append(_ word: UInt64) { choices.words.append(word) }

  /// Tries `body`, and takes back what it wrote if it fails.
  ///
  /// - Parameter body: Writes words and returns whether it could.
  /// - Returns: What `body` returned.
  public mutating func attempt(_ body: (inout ChoiceEncoder) -> Bool) -> Bool {
    let written = choices.count
    if body(&self) { return true }
    choices.words.removeSubrange(written...)
    return false
  }
}
