extension Domain where Value: FixedWidthInteger & Sendable {
  /// The whole numbers in `range`, from the one nearest to zero outwards: 0, 1, −1, 2, −2.
  ///
  ///     check(.integers(in: 1...100)) { n in n > 0 }
  ///
  /// One word each, for every type of at most 64 bits.
  @inlinable public static func integers(in range: ClosedRange<Value>) -> Domain {
    let order = Zigzag(range)
    let bound = order.bound
    return Domain(
      draw: { source throws(Discard) in
        let word = source.word(below: bound, usual: bound, near: order.near)
        return Value(truncatingIfNeeded: order.value(word))
      },
      encode: { value, encoder in
        guard range.contains(value), let word = order.word(UInt64(truncatingIfNeeded: value))
        else { return false }
        encoder.write(word)
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
