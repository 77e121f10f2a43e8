import GestureEngine

// The differences that a control may have from exact numbers, because it says so.
extension ControlTraits {
  /// The amount by which a value may be off; 0 in double precision.
  var valueSlack: Double { precision.slack(in: range) }

  /// Whether the control computes places as exactly as numbers allow.
  var isExact: Bool { precision.part == 0 && resolution == 0 }

  /// Adds that values change over time, and are inexact, as other traits declare.
  mutating func addAllowances(of other: ControlTraits) {
    changesOverTime = changesOverTime || other.changesOverTime
    if other.precision.part > precision.part { precision = other.precision }
  }

  /// Whether two values are the same number, as exactly as the control computes.
  func isSame(_ a: Double, _ b: Double) -> Bool {
    a.isSame(as: b) || (precision.part > 0 && (a - b).magnitude <= valueSlack)
  }

  /// Whether two values differ by no more than rounding, where a place is mapped to a value.
  ///
  /// Stops are exact.
  func isClose(_ a: Double, _ b: Double, after motions: Int = 1) -> Bool {
    isSame(a, b)
      || (stops == nil && (a - b).magnitude <= Double(motions) * rounding(near: b))
  }

  /// Whether two values of a control that wraps lie in the same place, up to rounding.
  func isSamePlace(_ a: Double, _ b: Double) -> Bool {
    let span = range.span
    let way = (a - b).magnitude
    return Swift.min(way, (span - way).magnitude) <= Swift.max(rounding(near: a), rounding(near: b))
  }

  /// Whether a value is a bound, as exactly as the control computes.
  func isAt(_ bound: Double, _ value: Double) -> Bool {
    value == bound || (precision.part > 0 && (value - bound).magnitude <= valueSlack)
  }

  /// Whether a tap has an effect that does not follow from its place alone.
  var hasOwnTaps: Bool { hasButtons || tap == .pages }

  /// Whether a tap may change the value at any moment of the touch, wherever it goes down.
  var hasButtons: Bool { tap == .custom || tap == .steps }

  /// Returns whether a place on the track, as a fraction, is in the part of a stop whose control gives each stop an equal part.
  func isInThePart(_ place: Double, of stop: Double) -> Bool {
    guard stepRounding == .custom, let stops else { return false }
    let index = Double(stops.index(nearestTo: stop))
    return place * Double(stops.count) >= index - 1e-6
      && place * Double(stops.count) <= index + 1 + 1e-6
  }

  /// Whether a touch that can drag, too, takes the value to its place when it taps.
  var seeksAtTaps: Bool { tap == .seeks || tap == .seeksOrClears }

  /// Whether the `down` may change nothing, because the value goes to the touch as it moves or lifts off.
  var mayWaitToSeek: Bool {
    #if hasFeature(Embedded)
      false
    #else
      seeksAtTaps && !recognisesDrags
    #endif
  }

  /// Whether a tap may take the value elsewhere than a drag to the same place takes it.
  var tapsUnlikeDrags: Bool { hasOwnTaps || tap == .seeksOrClears }

  /// The error of a place on a scale of the control's own: where the scale is steep, as a square root is at 0, a value that
  /// is rounded a little lies beside its place.
  var placeErrorOfOwnScale: Double {
    hasOwnScale
      ? Swift.max(1e-6, 4 * (range.largestMagnitude.ulp / range.span).squareRoot()) : 0
  }

  /// Returns whether a touch at the start of the track may give a value instead of the lower bound: the stop after it,
  /// without a thumb and with a rounding of the control's own.
  ///
  /// Only the program can give a rating no star, which is 0, or a bound that is nearer to the next stop than other stops
  /// are to each other.
  func mayBeAtTheStart(_ value: Double, hasThumb: Bool) -> Bool {
    guard let stops, stepRounding == .custom, !hasThumb else { return false }
    let isShort =
      stops.lastIndex > 1
      && stops.stop(1) - stops.stop(0) < 0.99 * (stops.stop(2) - stops.stop(1))
    guard range.lowerBound == 0 || isShort else { return false }
    // Of half stars, a touch may give at least one whole star.
    let isHalf = stops.stop(1) != stops.stop(1).rounded()
    return isClose(stops.stop(1), value) || isHalf && isClose(stops.stop(2), value)
  }

  /// Returns whether a tap that gives a stop from the lower bound may clear the value of another stop: of one beside it, with
  /// a rounding of the control's own.
  func mayClear(_ value: Double, at given: Double) -> Bool {
    guard stepRounding == .custom, let stops else { return false }
    return (stops.index(nearestTo: value) - stops.index(nearestTo: given)).magnitude <= 1
  }

  /// Returns whether a touch that leaves the value at `old` may release it to `new`: a stop of ``stopsOnRelease``, and the
  /// nearest one unless the control has a rule of its own.
  func releases(at old: Double, to new: Double) -> Bool {
    guard let stops = stopsOnRelease else { return false }
    if stepRounding == .custom { return isClose(stops.snap(new), new) }
    return isNearest(new, to: old, of: stops)
  }

  /// Returns whether a cancel may take a value that a touch has caught on its way between two stops to the stop nearest to
  /// it.
  func landsAfterACatch(at caught: Double, to new: Double) -> Bool {
    guard changesOverTime, let stops = stopsOnRelease else { return false }
    let nearest = stops.snap(caught)
    // Rounding may have kept it from a stop.
    return isClose(nearest, caught) ? new == nearest : releases(at: caught, to: new)
  }

