extension Domain {
  /// A single value, which is drawn from no words.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isSame: Whether two values are the same, for encoding.
  /// - Returns: The domain of the value.
  @inlinable public static func just(
    _ value: Value, isSame: @escaping @Sendable (Value, Value) -> Bool
  ) -> Domain where Value: Sendable {
    Domain(
      draw: { _ throws(Discard) in value },
      encode: { other, _ in isSame(value, other) })
  }

  /// A single value, which is drawn from no words.
  @inlinable public static func just(_ value: Value) -> Domain where Value: Sendable & Equatable {
    .just(value, isSame: ==)
  }

  /// The elements of `values`, in this order from simple to complex.
  ///
  /// - Parameters:
  ///   - values: At least one value.
  ///   - isSame: Whether two values are the same, for encoding.
  /// - Returns: The domain of the values.
  @inlinable public static func element(
    of values: [Value], isSame: @escaping @Sendable (Value, Value) -> Bool
  ) -> Domain where Value: Sendable {
    precondition(!values.isEmpty, "an element of an empty array")
    let bound = UInt64(values.count)
    return Domain(
      draw: { source throws(Discard) in values[Int(source.word(below: bound))] },
      encode: { value, encoder in
        guard let index = values.firstIndex(where: { isSame($0, value) }) else { return false }
        encoder.write(UInt64(index))
        return true
      })
  }

  /// The elements of `values`, in this order from simple to complex.
  ///
  ///     check(.element(of: ["", "a", "b"])) { text in text.count < 2 }
  @inlinable public static func element(of values: [Value]) -> Domain
  where Value: Sendable & Equatable {
    .element(of: values, isSame: ==)
  }
}

extension Domain where Value: CaseIterable & Sendable & Equatable {
  /// The cases of an enumeration, in the order of their declaration.
  @inlinable public static var allCases: Domain { .element(of: Array(Value.allCases)) }
}
