import GestureEngine

extension Trace {
  /// A gesture off the thumb that stayed within the tap tolerance of its `down`.
  struct Tap {
    /// The index of the step with its `down`.
    let down: Int
    /// The index of the step with its `up`.
    let up: Int
    /// Its last good location.
    let place: GesturePoint
    /// The committed value.
    let value: Double

    /// Whether the value is the stop nearest to the location, up to rounding.
    func isAtAStop(of trace: Trace) -> Bool {
      let before = trace.before(up)
      let along = trace.traits.direction.onTrack(place, in: before.size).x
      guard let stops = trace.traits.stops, let scale = try? Scale(trace.traits.range),
        let fraction = before.track.fraction(at: along)
      else { return true }
      let meant = scale.value(at: fraction)
      let range = trace.traits.range
      let slack = 0.5e-9 * (range.upperBound - range.lowerBound) + 4 * meant.ulp
      return (value - meant).magnitude <= (stops.snap(meant) - meant).magnitude + slack
    }
  }

  /// The taps, except those with a resize or a `set` between `down` and `up`.
  var taps: [Tap] {
    var taps: [Tap] = []
    var down: (step: Int, point: GesturePoint)?
    var place: GesturePoint?
    for index in steps.indices {
      let step = steps[index]
      switch (step.event, step.response.editing) {
      case (.down(let point, _), .began?):
        down = hold(at: index, point) == .tapping ? (index, point) : nil
        place = point
      case (.move(let point, let id), _) where id == step.tracked && point.isUsable:
        follow(point)
      case (.up(let point, _), .committed(let value)?):
        if let point, point.isUsable { follow(point) }
        if let down, let place {
          taps.append(Tap(down: down.step, up: index, place: place, value: value))
        }
        down = nil
      case (.resize, _), (.set, _), (.cancel, .cancelled?), (.revert, _): down = nil
      default: break
      }
    }
    return taps

    func follow(_ point: GesturePoint) {
      place = point
      if let origin = down?.point, point.isAtLeast(traits.tapTolerance, from: origin) { down = nil }
    }
  }

  /// Returns the position of a value on the declared scale, 0...1.
  func fraction(of value: Double) -> Double {
    (try? Scale(traits.range, traits.scale))?.fraction(of: value) ?? 0
  }
}
