import GestureEngine

extension Law where Subject == SnappingCase {
  /// A label that reads "29.000000000000004" is a bug that users report.
  ///
  /// The expected stop is computed independently of the engine: the decimal digits of the bounds and
  /// the step are added and multiplied as 128-bit integers, and the result is parsed as a decimal.
  package static var canonicalStops: Law {
    Law("C1", "canonical stops", "a stop is the double nearest to its decimal number") { test in
      let stop = test.snapping.stop(test.index)
      guard test.index < test.snapping.lastIndex, let expected = test.decimalStop else {
        return nil
      }
      return stop == expected ? nil : Breach("stop \(test.index) is \(stop), not \(expected)")
    }
  }
}

extension SnappingCase {
  /// The stop computed from decimal numbers, or `nil` if the bounds and the step are not short
  /// decimals.
  fileprivate var decimalStop: Double? {
    guard let lower = DecimalDigits(range.lowerBound) else { return nil }
    let step: DecimalDigits
    let divisor: Int128
    switch rule {
    case .step(let number):
      guard let digits = DecimalDigits(number) else { return nil }
      (step, divisor) = (digits, 1)
    case .divisions(let count):
      guard let upper = DecimalDigits(range.upperBound) else { return nil }
      let exponent = Swift.min(lower.exponent, upper.exponent)
      guard let low = lower.digits(at: exponent), let high = upper.digits(at: exponent) else {
        return nil
      }
      (step, divisor) = (DecimalDigits(digits: high - low, exponent: exponent), Int128(count))
    }
    let exponent = Swift.min(lower.exponent, step.exponent)
    guard exponent >= -15, let start = lower.digits(at: exponent),
      let distance = step.digits(at: exponent)
    else { return nil }
    let product = Int128(index) * distance
    // The engine promises a decimal as long as all integers of its computation stay small.
    guard product % divisor == 0, distance % divisor == 0, start.magnitude < 1 << 50,
      (Int128(snapping.lastIndex) * (distance / divisor)).magnitude < 1 << 50
    else { return nil }
    return Double("\(start + product / divisor)e\(exponent)")
  }
}

/// A number as an integer times a power of ten.
private struct DecimalDigits {
  let digits: Int128
  let exponent: Int

  init(digits: Int128, exponent: Int) {
    self.digits = digits
    self.exponent = exponent
  }

  /// Creates the shortest decimal of `number`, or `nil` if it has many digits or an exponent.
  init?(_ number: Double) {
    var digits: Int128 = 0
    var exponent = 0
    var isFraction = false
    for character in number.description.utf8 {
      switch character {
      case UInt8(ascii: "-"): continue
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int128(character - UInt8(ascii: "0"))
        if isFraction { exponent -= 1 }
      default: return nil
      }
    }
    if digits >= 1 << 50 { return nil }
    self.init(digits: number < 0 ? -digits : digits, exponent: exponent)
  }

  /// Returns the digits of the same number at a lower exponent, or `nil` if there are too many.
  func digits(at lower: Int) -> Int128? {
    var digits = digits
    for _ in lower..<exponent {
      guard digits.magnitude < 1 << 56 else { return nil }
      digits *= 10
    }
    return digits
  }
}
