/// A test case before it has a meaning: the words that a ``Domain`` draws a value from.
///
/// Every case in Dragnet is one of these, wherever it came from (random, fuzzed, recorded, kept as
/// text), and "simpler" is defined here, once for every domain: a sequence is simpler than another if
/// it is shorter, or as long and smaller at the first word that differs.
///
///     ChoiceSequence([9]) < ChoiceSequence([0, 0])     // true: shorter
///     ChoiceSequence([1, 9]) < ChoiceSequence([2, 0])  // true: 1 < 2
public struct ChoiceSequence: Sendable, Hashable {
  /// The choices, first drawn first.
  public var words: [UInt64]

  /// A sequence of the given words.
  @inlinable public init(_ words: [UInt64] = []) { self.words = words }

  /// How many words there are.
  @inlinable public var count: Int { words.count }
}

extension ChoiceSequence: Comparable {
  /// Whether `a` is strictly simpler than `b`, in shortlex order.
  public static func < (a: Self, b: Self) -> Bool {
    if a.words.count != b.words.count { return a.words.count < b.words.count }
    return a.words.lexicographicallyPrecedes(b.words)
  }
}

extension ChoiceSequence: ExpressibleByArrayLiteral {
  /// A sequence of the words in the literal.
  public init(arrayLiteral words: UInt64...) { self.init(words) }
}
