import PropertyTesting

/// A text for a parser: any bytes.
public struct DragText: Sendable, Hashable, CustomDebugStringConvertible {
  /// The bytes, of which none, or all, may be UTF-8.
  public var bytes: [UInt8]

  /// A text of the given bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text in quotes; what is not UTF-8 shows as the replacement character.
  public var debugDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
}

extension Domain where Value == DragText {
  /// Texts that are nearly of a language: words of it, in any order, and texts of any bytes.
  ///
  /// The bytes of a plain text stand one after the other in the words, after one that says how many
  /// words there are, so that a fuzzer's dictionary and its comparison hints fit.
  ///
  /// - Parameter words: The words of the language, separators among them.
  /// - Returns: Texts; any but one that ends in a zero byte can be encoded.
  public static func texts(of words: [String]) -> Domain {
    guard !words.isEmpty else { return .one(of: [.weight(1, plain)]) }
    let soup = Domain<[String]>.array(of: .element(of: words), count: 0...128)
      .map { DragText(Array($0.joined(separator: " ").utf8)) }
    return .one(of: [.weight(1, plain), .weight(3, soup)])
  }

  private static var plain: Domain {
    Domain(
      draw: { source throws(Discard) in
        var text = ChoiceSequence()
        for _ in 0..<source.word(below: 256, generating: { $0.next(below: 8) }) {
          text.words.append(source.word(below: 0, generating: { $0.next() }))
        }
        var bytes = text.bytes
        while bytes.last == 0 { bytes.removeLast() }
        return DragText(bytes)
      },
      encode: { text, encoder in
        let words = ChoiceSequence(bytes: text.bytes).words
        guard words.count < 256, text.bytes.last != 0 else { return false }
        encoder.write(UInt64(words.count))
        for word in words { encoder.write(word) }
        return true
      })
  }
}
