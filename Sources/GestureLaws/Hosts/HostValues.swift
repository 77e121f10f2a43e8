import ControlHost
import GestureEngine

/// The value of a hosted control, or both values of a control with two.
struct HostValues: Sendable, Hashable {
  /// The value; of two values, the lower one.
  var value: Double
  /// The upper of two values; `nil` for a single value.
  var upper: Double?

  init(_ value: Double, upper: Double? = nil) { (self.value, self.upper) = (value, upper) }

  /// The values of a control.
  init(of control: ControlSnapshot) { self.init(control.value, upper: control.upper?.value) }

  /// The values that an effect reports as changed; `nil` for another effect.
  init?(changedBy effect: HostEffect) {
    switch effect {
    case .changed(let value): self.init(value)
    case .changedPair(let lower, let upper): self.init(lower, upper: upper)
    case .began, .ticks, .reachedEnd, .committed, .committedPair, .cancelled, .announce, .draw,
      .frames:
      return nil
    }
  }

  /// The values at which an effect ends a gesture; `nil` for another effect.
  init?(committedBy effect: HostEffect) {
    switch effect {
    case .committed(let value): self.init(value)
    case .committedPair(let lower, let upper): self.init(lower, upper: upper)
    case .began, .changed, .changedPair, .ticks, .reachedEnd, .cancelled, .announce, .draw, .frames:
      return nil
    }
  }

  /// The values that an input binds; `nil` for another input, and for values that are all NaN.
  init?(boundBy input: HostInput) {
    switch input {
    case .bound(let value):
      if value.isNaN { return nil }
      self.init(value)
    case .boundPair(let lower, let upper):
      if lower.isNaN && upper.isNaN { return nil }
      self.init(lower, upper: upper)
    case .pointer, .lost, .key, .scroll, .laidOut, .enabled, .frame, .focused: return nil
    }
  }

  /// The input that binds the values.
  var input: HostInput {
    upper.map { .boundPair(lower: value, upper: $0) } ?? .bound(value)
  }

  /// Whether neither value is NaN, which leaves a value as it is.
  var isComplete: Bool { !value.isNaN && !(upper?.isNaN ?? false) }

  /// Returns these values, with those of `other` where these are NaN.
  func filled(from other: HostValues) -> HostValues {
    HostValues(
      value.isNaN ? other.value : value,
      upper: upper.map { $0.isNaN ? other.upper ?? $0 : $0 })
  }

  /// Returns the values that `change` makes of these.
  func map(_ change: (Double) -> Double) -> HostValues {
    HostValues(change(value), upper: upper.map(change))
  }

  /// Whether each value is within a distance of the other's.
  func isWithin(_ distance: Double, of other: HostValues) -> Bool {
    (value - other.value).magnitude <= distance
      && ((upper ?? 0) - (other.upper ?? 0)).magnitude <= distance
  }

  /// Whether both have the same values, up to the precision that a control declares; -0 equals 0.
  func isSame(as other: HostValues, in traits: ControlTraits) -> Bool {
    isSame(as: other)
      || traits.precision.part > 0 && isWithin(traits.valueSlack, of: other)
  }

  /// Whether both have the same values; -0 equals 0.
  func isSame(as other: HostValues) -> Bool {
    value.isSame(as: other.value) && upper.isSame(as: other.upper)
  }

  /// Whether both have the same values, bit for bit.
  func isIdentical(to other: HostValues) -> Bool {
    value.isIdentical(to: other.value) && upper.isIdentical(to: other.upper)
  }
}
