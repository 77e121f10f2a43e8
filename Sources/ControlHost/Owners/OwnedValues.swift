import GestureEngine

/// The value of a control as its owner sees it, or both values of a control with two.
@usableFromInline struct OwnedValues: Sendable, Hashable {
  /// The value; of two values, the lower one.
  @usableFromInline var value: Double
  /// The upper of two values; 0 for a control with a single value.
  @usableFromInline var upper: Double

  @inlinable init(_ value: Double, upper: Double = 0) { (self.value, self.upper) = (value, upper) }

  /// The values of a control.
  @inlinable init<C: Control>(of control: C) {
    value = control.value
    upper = C.hasTwoValues ? control.upper?.value ?? value : 0
  }

  /// Whether both values are within a distance of others.
  @inlinable func isWithin(_ distance: Double, of other: OwnedValues) -> Bool {
    (value - other.value).magnitude <= distance && (upper - other.upper).magnitude <= distance
  }
}
