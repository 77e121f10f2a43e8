/// A test case before it has a meaning: the words that a ``Domain`` draws a value from.
public struct ChoiceSequence: Sendable, Hashable {
  /// The choices, first drawn first.
  public var words: [UInt64]

  /// A sequence of the given words.
  public init(_ words: [UInt64] = []) { self.words = words }
}
