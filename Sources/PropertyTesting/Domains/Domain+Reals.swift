extension Domain where Value == Double {
  /// The numbers in `range`: whole ones first, then round fractions, then the rest.
  ///
  ///     check(.doubles(in: 0...1)) { t in t * t <= t }
  ///
  /// Every bit pattern in the range belongs to it, −0 too if 0 does.
  public static func doubles(in range: ClosedRange<Double>) -> Domain {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "a range with the bounds \(range)")
    return .reals(RealOrder(range, format: .double))
  }

  /// All numbers: as ``doubles(in:)`` has them, and at last ±∞ and NaN (all NaNs are one).
  public static var doubles: Domain {
    let greatest = Double.greatestFiniteMagnitude
    return .reals(
      RealOrder(
        -greatest...greatest, format: .double, extra: [.infinity, -.infinity, .nan]))
  }

  static func reals(_ order: RealOrder) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        source.note(order)
        return order.value(source.word(below: order.bound, usual: order.usual, near: order.near))
      },
      encode: { value, encoder in
        guard let word = order.word(value) else { return false }
        encoder.write(word)
        return true
      })
  }
}

extension Domain where Value == Float {
  /// The numbers in `range`: whole ones first, then round fractions, then the rest.
  public static func floats(in range: ClosedRange<Float>) -> Domain {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "a range with the bounds \(range)")
    return .reals(
      RealOrder(Double(range.lowerBound)...Double(range.upperBound), format: .float))
  }

  /// All numbers: as ``floats(in:)`` has them, and at last ±∞ and NaN (all NaNs are one).
  public static var floats: Domain {
    let greatest = Double(Float.greatestFiniteMagnitude)
    return .reals(
      RealOrder(-greatest...greatest, format: .float, extra: [.infinity, -.infinity, .nan]))
  }

  static func reals(_ order: RealOrder) -> Domain {
    Domain<Double>.reals(order).map({ Float($0) }, back: { Double($0) })
  }
}
