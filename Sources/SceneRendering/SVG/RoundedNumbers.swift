import GestureLaws

extension Double {
  /// The number with at most three significant digits, or all digits before the point.
  ///
  ///     12345.678.shortest  // 12346
  ///     0.012345.shortest   // 0.0123
  ///     4.6116e18.shortest  // 4.61e18
  var shortest: String {
    guard self != 0 else { return "0" }
    guard isFinite else { return DragNumber.text(self) }
    var (unit, rest) = (1.0, magnitude)
    if rest >= 1e7 {
      var exponent = 0
      while rest >= 10 { (rest, exponent) = (rest / 10, exponent + 1) }
      return "\(self < 0 ? "-" : "")\(rest.shortest)e\(exponent)"
    }
    while rest < 100, unit < 1e6 { (unit, rest) = (unit * 10, rest * 10) }
    let rounded = (self * unit).rounded() / unit
    guard rounded != 0 else { return "\(self)" }
    if let whole = Int(exactly: rounded) { return "\(whole)" }
    return "\(rounded)"
  }
}

extension String {
  /// This text with rounded numbers.
  ///
  ///     "down 0.19444444444444445 22".rounded       // "down 0.194 22"
  ///     "changed 0.23666666666666666, draw".rounded  // "changed 0.237, draw"
  var rounded: String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      let end = word.last == "," ? "," : ""
      guard word.count > 7, let number = Double(word.dropLast(end.count)) else {
        return String(word)
      }
      return number.shortest + end
    }.joined(separator: " ")
  }
}
