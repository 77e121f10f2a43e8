extension Domain where Value: FixedWidthInteger & Sendable {
  /// The integers in `range`, ordered outward from the one nearest to zero: 0, 1, −1, 2, −2.
  ///
  ///     check(.integers(in: 1...100)) { n in n > 0 }
  ///
  /// An integer takes one word, or two if the range has more than 2⁶⁴ integers.
  @inlinable public static func integers(in range: ClosedRange<Value>) -> Domain {
    if Value.bitWidth > UInt64.bitWidth { return .wideIntegers(in: range) }
    let order = Zigzag<UInt64>(range)
    let bound = order.bound
    let numbers = IntegerOrder(
      order, isSigned: Value.isSigned, wraps: range == Value.min...Value.max)
    var domain = Domain(
      draw: { source throws(Discard) in
        source.noteNumber(numbers)
        let word = source.word(
          below: bound, typical: bound, corner: order.corner, near: order.near)
        return Value(truncatingIfNeeded: order.value(word))
      },
      encode: { value, encoder in
        guard range.contains(value), let word = order.word(UInt64(truncatingIfNeeded: value))
        else { return false }
        encoder.write(word)
        return true
      })
    if Value.bitWidth == UInt8.bitWidth {
      domain.packing = Packing(.bytes) { word in
        UInt32(truncatingIfNeeded: order.value(word) & 0xff)
      } word: { byte in
        order.word(UInt64(truncatingIfNeeded: Value(truncatingIfNeeded: byte)))
          ?? UInt64(byte) % bound
      }
    }
    return domain
  }

  /// The integers of up to 128 bits in `range`, as the upper and the lower half of their place in the
  /// order.
  ///
  /// If the range has at most 2⁶⁴ integers, the lower half alone is drawn.
  @usableFromInline static func wideIntegers(in range: ClosedRange<Value>) -> Domain {
    precondition(Value.bitWidth <= UInt128.bitWidth, "an integer of \(Value.bitWidth) bits")
    let order = Zigzag<UInt128>(range)
    let last = order.bound &- 1
    let half = UInt128(UInt64.bitWidth)
    // Only below the last upper half can the lower half be any word.
    let lowerBound = UInt64(truncatingIfNeeded: last) &+ 1
    return Domain(
      draw: { source throws(Discard) in
        if last >> half == 0 {
          let word = source.word(
            below: lowerBound, typical: lowerBound, corner: UInt64(order.corner),
            near: { UInt64(truncatingIfNeeded: order.near(UInt128($0), $1)) })
          return Value(truncatingIfNeeded: order.value(UInt128(word)))
        }
        let place = source.plannedPlace(upTo: last, corner: order.corner)
        let lastUpper = UInt64(last >> half)
        let upper = source.word(below: lastUpper &+ 1) { _ in UInt64(place >> half) }
        let lower = source.word(below: upper == lastUpper ? lowerBound : 0) { _ in
          UInt64(truncatingIfNeeded: place)
        }
        return Value(truncatingIfNeeded: order.value(UInt128(upper) << half | UInt128(lower)))
      },
      encode: { value, encoder in
        guard range.contains(value), let word = order.word(UInt128(truncatingIfNeeded: value))
        else { return false }
        if last >> half != 0 { encoder.write(UInt64(word >> half)) }
        encoder.write(UInt64(truncatingIfNeeded: word))
        return true
      })
  }

  /// All integers of the type.
  @inlinable public static var integers: Domain { .integers(in: Value.min...Value.max) }
}

extension Domain where Value == Bool {
  /// The values `false` and `true`.
  @inlinable public static var booleans: Domain {
    Domain(
      draw: { source throws(Discard) in source.word(below: 2) == 1 },
      encode: { value, encoder in
        encoder.write(value ? 1 : 0)
        return true
      })
  }
}

// MARK: - Floating-point numbers

