import GestureEngine

extension ThumbTraits {
  /// Returns the value that a thumb takes for a place under the finger.
  ///
  /// - Parameters:
  ///   - thumb: The thumb.
  ///   - value: The value of the place.
  ///   - other: The value of the other thumb.
  ///   - isPushing: Whether the other thumb gives way.
  /// - Returns: An admissible value; `nil` if there is none beside the other value.
  func value(
    of thumb: Thumb, nearestTo value: Double, beside other: Double, pushing isPushing: Bool
  ) -> Double? {
    let wanted = distances.legal(value)
    if isPushing {
      let allowed = thumb == .lower ? distances.lowers : distances.uppers
      return Swift.min(Swift.max(wanted, allowed.lowerBound), allowed.upperBound)
    }
    return thumb == .lower
      ? distances.lower(nearestTo: wanted, below: other)
      : distances.upper(nearestTo: wanted, above: other)
  }
}

extension ControlSnapshot {
  /// Returns the value of a thumb of a control with two values.
  func value(of thumb: Thumb) -> Double { thumb == .lower ? value : upper?.value ?? value }

  /// Returns the place of a thumb's value along the track.
  func fraction(of thumb: Thumb) -> Double {
    thumb == .lower ? fraction : upper?.fraction ?? fraction
  }

  /// Returns the frame of a thumb.
  func frame(of thumb: Thumb) -> GestureRect? { thumb == .lower ? self.thumb : upper?.thumb }

  /// The distance of two values.
  var distance: Double { value(of: .upper) - value(of: .lower) }
}
