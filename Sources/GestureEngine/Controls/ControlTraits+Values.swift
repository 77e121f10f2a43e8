extension ControlTraits {
  /// Returns whether a control with these traits has the same legal values, in the same places along its track, as one
  /// with other traits.
  ///
  /// Only then can a control take over the value and the gesture of the other one.
  @inlinable package func haveSameValues(as other: ControlTraits) -> Bool {
    range == other.range && scale == other.scale && stops == other.stops
      && direction == other.direction && thumbs?.distances == other.thumbs?.distances
  }
}
