/// A floating-point format, with its properties in terms of `Double`.
@usableFromInline enum RealFormat: Sendable {
  /// `Double`, with 53 significant bits.
  case double
  /// `Float`, with 24 significant bits.
  case float

  /// A limit up to which integers are exact, with two bits to spare.
  var exactLimit: Double { self == .double ? 0x1p50 : 0x1p21 }
  /// The greatest number of binary digits after the point.
  var mostDigits: Int { self == .double ? 1074 : 149 }
  /// The largest finite magnitude.
  var greatest: Double {
    self == .double ? .greatestFiniteMagnitude : Double(Float.greatestFiniteMagnitude)
  }
  /// The smallest positive magnitude.
  var least: Double { self == .double ? .leastNonzeroMagnitude : 0x1p-149 }
  /// The smallest magnitude with all significant bits.
  var leastNormal: Double { self == .double ? .leastNormalMagnitude : 0x1p-126 }

  /// Returns the place of `x` among the numbers of the format: 0 for zero, 1 for the least positive
  /// number.
  func ordinal(of x: Double) -> Int64 {
    let magnitude =
      self == .double
      ? Int64(x.magnitude.bitPattern) : Int64(Float(x.magnitude).bitPattern)
    return x < 0 ? -magnitude : magnitude
  }

  /// Returns the number whose place is `ordinal`.
  func real(at ordinal: Int64) -> Double {
    let magnitude =
      self == .double
      ? Double(bitPattern: ordinal.magnitude)
      : Double(Float(bitPattern: UInt32(truncatingIfNeeded: ordinal.magnitude)))
    return ordinal < 0 ? -magnitude : magnitude
  }
}
