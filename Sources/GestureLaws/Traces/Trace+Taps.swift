import GestureEngine

extension Trace {
  /// A touch that cannot drag, from its `down` to its `up`: off the thumb, or on a control that can only
  /// be tapped.
  struct TappingTouch {
    /// Whether a touch was a tap.
    enum Outcome {
      /// It stayed within the tap tolerance.
      case tap
      /// It left the tap tolerance.
      case noTap
      /// A resize, a `set` or rounding hides the outcome.
      case unknown
    }

    /// The index of the step with its `down`.
    let down: Int
    /// The index of the step with its `up`, or of its last step.
    let end: Int
    /// The outcome of its `up`; `nil` if it did not lift off.
    let outcome: Outcome?
    /// Its last good location.
    let place: GesturePoint
    /// The committed value; before the `up`, the last value.
    let value: Double

    /// Whether the value is the stop nearest to the location, or the value at the location without stops,
    /// up to rounding.
    func isAtAStop(of trace: Trace) -> Bool {
      let (before, traits) = (trace.before(end), trace.traits)
      if traits.stopsOnRelease != nil { return isReleased(in: trace) }
      let along = traits.direction.onTrack(place, in: before.size).x
      guard let fraction = before.track.fraction(at: along), !traits.wraps else { return true }
      guard let stops = traits.stops else {
        let after = trace.steps[end].after
        let slack = traits.placeSlack(at: along, on: before.track)
        // A scale of its own may be steep, so that its values are few.
        let rounding = traits.hasOwnScale ? 1e-3 : 1e-9
        return traits.isCoarse || !value.isIdentical(to: after.value)
          || (after.fraction - fraction).magnitude <= rounding + slack
      }
      if traits.hasOwnScale { return true }
      guard let scale = try? Scale(traits.range, traits.scale) else { return true }
      let meant = scale.value(at: fraction)
      // The nearest stop may be meant along the track or by difference.
      if traits.scale != .linear {
        let slack = 2 * traits.placeSlack(at: along, on: before.track)
        let low = scale.value(at: Swift.max(0, fraction - slack))
        let high = scale.value(at: Swift.min(1, fraction + slack))
        return stops.isBeside(value, meant, byStops: 1) || low <= value && value <= high
      }
      let range = trace.traits.range
      if traits.stepRounding == .wholeSteps, stops.isInLastStep(meant) { return true }
      if traits.stepRounding == .custom { return true }
      let span = range.span
      let slack =
        0.5e-9 * span + 4 * meant.ulp + traits.valueSlack
        + 2 * traits.placeSlack(at: along, on: before.track) * span
      return (value - meant).magnitude <= (stops.snap(meant) - meant).magnitude + slack
    }

    /// Whether the value is the one at the location, or a stop beside it to which the control snaps when a touch ends.
    private func isReleased(in trace: Trace) -> Bool {
      let (before, traits) = (trace.before(end), trace.traits)
      let along = traits.direction.onTrack(place, in: before.size).x
      guard let stops = traits.stopsOnRelease, !traits.wraps, !traits.hasOwnScale,
        let fraction = before.track.fraction(at: along),
        let scale = try? Scale(traits.range, traits.scale)
      else { return true }
      let slack = 1e-9 + 2 * traits.placeSlack(at: along, on: before.track)
      let low = scale.value(at: fraction - slack) - traits.valueSlack
      let high = scale.value(at: fraction + slack) + traits.valueSlack
      let others = traits.stepRounding == .nearest && traits.scale == .linear ? 0 : 1
      let least = stops.stop(stops.index(nearestTo: low) - others)
      let most = stops.stop(stops.index(nearestTo: high) + others)
      return value >= Swift.min(low, least) - traits.valueSlack
        && value <= Swift.max(high, most) + traits.valueSlack
    }
  }

  /// The touches that cannot drag, in order.
  var tappingTouches: [TappingTouch] {
    var tracker = TapTracker(trace: self)
    for index in steps.indices { tracker.follow(index) }
    tracker.finish(before: steps.count, isUp: false)
    return tracker.touches
  }

  /// Returns the thumb that a tap takes although the other one is nearer; `nil` if there is no such thumb.
  func fartherThumb(of tap: TappingTouch, _ thumbs: ThumbTraits) -> Thumb? {
    guard thumbs.distances.greatest == nil, let thumb = steps[tap.end].response.thumb,
      case .down(let point, _) = steps[tap.down].event, steps[tap.down].tracked == nil,
      steps[tap.down...tap.end].allSatisfy({ $0.alsoTracked == nil })
    else { return nil }
    let before = before(tap.down)
    let margin = 1e-6 * (1 + before.track.end.magnitude) + 2 * traits.resolution
    /// Returns how much farther the thumb is than the other one, by its value or by its drawing.
    func excess(_ point: GesturePoint, _ place: (Thumb) -> Double) -> Double {
      let along = traits.direction.onTrack(point, in: before.size).x
      return (along - place(thumb)).magnitude - (along - place(thumb.other)).magnitude
    }
    let isFarther = [point, tap.place].allSatisfy { point in
      let byValue = excess(point) { before.track.position(of: before.fraction(of: $0)) }
      let byDrawing = excess(point) { thumb in
        before.frame(of: thumb).map { traits.direction.onTrack($0.center, in: before.size).x }
          ?? before.track.position(of: before.fraction(of: thumb))
      }
      return Swift.min(byValue, byDrawing) > margin
    }
    return isFarther ? thumb : nil
  }

  /// Returns the position of a value on the declared scale, 0...1.
  func fraction(of value: Double) -> Double {
    (try? Scale(traits.range, traits.scale))?.fraction(of: value) ?? 0
  }

  /// Returns the position of a value that a step gave, or committed, 0...1.
  ///
  /// `nil` if the control has a scale of its own and no longer shows the value.
  func fraction(of value: Double, after step: Int) -> Double? {
    guard traits.hasOwnScale else { return fraction(of: value) }
    let after = steps[step].after
    return value.isIdentical(to: after.value) ? after.fraction : nil
  }
}
