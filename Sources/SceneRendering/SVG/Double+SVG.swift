extension Double {
  /// The number as SVG: in thousandths, as short as can be, the same on every machine.
  ///
  ///     (1.0 / 3).svg       // "0.333"
  ///     (-0.0001).svg       // "0"
  ///     40.0.svg            // "40"
  ///     Double.nan.svg      // "0": what is no number is nowhere
  ///     Double.infinity.svg // "1000000": browsers draw in single precision
  var svg: String { svg(unit: 1000) }

  /// The number as SVG, in parts of 1.
  ///
  /// - Parameter unit: How many parts there are, a power of ten.
  /// - Returns: A decimal number without an exponent.
  func svg(unit: Int) -> String {
    let limited = isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6)
    let parts = Int((limited * Double(unit)).rounded())
    let (whole, rest) = parts.magnitude.quotientAndRemainder(dividingBy: unit.magnitude)
    var text = parts < 0 ? "-\(whole)" : "\(whole)"
    if rest > 0 {
      // The zeros in front of the digits are kept by the unit, those behind them are dropped.
      var digits = String(rest + unit.magnitude).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += ".\(digits)"
    }
    return text
  }
}
