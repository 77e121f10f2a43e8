import GestureEngine

// The keys of controls whose keys add numbers.
extension ControlTraits {
  /// Whether keys go from stop to stop or, without stops, by parts of the track: by no steps of the control's own.
  var hasCommonKeys: Bool { !hasOwnAdjustments && keySteps == nil }

  /// Returns how a value differs from the results that the ``keySteps`` allow, or `nil` if it does not.
  ///
  ///     |----o-----+====O--|    the value and the step,
  ///     |----o----O+-------|    or the multiple of the smaller step, or the stop, beside that sum
  ///
  /// - Parameters:
  ///   - value: The value after the adjustment.
  ///   - way: The adjustment, not to a bound.
  ///   - old: The value before.
  ///   - steps: The steps.
  /// - Returns: A message, and the sum; `nil` if the value is allowed.
  func flaw(
    of value: Double, after way: GestureEvent.Adjustment, from old: Double, by steps: KeySteps
  ) -> (message: String, expected: Double?)? {
    guard let step = steps.step(of: way) else { return nil }
    let (least, greatest) = (range.lowerBound, range.upperBound)
    let sum = way.isUpward ? old + step : old - step
    var places = [sum]
    let grid = steps.arrow > 0 ? Swift.min(step, steps.arrow) : step
    if grid > 0 {
      for origin in [least, 0] {
        let count = (sum - origin) / grid
        places += [count.rounded(.down), count.rounded(.up)].map { origin + $0 * grid }
      }
    }
    if let stops { places += places.map { stops.snap($0) } }
    if wraps {
      // The first value may follow the last one, or be at the same place.
      let beyond = places.filter { $0 > greatest || $0 < least }
      for turn in [range.span, range.span + steps.arrow] {
        places += beyond.map { $0 > greatest ? $0 - turn : $0 + turn }
      }
      if !beyond.isEmpty { places += [least, greatest] }
    }
    let ends = stops.map { $0.stop(0)...Swift.max($0.stop(0), $0.stop($0.lastIndex)) } ?? range
    let slack = 4 * valueSlack + 8 * Swift.max(range.largestMagnitude, grid).ulp
    let isAllowed = places.contains(where: { place in
      [
        Swift.min(Swift.max(place, least), greatest),
        Swift.min(Swift.max(place, ends.lowerBound), ends.upperBound),
      ].contains(where: { ($0 - value).magnitude <= slack || isSame($0, value) })
    })
    guard !isAllowed else { return nil }
    let meant = Swift.min(Swift.max(sum, least), greatest)
    return (
      "`\(GestureEvent.adjust(way).text)` from \(old) gives \(value), not \(meant)"
        + value.apart(from: meant), meant
    )
  }
}