  /// Returns whether a touch may round a value that the program has set between two stops to another value: the stop
  /// nearest to it.
  func rounds(_ old: Double, to new: Double) -> Bool {
    guard let stops, !roundsSets else { return false }
    return isNearest(new, to: old, of: stops)
  }

  /// Returns whether a value is the stop nearest to another value, as far as rounding lets one see.
  private func isNearest(_ new: Double, to old: Double, of stops: Snapping) -> Bool {
    stops.nearest(to: old, within: valueSlack + rounding(near: old)).contains {
      isClose(stops.stop($0), new)
    }
  }

  /// Returns the point around which the control turns in bounds of a size.
  func pivot(in size: GestureSize) -> GesturePoint {
    GesturePoint(x: pivot.x * size.width, y: pivot.y * size.height)
  }

  /// Returns the part of a track by which a place may be off.
  ///
  /// Positions are rounded, which a short track magnifies.
  ///
  /// - Parameters:
  ///   - position: The position of the touch along the track, in points.
  ///   - track: The track.
  /// - Returns: A part that is tiny for an exact control on a track of everyday length.
  func placeSlack(at position: Double, on track: Track) -> Double {
    guard track.isUsable else { return 0 }
    let largest = Swift.max(position.magnitude, track.start.magnitude, track.end.magnitude)
    let span = range.span
    let values = (span > 0 ? valueSlack / span : 0) + placeErrorOfOwnScale
    // Motion along both axes is rounded along both.
    let rounded = followsBothAxes ? 2 * resolution : resolution
    return values + (4 * largest.ulp + rounded + 4 * precision.part * largest) / track.length
  }

  /// Returns the distance by which a drawing may lie beside its place, apart from the rounding of doubles.
  func drawingSlack(of length: Double) -> Double { resolution + 16 * precision.part * length }

  /// The difference that two ways of rounding a place make in a value near `value`.
  ///
  /// `1 - x / width` and `(width - x) / width` differ by it.
  func rounding(near value: Double) -> Double {
    let tolerance = Scale.tolerance(ofFractionsIn: range)
    guard tolerance.isFinite else { return 0 }
    let span = range.span
    if hasOwnScale { return valueSlack + 1e-9 * span }
    guard scale == .exponential, range.lowerBound > 0 else {
      return valueSlack + tolerance * span
    }
    // The binary logarithm of the quotient of the bounds, at most one too large.
    let doublings = Double(range.upperBound.exponent - range.lowerBound.exponent + 1)
    return valueSlack + 4 * tolerance * (1 + doublings) * value.magnitude
  }
}

extension Trace {
  /// Whether a touch may pull the drawing beyond an end of the track after step `index`, or the drawing
  /// may still be on its way back.
  func isPulled(after index: Int) -> Bool {
    guard traits.hasElasticEnds, index >= 0 else { return false }
    let (step, fraction) = (steps[index], steps[index].after.fraction)
    let isHeld = step.trackedAfter.first != nil
    let isBeyond = traits.changesLate && !traits.range.contains(step.after.presentedValue)
    return (isHeld || step.response.isAnimating) && (fraction <= 0 || fraction >= 1 || isBeyond)
  }
}

extension Trace {
  /// Whether two values, of which a sample gave the first, differ by no more than the place of a value may
  /// differ from that of its touch.
  func isInPlace(_ sample: Sample, _ other: Double) -> Bool {
    if traits.isClose(sample.value, other) { return true }
    let (range, track) = (traits.range, steps[sample.step].after.track)
    if traits.wraps, Swift.min(sample.value, other) == range.lowerBound {
      return traits.isAt(range.upperBound, Swift.max(sample.value, other))
    }
    guard traits.stops == nil, !traits.hasOwnScale else { return false }
    return (fraction(of: sample.value) - fraction(of: other)).magnitude
      <= traits.placeSlack(at: sample.along, on: track)
  }

  /// Whether two values after a step may differ only because the control rounds places to its ``ControlTraits/resolution``.
  ///
  /// Stops that lie farther apart than that hide the rounding.
  func isWithinAPoint(_ value: Double, _ other: Double, after step: Int) -> Bool {
    let track = steps[step].after.track
    guard traits.resolution > 0, track.isUsable else { return false }
    #if !hasFeature(Embedded)
      if traits.hasOwnScale {
        // Only a state with the value shows its place.
        let places = [value, other].compactMap { value in
          steps[...step].last { $0.after.value == value }?.after.fraction
        }
        return places.count == 2 && traits.stops == nil
          && (places[0] - places[1]).magnitude
            <= traits.resolution / track.length + traits.placeErrorOfOwnScale
      }
    #else
      if traits.hasOwnScale { return false }
    #endif
    let (part, place) = (traits.partOfAStep, traits.resolution / track.length)
    return place >= part
      && (fraction(of: value) - fraction(of: other)).magnitude
        <= place + part + Scale.tolerance(ofFractionsIn: traits.range)
  }

  /// Returns the part of a track by which the end of a motion may be off, apart from the rounding of
  /// doubles.
  func placeSlack(from start: GesturePoint, to end: GesturePoint, on track: Track) -> Double {
    let largest = [start.x, start.y, end.x, end.y].map { $0.magnitude }.max() ?? 0
    return 2 * traits.placeSlack(at: largest, on: track)
  }
}
