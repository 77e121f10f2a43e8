import GestureEngine

/// The text of a value that begins with a number, such as "-20 dB".
struct NumberedText: CustomStringConvertible {
  let value: Double
  let number: Double
  /// The text after the number.
  let unit: String
  /// The whole text.
  let text: String
  /// The digits of the number, without an exponent.
  private let digits: Substring.UTF8View

  /// Reads a text; `nil` if it does not begin with a number, or if digits follow that number.
  init?(_ spoken: Spoken) {
    (value, text) = (spoken.value, spoken.text)
    guard let last = text.utf8.lastIndex(where: Self.isDigit) else { return nil }
    let end = text.utf8.index(after: last)
    guard let number = DragNumber.number(String(text[..<end])) ?? Self.seconds(text[..<end])
    else { return nil }
    self.number = number
    unit = String(text[end...])
    digits = text[..<end].utf8
  }

  /// Returns the seconds of a time such as 1:05 or 1:00:05, whose later parts have `count` digits; `nil` for another
  /// text.
  static func seconds(_ text: Substring, ofDigits count: Int = 2) -> Double? {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count > 1, parts.dropFirst().allSatisfy({ $0.count == count }),
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) })
    else { return nil }
    return parts.reduce(0) { $0 * 60 + (Double(String(decoding: $1, as: UTF8.self)) ?? 0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether the text is a time with sixty seconds or minutes, or more.
  var hasSixtySeconds: Bool {
    text.utf8.prefix { $0 != 0x20 }.split(separator: UInt8(ascii: ":")).dropFirst().contains {
      part in
      part.count == 2 && (Int(String(decoding: part, as: UTF8.self)) ?? 0) >= 60
    }
  }

  var description: String { "\(value) as \"\(text)\"" }

  /// Returns whether the number is one of those between the numbers of two other texts.
  func isBetween(_ first: NumberedText, _ second: NumberedText) -> Bool {
    let (least, greatest) = (
      Swift.min(first.number, second.number), Swift.max(first.number, second.number)
    )
    return (least...greatest).contains(number)
  }

  /// Returns whether the text says a little less than the value, although it says two lesser values exactly.
  func misses(after first: NumberedText, _ second: NumberedText) -> Bool {
    first.number == first.value && second.number == second.value && number < value
      && !saysTheValue()
      && value - number < 0.05 * (value - first.value)
  }

  /// Returns whether the number is a multiple of the value, rounded or cut to the digits that the text shows.
  ///
  /// Zeros at the end may be places to which the number is rounded.
  func saysTheValue(times factor: Double = 1) -> Bool {
    let value = factor * value
    if number == value { return true }
    // The unit of a time is a second.
    if digits.contains(UInt8(ascii: ":")) { return (number - value).magnitude < 1 }
    let isZero = { (byte: UInt8) in byte == UInt8(ascii: "0") }
    let point = digits.lastIndex(of: UInt8(ascii: "."))
    let decimals = point.map { digits.distance(from: $0, to: digits.endIndex) - 1 } ?? 0
    let zeros = digits.reversed().prefix { isZero($0) || $0 == UInt8(ascii: ".") }.count(
      where: isZero)
    var unit = 1.0
    for _ in 0..<Swift.min(zeros, 15) { unit *= 10 }
    for _ in 0..<Swift.min(decimals, 15) { unit /= 10 }
    return (number - value).magnitude < unit * (1 - 1e-9) + 4 * value.ulp
  }

  /// Whether the number has the digits of an error of the last place, which the value does not have.
  var hasDigitsOfRounding: Bool {
    number != value && Self.places(digits) > 14 && Self.places(value.description[...].utf8) < 10
  }

  /// Returns the number of places from the first digit that is not zero.
  private static func places(_ digits: Substring.UTF8View) -> Int {
    digits.drop { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }.count
  }
}
