import GestureEngine

/// A namespace for reading and writing the numbers of `.drag` text.
package enum DragNumber {
  /// Returns the text of a number, which reads back as the same bits; every NaN is written `nan`.
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

  /// Returns the number that `text` spells: decimal, hexadecimal floating point, `inf`, `-inf` or
  /// `nan`.
  ///
  /// Returns `nil` if `text` spells no number, or a number that would round to infinity.
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
  /// Writes a number in the format of `.drag` text, so that messages and scripts match.
  mutating func appendInterpolation(_ number: Double) { appendLiteral(DragNumber.text(number)) }

  /// Writes a range in the format of `.drag` text, such as `0...1`.
  mutating func appendInterpolation(_ range: ClosedRange<Double>) {
    appendInterpolation(range.lowerBound)
    appendLiteral("...")
    appendInterpolation(range.upperBound)
  }

  /// Writes a point as `(x, y)`.
  mutating func appendInterpolation(_ point: GesturePoint) {
    appendLiteral("(")
    appendInterpolation(point.x)
    appendLiteral(", ")
    appendInterpolation(point.y)
    appendLiteral(")")
  }
}
