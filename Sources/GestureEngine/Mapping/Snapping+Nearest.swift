extension Snapping {
  /// Returns the index of the nearest stop, the lower index on a tie.
  ///
  /// Distances are compared as rounded Doubles, and along the track if the stops divide an exponential
  /// scale. If several stops are the same number, the lowest of their indices is returned.
  ///
  /// - Parameter value: Any number; NaN counts as the lower bound.
  /// - Returns: 0...``lastIndex``.
  /// - Complexity: Constant if neighbouring stops differ, else, and in a list, logarithmic in their
  ///   number.
  @inlinable public func index(nearestTo value: Double) -> Int {
    clearIndex(of: value) ?? searchedIndex(nearestTo: value)
  }

  /// Returns ``index(nearestTo:)`` by looking at stops, in a function of its own so that callers stay
  /// small.
  @inline(never) @usableFromInline func searchedIndex(nearestTo value: Double) -> Int {
    nearest(to: value) { $0.stop($1) }
  }

  /// Returns the index of the nearest stop if rounding cannot change it: `nil` near the middle between
  /// two stops, and if a step may be shorter than the others.
  @inlinable @inline(__always) func clearIndex(of value: Double) -> Int? {
    guard areEven, value > range.lowerBound, value < range.upperBound,
      let index = Snapping.clearIndex(
        gap(from: range.lowerBound, to: value) * density, slack: 0.01),
      index < evenCount
    else { return nil }
    return index
  }

  /// Returns the index of the stop nearest to the value at a fraction, 0...1, of the track that the
  /// stops divide, or `nil` if rounding may change it.
  @inlinable @inline(__always) func clearIndex(at fraction: Double) -> Int? {
    Snapping.clearIndex(fraction * parts, slack: 0.001)
  }

  /// Returns the whole number nearest to `place`, 0...2⁵¹, or `nil` within `slack` of the middle between
  /// two whole numbers.
  @inlinable @inline(__always) static func clearIndex(_ place: Double, slack: Double) -> Int? {
    // Doubles from 2⁵² on are whole, and their bit patterns are consecutive.
    let shifted = place + 0x1p52
    guard _fastPath((place - (shifted - 0x1p52)).magnitude < 0.5 - slack) else { return nil }
    return Int(truncatingIfNeeded: shifted.bitPattern &- (0x1p52).bitPattern)
  }

  /// Returns the number of detents between two values.
  ///
  /// - Returns: The distance of the indices of the stops nearest to them, at least 0.
  @inlinable public func distance(from old: Double, to new: Double) -> Int {
    old == new ? 0 : abs(index(nearestTo: new) - index(nearestTo: old))
  }

  /// Returns the number of stops that ``index(nearestTo:)`` looks at for a value: its exact cost.
  public func lookups(nearestTo value: Double) -> Int {
    var lookups = 0
    if clearIndex(of: value) != nil { return lookups }
    _ = nearest(to: value) { stops, index in
      lookups += 1
      return stops.stop(index)
    }
    return lookups
  }

  /// Returns the index of the nearest stop.
  ///
  /// - Parameters:
  ///   - value: Any number.
  ///   - stop: A closure that looks at a stop. It gets these stops: to capture them is to copy them.
  /// - Returns: 0...``lastIndex``.
  @inlinable func nearest(to value: Double, _ stop: (Snapping, Int) -> Double) -> Int {
    guard value > range.lowerBound else { return 0 }
    guard value < range.upperBound else {
      return areDistinct ? lastIndex : lowest(atOrAbove: range.upperBound, stop)
    }
    if areDistinct, let guess = guess(of: value) {
      let below = guess < Double(lastIndex) ? Int(guess) : lastIndex - 1
      let (low, high) = (stop(self, below), stop(self, below + 1))
      if low <= value, value <= high {
        return isTieOrBelow(value, between: low, and: high, below: below) ? below : below + 1
      }
    }
    let above = lowest(atOrAbove: value, stop)
    let high = stop(self, above)
    if high <= value { return above }
    let below = above - 1
    let low = stop(self, below)
    guard isTieOrBelow(value, between: low, and: high, below: below) else { return above }
    return below == 0 || stop(self, below - 1) < low ? below : lowest(atOrAbove: low, stop)
  }

  /// Returns whether `value`, between two neighbouring stops, is not nearer to the upper stop.
  @inlinable func isTieOrBelow(
    _ value: Double, between low: Double, and high: Double, below: Int
  ) -> Bool {
    if case .scaled(let scale, let count) = formula {
      return scale.fraction(of: value) * count - Double(below) <= 0.5
    }
    return gap(from: low, to: value) <= gap(from: value, to: high)
  }

  /// Returns the distance from `a` up to `b` in the formula's unit.
  @inlinable func gap(from a: Double, to b: Double) -> Double { b * unit - a * unit }

  /// Returns the lowest index whose stop is at least `value`, which is in the range.
  ///
  /// The formula's inverse is off by at most a rounding error, so the index is next to it. If it is
  /// not, because stops coincide, a binary search finds it.
  @inlinable func lowest(atOrAbove value: Double, _ stop: (Snapping, Int) -> Double) -> Int {
    var (low, high) = (0, lastIndex)
    if let guess = guess(of: value) {
      let middle = guess < Double(lastIndex) ? Int(guess) : lastIndex
      low = Swift.max(0, middle - 2)
      high = Swift.min(lastIndex, middle + 2)
      if stop(self, low) >= value { low = 0 }
      if stop(self, high) < value { high = lastIndex }
    }
    while high - low > 1 {
      let half = low + (high - low) / 2
      if stop(self, half) >= value { high = half } else { low = half }
    }
    return stop(self, low) >= value ? low : high
  }

  /// Returns the index of a `value` above the lower bound by the formula's inverse, with the fraction of
  /// the way to the next stop; `nil` for a list.
  @inlinable func guess(of value: Double) -> Double? {
    switch formula {
    case .decimal, .division, .multiple:
      gap(from: range.lowerBound, to: value) * density
    case .scaled(let scale, let count): scale.fraction(of: value) * count
    case .list: nil
    }
  }

  /// Returns the highest index whose stop is the same number as the stop at `index`.
  func lastIndexEqual(to index: Int) -> Int {
    let value = stop(index)
    if index == lastIndex || stop(index + 1) > value { return index }
    var low = index
    var high = lastIndex
    if stop(high) == value { return high }
    while high - low > 1 {
      let half = low + (high - low) / 2
      if stop(half) > value { high = half } else { low = half }
    }
    return low
  }
}

