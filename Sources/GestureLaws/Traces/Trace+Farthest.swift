import GestureEngine

extension Trace {
  /// The greatest coordinate of the touches of the gesture up to each step, as a magnitude in points.
  ///
  /// A control may add up the motions of a gesture. Each sum is rounded as its largest term is, so a touch
  /// that returns from far away brings the rounding of its farthest place with it.
  var farthest: [Double] {
    var farthest: [Double] = []
    farthest.reserveCapacity(steps.count)
    var largest = 0.0
    for step in steps {
      if case .began? = step.response.editing, step.tracked == nil || step.isLostEnd {
        largest = 0
      }
      if let point = step.event.touch?.point, point.isUsable {
        largest = Swift.max(largest, point.x.magnitude, point.y.magnitude)
      }
      farthest.append(largest)
    }
    return farthest
  }
}
