import GestureEngine

extension ControlSnapshot {
  /// Returns the value of a thumb of a control with two values.
  func value(of thumb: Thumb) -> Double { thumb == .lower ? value : upper?.value ?? value }

  /// Returns the place of a thumb's value along the track.
  func fraction(of thumb: Thumb) -> Double {
    thumb == .lower ? fraction : upper?.fraction ?? fraction
  }

  /// Returns the frame of a thumb.
  func frame(of thumb: Thumb) -> GestureRect? { thumb == .lower ? self.thumb : upper?.thumb }
}
