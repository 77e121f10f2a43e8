extension FixedWidthInteger {
  /// Creates the number of hexadecimal digits; `nil` if there is no digit, any other character, such as a
  /// sign, or too large a number.
  ///
  ///     UInt64(hexadecimal: "ff")  // 255
  ///     UInt64(hexadecimal: "-0")  // nil
  init?(hexadecimal digits: some StringProtocol) {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    self.init(digits, radix: 16)
  }
}
