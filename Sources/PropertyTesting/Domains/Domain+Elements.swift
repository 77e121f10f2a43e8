extension Domain {
  /// One value, drawn from no words at all.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isSame: Whether another value is that one, for reading it back.
  /// - Returns: The domain of that one value.
  @inlinable public static func just(
    _ value: Value, isSame: @escaping @Sendable (Value, Value) -> Bool
  ) -> Domain where Value: Sendable {
    Domain(
      draw: { _ throws(Discard) in value },
      encode: { other, _ in isSame(value, other) })
  }

  /// One value, drawn from no words at all.
  @inlinable public static func just(_ value: Value) -> Domain where Value: Sendable & Equatable {
    .just(value, isSame: ==)
  }

  /// One of `values`, the earlier the simpler.
  ///
  /// - Parameters:
  ///   - values: At least one value.
  ///   - isSame: Whether two values are the same, for reading them back.
  /// - Returns: The domain of those values.
  @inlinable public static func element(
    of values: [Value], isSame: @escaping @Sendable (Value, Value) -> Bool
  ) -> Domain where Value: Sendable {
    precondition(!values.isEmpty, "an element of an empty collection")
    let bound = UInt64(values.count)
    return Domain(
      draw: { source throws(Discard) in values[Int(source.word(below: bound))] },
      encode: { value, encoder in
        guard let index = values.firstIndex(where: { isSame($0, value) }) else { return false }
        encoder.write(UInt64(index))
        return true
      })
  }

  /// One of `values`, the earlier the simpler.
  ///
  ///     check(.element(of: ["", "a", "b"])) { text in text.count < 2 }
  @inlinable public static func element(of values: [Value]) -> Domain
  where Value: Sendable & Equatable {
    .element(of: values, isSame: ==)
  }
}

extension Domain where Value: CaseIterable & Sendable & Equatable {
  /// The cases of an enumeration, in the order in which they are declared.
  @inlinable public static var allCases: Domain { .element(of: Array(Value.allCases)) }
}
