extension Snapping {
  /// Stops that are whole numbers over a power of ten.
  ///
  /// A whole number below 2⁵³ and a power of ten up to 10²² are exact as Doubles, and IEEE 754
  /// division rounds correctly, so their quotient is the Double nearest to the decimal number: what
  /// a reader of `0.3` means. (The same fact carries Clinger's fast path for reading decimals.)
  struct Decimal {
    /// The lower bound times `power`, a whole number.
    let lower: Double
    /// The step times `power`, a whole number.
    let step: Double
    /// A power of ten, at most 10²².
    let power: Double

    var formula: Formula { .decimal(lower: lower, step: step, power: power) }

    /// The decimal form of `count` steps up from `lower`, if it has one.
    init?(lower: Double, step: Double, count: Double) {
      self.init { power in
        guard let lower = Decimal.whole(lower, times: power),
          let step = Decimal.whole(step, times: power)
        else { return nil }
        return Decimal(lower: lower, step: step, power: power, count: count)
      }
    }

    /// The decimal form of `count` equal parts of `range`, if it has one.
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

    /// The first of the forms that `attempt` gives for the powers of ten.
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

    /// The form of these whole numbers, if every product and sum stays exact.
    private init?(lower: Double, step: Double, power: Double, count: Double) {
      let top = count * step
      guard step > 0, top < 0x1p53, (lower + top).magnitude < 0x1p53 else { return nil }
      self.lower = lower
      self.step = step
      self.power = power
    }

    /// `value` × `power` where that is a whole number below 2⁵³ that divides back to `value`.
    private static func whole(_ value: Double, times power: Double) -> Double? {
      let product = (value * power).rounded()
      return product.magnitude < 0x1p53 && product / power == value ? product : nil
    }
  }
}