extension Snapping {
  /// Whether neighbouring stops differ by more than their rounding errors.
  ///
  /// Evenly spaced stops do if the first two and the last two do, because the last step may be shorter
  /// than the others.
  var hasDistinctStops: Bool {
    guard lastIndex > 0 else { return true }
    let first = stop(1) * unit - stop(0) * unit
    let largest = range.largestMagnitude * unit
    switch formula {
    case .decimal, .division, .multiple:
      return first >= 4 * largest.ulp && stop(lastIndex - 1) < stop(lastIndex)
    case .scaled:
      // Each step is the same fraction of its stop, and greater than the stop's rounding error.
      return first >= stop(0) * unit * 1e-11 && first >= 16 * .leastNonzeroMagnitude
    case .list:
      // `IntegerStops` refuses integers that are the same Double.
      return true
    }
  }

  /// Whether the rounding error of a stop or an index is less than a hundredth of a step.
  var hasEvenStops: Bool {
    guard lastIndex > 2, Double(lastIndex) < 0x1p40, density.isFinite else { return false }
    switch formula {
    case .decimal, .division, .multiple: return ulpsInAStep >= 1024
    case .scaled, .list: return false
    }
  }

  /// The length of the first step, in ulps of the larger bound.
  private var ulpsInAStep: Double {
    let largest = range.largestMagnitude * unit
    return (stop(1) * unit - stop(0) * unit) / largest.ulp
  }

  /// Whether the rounding error from a fraction to a value and back to an index is less than half a
  /// thousandth of a step, for stops that divide a track.
  ///
  /// On an exponential scale of normal numbers, the error is at most
  /// n (1 + 9 / ln(upper / lower)) · 2⁻⁵³ steps, here less than one and a half ten-thousandths.
  var areEvenAlongTrack: Bool {
    switch formula {
    case .decimal, .division, .multiple: return areEven && ulpsInAStep >= 0x1p16
    case .scaled(let scale, let count):
      return areDistinct && lastIndex > 1 && Double(lastIndex) < 0x1p40 && range.lowerBound.isNormal
        && scale.extent >= count * 1e-9
    case .list: return false
    }
  }
}
