/// What differs between Double and Float, as seen from Double.
@usableFromInline enum RealFormat: Sendable {
  /// 53 significant bits.
  case double
  /// 24 significant bits.
  case float

  /// Whole numbers up to this are exact, with two bits to spare.
  var exactLimit: Double { self == .double ? 0x1p50 : 0x1p21 }
  /// The most binary digits after the point.
  var mostDigits: Int { self == .double ? 1074 : 149 }
  /// The largest finite magnitude.
  var greatest: Double {
    self == .double ? .greatestFiniteMagnitude : Double(Float.greatestFiniteMagnitude)
  }
  /// The smallest magnitude that is not zero.
  var least: Double { self == .double ? .leastNonzeroMagnitude : 0x1p-149 }
  /// The smallest magnitude with all significant bits.
  var leastNormal: Double { self == .double ? .leastNormalMagnitude : 0x1p-126 }

  /// The place of `x` among the numbers of the format: 0 for zero, 1 for the least above it.
  func ordinal(of x: Double) -> Int64 {
    let magnitude =
      self == .double
      ? Int64(x.magnitude.bitPattern) : Int64(Float(x.magnitude).bitPattern)
    return x < 0 ? -magnitude : magnitude
  }

  /// The number whose place is `ordinal`.
  func real(at ordinal: Int64) -> Double {
    let magnitude =
      self == .double
      ? Double(bitPattern: ordinal.magnitude)
      : Double(Float(bitPattern: UInt32(truncatingIfNeeded: ordinal.magnitude)))
    return ordinal < 0 ? -magnitude : magnitude
  }
}
