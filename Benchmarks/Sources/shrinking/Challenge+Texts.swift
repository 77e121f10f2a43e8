import PropertyTesting

extension Challenge {
  /// Bytes and texts, which are packed.
  static var texts: [Challenge] { [byteSum, repeatedPair, textReverse] }

  /// The sum of bytes is at most 500.
  static var byteSum: Challenge {
    Challenge("byte_sum", minimum: "[246, 255]", .array(of: .integers)) { (bytes: [UInt8]) in
      bytes.reduce(0) { $0 + Int($1) } <= 500
    }
  }

  /// A text does not contain "ab" twice.
  static var repeatedPair: Challenge {
    Challenge(
      "repeated_pair", minimum: "\"abab\"", .strings(of: .scalars(from: "cxab y"))
    ) { text in
      var count = 0
      for (first, second) in zip(text.utf8, text.utf8.dropFirst())
      where first == UInt8(ascii: "a") && second == UInt8(ascii: "b") {
        count += 1
      }
      return count < 2
    }
  }

  /// A text equals its reverse.
  static var textReverse: Challenge {
    Challenge("text_reverse", minimum: "\"ab\"", Domain<String>.strings) { text in
      Array(text.unicodeScalars.reversed()) == Array(text.unicodeScalars)
    }
  }
}
