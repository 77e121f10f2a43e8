extension Double {
  /// The number as SVG: rounded to thousandths, as short as possible, and the same on every
  /// machine.
  ///
  ///     (1.0 / 3).svg       // "0.333"
  ///     (-0.0001).svg       // "0"
  ///     40.0.svg            // "40"
  ///     Double.nan.svg      // "0"
  ///     Double.infinity.svg // "1000000", because browsers draw in single precision
  var svg: String { svg(unit: 1000) }

  /// Returns the number as SVG, rounded to a multiple of `1 / unit`.
  ///
  /// - Parameter unit: A power of ten.
  /// - Returns: A decimal number without an exponent.
  func svg(unit: Int) -> String {
    let limited = isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6)
    let parts = Int((limited * Double(unit)).rounded())
    let (whole, fraction) = parts.magnitude.quotientAndRemainder(dividingBy: unit.magnitude)
    let text = parts < 0 ? "-\(whole)" : "\(whole)"
    guard fraction > 0 else { return text }
    // Adding the unit keeps leading zeros; trailing zeros are dropped.
    var rest = fraction + unit.magnitude
    while rest.isMultiple(of: 10) { rest /= 10 }
    return "\(text).\(String(rest).dropFirst())"
  }
}
