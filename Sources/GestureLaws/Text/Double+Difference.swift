extension Double {
  /// Returns the end of a sentence about two numbers that should be equal: the words that tell a rounding
  /// error apart from a wrong number, or nothing.
  ///
  ///     0.30000000000000004.apart(from: 0.3)  // " (a rounding error of 5.6e-17)"
  ///     0.4.apart(from: 0.3)                  // ""
  ///
  /// - Parameter expected: The expected number.
  /// - Returns: The words, where the numbers differ by less than a billionth.
  func apart(from expected: Double) -> String {
    let difference = (self - expected).magnitude
    guard difference > 0, difference.isFinite,
      difference <= 1e-9 * Swift.max(magnitude, expected.magnitude)
    else {
      return ""
    }
    return " (a rounding error of \(difference.short))"
  }

  /// The number with two digits, as a power of ten: 5.6e-17.
  private var short: String {
    // Powers of ten by products, because Embedded Swift has no `log10`.
    var (digits, exponent) = (self, 0)
    while digits < 1, digits > 0 { (digits, exponent) = (digits * 10, exponent - 1) }
    while digits >= 10 { (digits, exponent) = (digits / 10, exponent + 1) }
    return "\((digits * 10).rounded() / 10)e\(exponent)"
  }
}
