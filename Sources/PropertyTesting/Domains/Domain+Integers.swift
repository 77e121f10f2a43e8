extension Domain where Value: FixedWidthInteger & Sendable {
  /// The whole numbers in `range`, from the one nearest to zero outwards: 0, 1, −1, 2, −2.
  ///
  ///     check(.integers(in: 1...100)) { n in n > 0 }
  ///
  /// One word each, and two where there are more than 2⁶⁴ of them.
  @inlinable public static func integers(in range: ClosedRange<Value>) -> Domain {
    if Value.bitWidth > UInt64.bitWidth { return .wideIntegers(in: range) }
    let order = Zigzag<UInt64>(range)
    let bound = order.bound
    let numbers = IntegerOrder(order, isSigned: Value.isSigned)
    return Domain(
      draw: { source throws(Discard) in
        source.note(numbers)
        let word = source.word(
          below: bound, usual: bound, corner: order.corner, near: order.near)
        return Value(truncatingIfNeeded: order.value(word))
      },
      encode: { value, encoder in
        guard range.contains(value), let word = order.word(UInt64(truncatingIfNeeded: value))
        else { return false }
        encoder.write(word)
        return true
      })
  }

  /// Integers of up to 128 bits: the upper half of their place in the order, then the lower one.
  ///
  /// Where there are at most 2⁶⁴ of them the lower half is enough.
  @usableFromInline static func wideIntegers(in range: ClosedRange<Value>) -> Domain {
    precondition(Value.bitWidth <= UInt128.bitWidth, "an integer of \(Value.bitWidth) bits")
    let order = Zigzag<UInt128>(range)
    let last = order.bound &- 1
    let half = UInt128(UInt64.bitWidth)
    // Only where the upper half is the last one is the lower half bounded.
    let lowerBound = UInt64(truncatingIfNeeded: last) &+ 1
    return Domain(
      draw: { source throws(Discard) in
        if last >> half == 0 {
          let word = source.word(
            below: lowerBound, usual: lowerBound, corner: UInt64(order.corner),
            near: { UInt64(truncatingIfNeeded: order.near(UInt128($0), $1)) })
          return Value(truncatingIfNeeded: order.value(UInt128(word)))
        }
        let place =
          source.isGenerating ? source.generator.place(upTo: last, corner: order.corner) : 0
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

  /// All values of the type.
  @inlinable public static var integers: Domain { .integers(in: Value.min...Value.max) }
}

extension Domain where Value == Bool {
  /// `false` and `true`.
  @inlinable public static var booleans: Domain {
    Domain(
      draw: { source throws(Discard) in source.word(below: 2) == 1 },
      encode: { value, encoder in
        encoder.write(value ? 1 : 0)
        return true
      })
  }
}
