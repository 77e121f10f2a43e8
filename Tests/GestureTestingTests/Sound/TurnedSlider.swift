import GestureTesting

/// A correct slider that a touch turns around the middle of its bounds.
protocol TurnedSlider: SoundSlider {}

extension TurnedSlider {
  var track: Track { Track(length: min(state.size.width, state.size.height)) }

  /// Returns how far a point is to the right of the middle, and how far below it.
  func arm(to point: GesturePoint) -> (x: Double, y: Double) {
    (point.x - state.size.width / 2, point.y - state.size.height / 2)
  }
}

extension ControlTraits {
  /// Creates the traits of a slider that a touch turns.
  ///
  /// - Parameters:
  ///   - range: The range of the value.
  ///   - step: The distance of the stops; `nil` if there are none.
  init(turningIn range: ClosedRange<Double>, step: Double? = nil) {
    self.init(
      range: range, stops: step.flatMap { try? Snapping(range: range, step: $0) }, drag: .custom)
    turns = true
  }
}
