extension ChoiceSequence: LosslessStringConvertible {
  /// The words in hexadecimal with spaces between, as `.drag` files and replay lines have them.
  ///
  ///     ChoiceSequence([1, 255]).description  // "1 ff"
  public var description: String {
    words.map { String($0, radix: 16) }.joined(separator: " ")
  }

  /// Reads what ``description`` writes.
  ///
  /// - Returns: `nil` where a piece is not a hexadecimal number of at most 64 bits.
  public init?(_ description: String) {
    var words: [UInt64] = []
    for piece in description.split(whereSeparator: \.isWhitespace) {
      guard let word = UInt64(piece, radix: 16) else { return nil }
      words.append(word)
    }
    self.init(words)
  }
}
