/// The numbers of `.drag` text.
package enum DragNumber {
  /// The text of a number, which reads back as the same bits; all NaNs are `nan`.
  ///
  ///     text(300)      // "300"
  ///     text(0.1)      // "0.1", the shortest decimal that is this number
  ///     text(-0.0)     // "-0"
  ///     text(.nan)     // "nan"
  package static func text(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-inf" : "inf" }
    let text = number.description
    return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text
  }

  /// The number that `text` stands for: decimal, hexadecimal floating point, `inf`, `-inf`, `nan`.
  ///
  /// `nil` if it stands for none, or for one so large that only infinity is near.
  static func number(_ text: String) -> Double? {
    switch text {
    case "nan": return .nan
    case "inf", "+inf": return .infinity
    case "-inf": return -.infinity
    default: break
    }
    var digits =
      text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+")
      ? text.utf8.dropFirst() : text.utf8[...]
    guard let first = digits.popFirst(),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || first == UInt8(ascii: "."),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}

extension DefaultStringInterpolation {
  /// Writes a number as `.drag` text does, so that messages and scripts read alike.
  mutating func appendInterpolation(_ number: Double) { appendLiteral(DragNumber.text(number)) }
}
