extension Snapping {
  /// Stops at every `step` from the lower bound, and at the upper bound.
  ///
  ///     let snapping = try Snapping(range: 0...1, step: 0.3)
  ///     (0..<snapping.count).map(snapping.stop)  // [0, 0.3, 0.6, 0.9, 1]
  ///
  /// - Parameters:
  ///   - range: The bounds of the value, both finite and with a finite difference.
  ///   - step: The distance of neighbouring stops, in units of the value: positive, finite and at
  ///     least 2⁻⁵² of the larger bound. With a smaller step, neighbouring stops would be equal.
  /// - Throws: ``ConfigurationError`` for the field `range` or `step`.
  public init(range: ClosedRange<Double>, step: Double) throws(ConfigurationError) {
    try FieldValue(range).checkBounds(field: "range")
    guard step.isFinite, step > 0, step >= range.largestMagnitude * 0x1p-52 else {
      throw ConfigurationError(
        field: "step", value: .number(step),
        allowed: "a positive finite number, at least 2⁻⁵² of the larger bound")
    }
    let unit = Snapping.unit(of: range)
    let span = range.upperBound * unit - range.lowerBound * unit
    let steps = span / (step * unit)
    // A 64-bit Int always holds the number of steps, but the 32-bit Int of WebAssembly does not.
    guard steps < Double(Int.max) else {
      throw ConfigurationError(
        field: "step", value: .number(step), allowed: "so large that the stops can be counted")
    }
    let whole = steps.rounded()
    if whole >= 1, (whole * (step * unit) - span).magnitude <= step * unit * 1e-9 {
      let decimal = Decimal(lower: range.lowerBound, step: step, count: whole)
      self.init(
        range: range, lastIndex: Int(whole),
        formula: decimal?.formula ?? .division(span: span, count: whole), unit: unit)
      return
    }
    let below = span > 0 ? steps.rounded(.down) : -1
    let decimal = Decimal(lower: range.lowerBound, step: step, count: below)
    self.init(
      range: range, lastIndex: Int(below) + 1,
      formula: decimal?.formula ?? .multiple(step: step * unit), unit: unit)
  }

  /// Stops that divide the range into equal parts.
  ///
  ///     let bars = try Snapping(range: 0...35, divisions: 34)
  ///     bars.count  // 35
  ///
  /// - Parameters:
  ///   - range: The bounds of the value, both finite and with a finite difference.
  ///   - divisions: The number of parts, 1...2⁵². A range of a single value has one stop.
  /// - Throws: ``ConfigurationError`` for the field `range` or `divisions`.
  public init(range: ClosedRange<Double>, divisions: Int) throws(ConfigurationError) {
    try FieldValue(range).checkBounds(field: "range")
    guard divisions >= 1, Int64(divisions) <= 1 << 52 else {
      throw ConfigurationError(
        field: "divisions", value: .number(Double(divisions)), allowed: "1...2⁵²")
    }
    let unit = Snapping.unit(of: range)
    let span = range.upperBound * unit - range.lowerBound * unit
    let count = Double(divisions)
    let decimal = Decimal(range: range, count: count)
    self.init(
      range: range, lastIndex: span > 0 ? divisions : 0,
      formula: decimal?.formula ?? .division(span: span, count: count), unit: unit)
  }

  /// Stops that divide the track into equal parts, whatever the scale.
  ///
  ///     let zoom = try Snapping(Scale(1...16, .exponential), divisions: 4)
  ///     (0..<zoom.count).map(zoom.stop)  // [1, 2, 4, 8, 16], up to rounding
  ///
  /// - Parameters:
  ///   - scale: The scale of the track.
  ///   - divisions: The number of parts, 1...2⁵². A range of a single value has one stop.
  /// - Throws: ``ConfigurationError`` for the field `divisions`.
  public init(_ scale: Scale, divisions: Int) throws(ConfigurationError) {
    let equal = try Snapping(range: scale.range, divisions: divisions)
    switch scale.kind {
    case .linear: self = equal
    case .exponential:
      self.init(
        range: scale.range, lastIndex: equal.lastIndex,
        formula: .scaled(scale, count: Double(divisions)), unit: equal.unit)
    }
    if areEvenAlongTrack { parts = Double(divisions) }
  }

  /// Stops at the integers of a list.
  ///
  /// - Parameter stops: The integers.
  public init(_ stops: IntegerStops) {
    self.init(
      range: Double(stops[0])...Double(stops[stops.lastIndex]), lastIndex: stops.lastIndex,
      formula: .list(stops), unit: 1)
  }

  /// Returns 1 if the width times any number of stops is finite, else a power of two that makes it so.
  private static func unit(of range: ClosedRange<Double>) -> Double {
    range.upperBound - range.lowerBound < 0x1p970 ? 1 : 0x1p-56
  }
}

extension Snapping {
  /// Stops that are whole numbers over a power of ten.
  ///
  /// A whole number below 2⁵³ and a power of ten up to 10²² are exact as Doubles, and IEEE 754
  /// division rounds correctly, so their quotient is the Double nearest to the decimal number, which
  /// is the Double that a literal such as `0.3` means. (Clinger's fast path for reading decimals rests
  /// on the same fact.)
  struct Decimal {
    /// The lower bound times `power`, a whole number.
    let lower: Double
    /// The step times `power`, a whole number.
    let step: Double
    /// A power of ten, at most 10²².
    let power: Double

    var formula: Formula { .decimal(lower: lower, step: step, power: power) }

    /// The decimal form of `count` steps up from `lower`, or `nil` if there is none.
    init?(lower: Double, step: Double, count: Double) {
      self.init { power in
        guard let lower = Decimal.whole(lower, times: power),
          let step = Decimal.whole(step, times: power)
        else { return nil }
        return Decimal(lower: lower, step: step, power: power, count: count)
      }
    }

    /// The decimal form of `count` equal parts of `range`, or `nil` if there is none.
    init?(range: ClosedRange<Double>, count: Double) {
      self.init { power in
        guard let lower = Decimal.whole(range.lowerBound, times: power),
          let upper = Decimal.whole(range.upperBound, times: power),
          (upper - lower).magnitude < 0x1p53,
          (upper - lower).truncatingRemainder(dividingBy: count) == 0
        else { return nil }
        return Decimal(lower: lower, step: (upper - lower) / count, power: power, count: count)
      }
    }

    /// The first form that `attempt` returns for a power of ten.
    private init?(_ attempt: (Double) -> Decimal?) {
      var power = 1.0
      for _ in 0...22 {
        if let decimal = attempt(power) {
          self = decimal
          return
        }
        power *= 10
      }
      return nil
    }

    /// The form with these whole numbers, or `nil` if a product or sum would not be exact.
    private init?(lower: Double, step: Double, power: Double, count: Double) {
      let top = count * step
      guard step > 0, top < 0x1p53, (lower + top).magnitude < 0x1p53 else { return nil }
      self.lower = lower
      self.step = step
      self.power = power
    }

    /// Returns `value` × `power` if it is a whole number below 2⁵³ that divides back to `value`.
    private static func whole(_ value: Double, times power: Double) -> Double? {
      let product = (value * power).rounded()
      return product.magnitude < 0x1p53 && product / power == value ? product : nil
    }
  }
}
