public import GestureEngine

/// A control's behaviour at the event that breaks a law, beside the behaviour that the law demands.
///
///     Contrast.value(0.25, expected: 0.75, fraction: 0.75)
public enum Contrast: Sendable, Hashable {
  /// A value, and the value that it should be.
  ///
  /// The fraction is the place of the expected value along the usable track; `nil` if it is unknown.
  case value(Double, expected: Double, fraction: Double?)
  /// The frame of a drawn shape, and the frame that it should have, in the coordinates of the control.
  case frame(GestureRect, expected: GestureRect)
  /// The response to the event in words, and the response that it should be.
  case response(String, expected: String)
}

extension ControlTraits {
  /// Returns a contrast of two values; the place of the expected one is that of the declared scale.
  func contrast(_ value: Double, expected: Double) -> Contrast {
    let isKnown = !hasOwnScale && expected.isFinite
    return .value(
      value, expected: expected,
      fraction: isKnown ? (try? Scale(range, scale))?.fraction(of: expected) : nil)
  }
}

extension Trace {
  /// Returns a contrast of two values; the place of the expected one is that of the declared scale.
  func contrast(_ value: Double, expected: Double) -> Contrast {
    traits.contrast(value, expected: expected)
  }

  /// Returns a contrast of a value and the value at a place along the track; `nil` if both are equal, or if the control
  /// has a scale of its own.
  func contrast(_ value: Double, expectedAt fraction: Double) -> Contrast? {
    guard !traits.hasOwnScale, let scale = try? Scale(traits.range, traits.scale) else {
      return nil
    }
    let expected = scale.value(at: Swift.min(Swift.max(fraction, 0), 1))
    return value == expected ? nil : contrast(value, expected: expected)
  }
}

extension GestureRect {
  /// Returns this rectangle, shifted by a distance across the track.
  func shifted(by distance: Double, across direction: Direction) -> GestureRect {
    GestureRect(
      origin: GesturePoint(
        x: origin.x + (direction.isHorizontal ? 0 : distance),
        y: origin.y + (direction.isHorizontal ? distance : 0)),
      size: size)
  }

  /// Returns this rectangle, shifted by a distance along the track.
  func shifted(by distance: Double, along direction: Direction) -> GestureRect {
    let way = direction.isReversed ? -distance : distance
    return GestureRect(
      origin: GesturePoint(
        x: origin.x + (direction.isHorizontal ? way : 0),
        y: origin.y + (direction.isHorizontal ? 0 : way)),
      size: size)
  }
}
