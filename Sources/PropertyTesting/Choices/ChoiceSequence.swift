/// A test case as the sequence of words from which a ``Domain`` draws a value.
///
/// Random cases, fuzz inputs, recorded drags and saved cases all take this form. The order of
/// sequences defines which case is simpler, once for every domain: a sequence is simpler than a longer
/// one, and of two sequences with the same length the simpler has the smaller word at the first
/// difference.
///
///     ChoiceSequence([9]) < ChoiceSequence([0, 0])     // true: shorter
///     ChoiceSequence([1, 9]) < ChoiceSequence([2, 0])  // true: 1 < 2
///
/// Bytes and the scalars of strings are packed, eight bytes in a word. The shrinker compares cases that
/// contain them as if each byte and each scalar had a word, so of such cases `<` does not tell which is
/// simpler.
public struct ChoiceSequence: Sendable, Hashable {
  /// The words in the order in which they are drawn.
  public var words: [UInt64]

  /// Whether the words have a word for each element of a list that can be packed; see ``Packing``.
  ///
  /// Only the shrinker and searches for other cases use unpacked words. Their results are packed.
  package var isUnpacked = false

  /// Creates a sequence of the given words.
  public init(_ words: [UInt64] = []) { self.words = words }

  package init(_ words: [UInt64], isUnpacked: Bool) {
    self.words = words
    self.isUnpacked = isUnpacked
  }

  /// The number of words.
  @inlinable public var count: Int { words.count }
}

extension ChoiceSequence: Comparable {
  /// Whether `a` is strictly simpler than `b`, in shortlex order.
  public static func < (a: Self, b: Self) -> Bool {
    if a.words.count != b.words.count { return a.words.count < b.words.count }
    return a.words.lexicographicallyPrecedes(b.words)
  }
}

extension ChoiceSequence {
  /// A hash that is the same in every process; different sequences practically never share one.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0x9e37_79b9_7f4a_7c15
    for word in words {
      let (high, low) = (hash ^ word).multipliedFullWidth(by: 0xd1b5_4a32_d192_ed03)
      hash = (high ^ low) &+ 0x9e37_79b9_7f4a_7c15
    }
    return hash
  }
}

extension ChoiceSequence: ExpressibleByArrayLiteral {
  /// Creates a sequence of the words in the literal.
  public init(arrayLiteral words: UInt64...) { self.init(words) }
}

// MARK: - Bytes

extension ChoiceSequence {
  /// The number of bytes in a word.
  @inlinable static var wordSize: Int { MemoryLayout<UInt64>.size }

  /// Creates the sequence that a fuzzer's bytes encode: little-endian words of eight bytes.
  ///
  /// Any bytes are a test case. Missing bytes of the last word are zero.
  ///
  ///     ChoiceSequence(bytes: [1, 2])  // [0x0201]
  public init(bytes: some Sequence<UInt8>) {
    var words: [UInt64] = []
    words.reserveCapacity((bytes.underestimatedCount + Self.wordSize - 1) / Self.wordSize)
    var shift = UInt64.bitWidth
    for byte in bytes {
      if shift == UInt64.bitWidth {
        words.append(0)
        shift = 0
      }
      words[words.count - 1] |= UInt64(byte) << UInt64(shift)
      shift += UInt8.bitWidth
    }
    self.init(words)
  }

  /// The bytes that encode these words: eight for each word, little-endian.
  public var bytes: [UInt8] {
    words.flatMap { word in (0..<Self.wordSize).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
  }
}

// MARK: - Text

extension ChoiceSequence: LosslessStringConvertible {
  /// The first part of the text of an unpacked sequence.
  private static var unpackedMark: Substring { "unpacked" }

  /// The words in hexadecimal, separated by spaces, as in `.drag` files and replay lines.
  ///
  ///     ChoiceSequence([1, 255]).description  // "1 ff"
  public var description: String {
    (isUnpacked ? "\(Self.unpackedMark) " : "")
      + words.map { String($0, radix: 16) }.joined(separator: " ")
  }

  /// Creates a sequence from text in the format of ``description``.
  ///
  /// - Returns: `nil` if a part of the text is not a hexadecimal number of at most 64 bits.
  public init?(_ description: String) {
    var words: [UInt64] = []
    var parts = description.split(whereSeparator: \.isWhitespace)[...]
    let isUnpacked = parts.first == Self.unpackedMark
    if isUnpacked { parts.removeFirst() }
    for part in parts {
      guard let word = UInt64(hexadecimal: part) else { return nil }
      words.append(word)
    }
    self.init(words, isUnpacked: isUnpacked)
  }
}
