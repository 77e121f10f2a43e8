public import Foundation
public import PropertyTesting

extension Domain where Value == UUID {
  /// UUIDs of any 16 bytes; that of zeros is the simplest.
  ///
  ///     check(.uuids) { id in UUID(uuidString: id.uuidString) == id }
  public static var uuids: Domain {
    Domain<[UInt8]>.bytes(count: 16...16).map { bytes in
      var uuid = zero
      withUnsafeMutableBytes(of: &uuid) { $0.copyBytes(from: bytes) }
      return UUID(uuid: uuid)
    } back: { uuid in
      withUnsafeBytes(of: uuid.uuid) { Array($0) }
    }
  }

  private static var zero: uuid_t { (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }
}

extension Domain where Value == Decimal {
  /// Decimal numbers of up to 38 digits; those with the exponent 0, which are integers, are the simplest.
  ///
  ///     check(.decimals()) { amount in amount - amount == 0 }
  ///
  /// NaN is not among them.
  ///
  /// - Parameters:
  ///   - digits: The greatest number of digits, 1...38.
  ///   - exponents: The exponents of the last digit, in -89...89.
  /// - Returns: The domain of the numbers.
  public static func decimals(digits: Int = 38, exponents: ClosedRange<Int> = -64...64) -> Domain {
    precondition((1...38).contains(digits), "a decimal number of \(digits) digits")
    // With more, the digits of a number without its trailing zeros could overflow the exponent.
    precondition(
      -89 <= exponents.lowerBound && exponents.upperBound <= 89,
      "a decimal number with the exponents \(exponents)")
    let most = (0..<digits).reduce(Int128(1)) { power, _ in power * 10 } - 1
    return .combine(
      .integers(in: exponents).named("exponent"),
      .integers(in: -most...most).named("significand")
    ) { exponent, significand in
      Decimal(
        sign: significand < 0 ? .minus : .plus, exponent: exponent,
        significand: Decimal(string: "\(significand.magnitude)") ?? 0)
    } back: { decimal in
      decimal.parts(within: exponents, most: most)
    }
  }
}

extension Decimal {
  /// Returns an exponent, as near to 0 as possible, and the significand for it.
  ///
  /// The result is `nil` for NaN, and if no exponent of the range gives a significand of at most `most`.
  fileprivate func parts(within exponents: ClosedRange<Int>, most: Int128) -> (Int, Int128)? {
    guard isFinite, let magnitude = UInt128("\(significand.magnitude)"),
      var significand = Int128(exactly: magnitude)
    else { return nil }
    if significand == 0 { return (min(max(0, exponents.lowerBound), exponents.upperBound), 0) }
    var exponent = exponent
    while exponent < min(0, exponents.upperBound) || exponent < exponents.lowerBound,
      significand % 10 == 0
    {
      significand /= 10
      exponent += 1
    }
    while exponent > max(0, exponents.lowerBound) || exponent > exponents.upperBound,
      significand <= most / 10
    {
      significand *= 10
      exponent -= 1
    }
    guard exponents.contains(exponent), significand <= most else { return nil }
    return (exponent, isSignMinus ? -significand : significand)
  }
}
