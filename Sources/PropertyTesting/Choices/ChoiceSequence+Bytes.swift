extension ChoiceSequence {
  /// Bytes in a word.
  @inlinable static var wordSize: Int { MemoryLayout<UInt64>.size }

  /// The words that a fuzzer's bytes spell: eight to a word, little-endian.
  ///
  /// Any bytes are a case: a last word with bytes missing is filled up with zeros.
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

  /// The bytes that spell these words: eight to a word, little-endian.
  public var bytes: [UInt8] {
    words.flatMap { word in (0..<Self.wordSize).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
  }
}
