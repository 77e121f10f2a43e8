/// The text of a number.
struct NumberText {
  /// The bytes that are not read yet.
  private var rest: UnsafeBufferPointer<UInt8>.SubSequence

  private init(_ text: UnsafeBufferPointer<UInt8>) {
    rest = text[...]
  }

  /// Reads a decimal or hexadecimal number.
  ///
  ///     -12.5e3    0x1.8p-2
  ///
  /// - Parameters:
  ///   - text: The whole text, without white space. `inf` and `nan` are not numbers here.
  ///   - decimal: Returns the number nearest to a decimal number of valid form.
  /// - Returns: The nearest number, to even on a tie; `nil` if the text is not a number.
  static func number(
    _ text: UnsafeBufferPointer<UInt8>, decimal: (UnsafeBufferPointer<UInt8>) -> Double
  ) -> Double? {
    var reader = NumberText(text)
    let sign: FloatingPointSign = reader.takeSign()
    if reader.take(ascii: "0"), reader.take(ascii: "x") { return reader.hexadecimal(sign) }
    reader = NumberText(text)
    return reader.isDecimal() ? decimal(text) : nil
  }

  private mutating func isDecimal() -> Bool {
    _ = takeSign()
    var count = takeDigits()
    if take(ascii: ".") { count += takeDigits() }
    return count > 0 && takeExponent(after: "e") != nil
  }

  private mutating func hexadecimal(_ sign: FloatingPointSign) -> Double? {
    var significand: UInt64 = 0
    var (exponent, count, isFraction) = (0, 0, false)
    while true {
      if !isFraction, take(ascii: ".") { isFraction = true }
      guard let digit = rest.first.flatMap(NumberText.digit) else { break }
      rest.removeFirst()
      count += 1
      if significand >> 58 == 0 {
        significand = significand << 4 | UInt64(digit)
        if isFraction { exponent -= 4 }
      } else {
        // No room: rounding needs to know only whether a later digit is not 0.
        if digit != 0 { significand |= 1 }
        if !isFraction { exponent += 4 }
      }
    }
    guard count > 0, let power = takeExponent(after: "p") else { return nil }
    let magnitude = NumberText.nearest(significand, exponent: exponent + power)
    return sign == .minus ? -magnitude : magnitude
  }

  /// Returns the number nearest to `significand` · 2^`exponent`, to even on a tie.
  private static func nearest(_ significand: UInt64, exponent: Int) -> Double {
    let width = UInt64.bitWidth - significand.leadingZeroBitCount
    let leastExponent = max(exponent + width - 53, -1074)
    let dropped = leastExponent - exponent
    if significand == 0 || dropped > UInt64.bitWidth { return 0 }
    guard dropped > 0 else {
      return Double(sign: .plus, exponent: exponent, significand: Double(significand))
    }
    var kept = significand >> dropped
    let (remainder, half) = (significand - kept << dropped, UInt64(1) << (dropped - 1))
    if remainder > half || (remainder == half && kept & 1 == 1) { kept += 1 }
    return Double(sign: .plus, exponent: leastExponent, significand: Double(kept))
  }

  /// Reads the exponent after a letter, if there is one, up to the end of the text.
  ///
  /// - Returns: 0 at the end of the text; `nil` if anything else follows.
  private mutating func takeExponent(after letter: Unicode.Scalar) -> Int? {
    guard take(ascii: letter) else { return rest.isEmpty ? 0 : nil }
    let sign = takeSign()
    var exponent = 0
    let digits = rest
    guard takeDigits() > 0, rest.isEmpty else { return nil }
    for byte in digits where exponent < 100_000 { exponent = 10 * exponent + Int(byte & 15) }
    return sign == .minus ? -exponent : exponent
  }

  private mutating func takeSign() -> FloatingPointSign {
    if take(ascii: "-") { return .minus }
    _ = take(ascii: "+")
    return .plus
  }

  /// Reads decimal digits and returns their number.
  private mutating func takeDigits() -> Int {
    var count = 0
    while let digit = rest.first.flatMap(NumberText.digit), digit < 10 {
      rest.removeFirst()
      count += 1
    }
    return count
  }

  /// Reads a character, a letter in either case.
  private mutating func take(ascii character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first else { return false }
    let lowercased = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    guard lowercased == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
