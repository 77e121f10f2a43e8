/// A floating-point format, with its properties in terms of `Double`.
@usableFromInline enum RealFormat: Sendable {
  /// `Double`, with 53 significant bits.
  case double
  /// `Float`, with 24 significant bits.
  case float
  /// `Float16`, with 11 significant bits.
  case half

  /// A limit up to which integers are exact, with two bits to spare.
  var exactLimit: Double {
    switch self {
    case .double: 0x1p50
    case .float: 0x1p21
    case .half: 0x1p8
    }
  }

  /// The greatest number of binary digits after the point.
  var mostDigits: Int {
    switch self {
    case .double: 1074
    case .float: 149
    case .half: 24
    }
  }

  /// The largest finite magnitude.
  var greatest: Double {
    switch self {
    case .double: .greatestFiniteMagnitude
    case .float: Double(Float.greatestFiniteMagnitude)
    case .half: 65504
    }
  }

  /// The smallest positive magnitude.
  var least: Double { self == .double ? .leastNonzeroMagnitude : real(at: 1) }

  /// The smallest magnitude with all significant bits.
  var leastNormal: Double {
    switch self {
    case .double: .leastNormalMagnitude
    case .float: 0x1p-126
    case .half: 0x1p-14
    }
  }

  /// The number of bits between the exponent of a `Float16` and that of a `Float`.
  private static let halfShift = Int64(13)
  /// The pattern of the `Float` 2⁻¹⁴, from which on the normal numbers of `Float16` follow.
  private static let firstNormal = Int64(Float(0x1p-14).bitPattern)
  /// The number of subnormal numbers of `Float16`, and zero.
  private static let subnormals = Int64(1024)

  /// Returns the number of the format that is nearest to `x`, which is finite.
  func rounded(_ x: Double) -> Double {
    switch self {
    case .double: return x
    case .float: return Double(Float(x))
    case .half:
      // Only where the last bit of a `Float16` is worth more than 2⁻²⁴ does it depend on the number.
      let last = x.magnitude < leastNormal ? 0x1p-24 : x.magnitude.binade * 0x1p-10
      let near = (x / last).rounded(.toNearestOrEven) * last
      return near.magnitude > greatest ? (x < 0 ? -.infinity : .infinity) : near
    }
  }

  /// Returns the place of `x` among the numbers of the format: 0 for zero, 1 for the least positive
  /// number.
  func ordinal(of x: Double) -> Int64 {
    let magnitude: Int64
    switch self {
    case .double: magnitude = Int64(x.magnitude.bitPattern)
    case .float: magnitude = Int64(Float(x.magnitude).bitPattern)
    case .half where x.magnitude < leastNormal: magnitude = Int64(x.magnitude * 0x1p24)
    case .half:
      let above = Int64(Float(x.magnitude).bitPattern) - Self.firstNormal
      magnitude = Self.subnormals + above >> Self.halfShift
    }
    return x < 0 ? -magnitude : magnitude
  }

  /// Returns the number whose place is `ordinal`.
  func real(at ordinal: Int64) -> Double {
    let place = Int64(ordinal.magnitude)
    let magnitude: Double
    switch self {
    case .double: magnitude = Double(bitPattern: UInt64(place))
    case .float: magnitude = Double(Float(bitPattern: UInt32(truncatingIfNeeded: place)))
    case .half where place < Self.subnormals: magnitude = Double(place) * 0x1p-24
    case .half:
      let pattern = (place - Self.subnormals) << Self.halfShift + Self.firstNormal
      magnitude = Double(Float(bitPattern: UInt32(pattern)))
    }
    return ordinal < 0 ? -magnitude : magnitude
  }
}