extension Domain where Value == Double {
  /// The numbers in `range`, ordered from integers through round fractions to all others.
  ///
  ///     check(.doubles(in: 0...1)) { t in t * t <= t }
  ///
  /// The domain contains every bit pattern in the range, and −0 if it contains 0.
  public static func doubles(in range: ClosedRange<Double>) -> Domain {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "a range with the bounds \(range)")
    return .reals(RealOrder(range, format: .double))
  }

  /// All numbers: small integers, fractions such as 0.5 and 12.125, large integers, all others, and at the end
  /// ±∞ and NaN (all NaNs are one value).
  public static var doubles: Domain {
    let greatest = Double.greatestFiniteMagnitude
    return .reals(
      RealOrder(
        -greatest...greatest, format: .double, extra: [.infinity, -.infinity, .nan]))
  }

  static func reals(_ order: RealOrder) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        source.noteNumber(order)
        return order.value(
          source.word(below: order.bound, typical: order.typical, near: order.near))
      },
      encode: { value, encoder in
        guard let word = order.word(value) else { return false }
        encoder.write(word)
        return true
      })
  }
}

extension Domain where Value == Float {
  /// The numbers in `range`, ordered from integers through round fractions to all others.
  ///
  /// The domain contains every bit pattern in the range, and −0 if it contains 0.
  public static func floats(in range: ClosedRange<Float>) -> Domain {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "a range with the bounds \(range)")
    return .reals(
      RealOrder(Double(range.lowerBound)...Double(range.upperBound), format: .float))
  }

  /// All numbers, ordered as in ``Domain/doubles``, and at the end ±∞ and NaN (all NaNs are one value).
  public static var floats: Domain {
    let greatest = Double(Float.greatestFiniteMagnitude)
    return .reals(
      RealOrder(-greatest...greatest, format: .float, extra: [.infinity, -.infinity, .nan]))
  }

  static func reals(_ order: RealOrder) -> Domain {
    Domain<Double>.reals(order).map({ Float($0) }, back: { Double($0) })
  }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Domain where Value == Float16 {
    /// The numbers in `range`, ordered from integers through round fractions to all others.
    ///
    /// The domain contains every bit pattern in the range, and −0 if it contains 0.
    public static func float16s(in range: ClosedRange<Float16>) -> Domain {
      precondition(
        range.lowerBound.isFinite && range.upperBound.isFinite, "a range with the bounds \(range)")
      return .reals(RealOrder(Double(range.lowerBound)...Double(range.upperBound), format: .half))
    }

    /// All numbers, ordered as in ``Domain/doubles``, and at the end ±∞ and NaN (all NaNs are one
    /// value).
    public static var float16s: Domain {
      let greatest = Double(Float16.greatestFiniteMagnitude)
      return .reals(
        RealOrder(-greatest...greatest, format: .half, extra: [.infinity, -.infinity, .nan]))
    }

    private static func reals(_ order: RealOrder) -> Domain {
      Domain<Double>.reals(order).map({ Float16($0) }, back: { Double($0) })
    }
  }

  extension Float16: Arbitrary {
    /// All numbers, with the infinities and NaN at the end.
    public static var arbitrary: Domain<Float16> { .float16s }
  }
#endif

// MARK: - Durations

extension Domain where Value == Duration {
  /// The durations in `range`, ordered from whole seconds through milliseconds to attoseconds.
  ///
  ///     check(.durations(in: .zero ... .seconds(60))) { wait in wait >= .zero }
  public static func durations(in range: ClosedRange<Duration>) -> Domain {
    let units: [Int128] = [1, 1_000, 1_000_000, 1_000_000_000, 1_000_000_000_000_000_000]
      .map { 1_000_000_000_000_000_000 / $0 }
    let (first, last) = (range.lowerBound.attoseconds, range.upperBound.attoseconds)
    let alternatives = units.compactMap { unit -> Domain? in
      // The bounds are rounded inward; a unit without a multiple in the range is left out.
      let low = first / unit + (first % unit > 0 ? 1 : 0)
      let high = last / unit - (last % unit < 0 ? 1 : 0)
      guard low <= high else { return nil }
      return Domain<Int128>.integers(in: low...high).map {
        Duration(attoseconds: $0 * unit)
      } back: {
        $0.attoseconds % unit == 0 ? $0.attoseconds / unit : nil
      }
    }
    return .one(of: alternatives.map { .weight(1, $0) })
  }
}
