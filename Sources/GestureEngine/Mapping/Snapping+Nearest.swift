extension Snapping {
  /// The index of the nearest stop, the lower one on a tie.
  ///
  /// Distances are compared as rounded Doubles, and along the track where the stops divide an
  /// exponential scale. Where stops are so dense that several are the same number, it is the lowest
  /// index of that number.
  ///
  /// - Parameter value: Any number; NaN counts as the lower bound.
  /// - Returns: 0...``lastIndex``.
  /// - Complexity: Constant where neighbouring stops differ, else, and in a list, logarithmic in
  ///   their count.
  @inlinable public func index(nearestTo value: Double) -> Int {
    clearIndex(of: value) ?? searchedIndex(nearestTo: value)
  }

  /// ``index(nearestTo:)`` where stops have to be looked at; apart, so that the rest stays small.
  @inline(never) @usableFromInline func searchedIndex(nearestTo value: Double) -> Int {
    nearest(to: value) { stop($0) }
  }

  /// The index of the nearest stop where no rounding can make it another one: not near the middle
  /// between two stops, nor where a step may be shorter than the others.
  @inlinable @inline(__always) func clearIndex(of value: Double) -> Int? {
    guard areEven, value > range.lowerBound, value < range.upperBound,
      let index = Snapping.clearIndex(
        gap(from: range.lowerBound, to: value) * density, slack: 0.01),
      index < evenCount
    else { return nil }
    return index
  }

  /// The index of the stop nearest to the value at a fraction, 0...1, of the track that the stops
  /// divide, where no rounding can make it another one.
  @inlinable @inline(__always) func clearIndex(at fraction: Double) -> Int? {
    Snapping.clearIndex(fraction * parts, slack: 0.001)
  }

  /// The whole number nearest to `place`, 0...2⁵¹, where that is not within `slack` of the middle
  /// between two.
  @inlinable @inline(__always) static func clearIndex(_ place: Double, slack: Double) -> Int? {
    // Numbers from 2⁵² on are whole, and their last bits count them.
    let shifted = place + 0x1p52
    guard _fastPath((place - (shifted - 0x1p52)).magnitude < 0.5 - slack) else { return nil }
    return Int(truncatingIfNeeded: shifted.bitPattern &- (0x1p52).bitPattern)
  }

  /// How many stops lie between two values: the detents of a way.
  ///
  /// - Returns: The distance of the indices of the stops nearest to them, at least 0.
  @inlinable public func distance(from old: Double, to new: Double) -> Int {
    old == new ? 0 : abs(index(nearestTo: new) - index(nearestTo: old))
  }

  /// How many stops ``index(nearestTo:)`` looks at for a value: what it costs, exactly.
  public func lookups(nearestTo value: Double) -> Int {
    var lookups = 0
    if clearIndex(of: value) != nil { return lookups }
    _ = nearest(to: value) { index in
      lookups += 1
      return stop(index)
    }
    return lookups
  }

  @inlinable func nearest(to value: Double, _ stop: (Int) -> Double) -> Int {
    guard value > range.lowerBound else { return 0 }
    guard value < range.upperBound else {
      return areDistinct ? lastIndex : lowest(atOrAbove: range.upperBound, stop)
    }
    if areDistinct, let guess = guess(of: value) {
      let below = guess < Double(lastIndex) ? Int(guess) : lastIndex - 1
      let (low, high) = (stop(below), stop(below + 1))
      if low <= value, value <= high {
        return isTieOrBelow(value, between: low, and: high, below: below) ? below : below + 1
      }
    }
    let above = lowest(atOrAbove: value, stop)
    let high = stop(above)
    if high <= value { return above }
    let below = above - 1
    let low = stop(below)
    guard isTieOrBelow(value, between: low, and: high, below: below) else { return above }
    return below == 0 || stop(below - 1) < low ? below : lowest(atOrAbove: low, stop)
  }

  /// Whether `value`, between two neighbours, is no nearer to the upper one.
  @inlinable func isTieOrBelow(
    _ value: Double, between low: Double, and high: Double, below: Int
  ) -> Bool {
    if case .scaled(let scale, let count) = formula {
      return scale.fraction(of: value) * count - Double(below) <= 0.5
    }
    return gap(from: low, to: value) <= gap(from: value, to: high)
  }

  /// The distance from `a` up to `b` in the formula's unit, which no range makes overflow.
  @inlinable func gap(from a: Double, to b: Double) -> Double { b * unit - a * unit }

  /// The lowest index whose stop is at least `value`, which is in the range.
  ///
  /// The formula's inverse is off by at most a rounding, so the answer is beside it; where it is
  /// not, because stops coincide, the rest is searched by halves.
  @inlinable func lowest(atOrAbove value: Double, _ stop: (Int) -> Double) -> Int {
    var (low, high) = (0, lastIndex)
    if let guess = guess(of: value) {
      let middle = guess < Double(lastIndex) ? Int(guess) : lastIndex
      low = Swift.max(0, middle - 2)
      high = Swift.min(lastIndex, middle + 2)
      if stop(low) >= value { low = 0 }
      if stop(high) < value { high = lastIndex }
    }
    while high - low > 1 {
      let half = low + (high - low) / 2
      if stop(half) >= value { high = half } else { low = half }
    }
    return stop(low) >= value ? low : high
  }

  /// The index, and the part of the way to the next one, that the formula's inverse gives for a
  /// `value` above the lower bound; a list has none.
  @inlinable func guess(of value: Double) -> Double? {
    switch formula {
    case .decimal, .division, .multiple:
      gap(from: range.lowerBound, to: value) * density
    case .scaled(let scale, let count): scale.fraction(of: value) * count
    case .list: nil
    }
  }

  /// The highest index whose stop is the same number as that of `index`.
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
  /// Whether neighbouring stops are different numbers, by more than their rounding.
  ///
  /// Evenly spaced stops are where the first two are and the last two, because the last step may be
  /// shorter than the others.
  var hasDistinctStops: Bool {
    guard lastIndex > 0 else { return true }
    let first = stop(1) * unit - stop(0) * unit
    let largest = Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude) * unit
    switch formula {
    case .decimal, .division, .multiple:
      return first >= 4 * largest.ulp && stop(lastIndex - 1) < stop(lastIndex)
    case .scaled:
      // Each step is the same part of its stop, and the stops are right to fewer parts than these.
      return first >= stop(0) * unit * 1e-11 && first >= 16 * .leastNonzeroMagnitude
    case .list:
      // Integers that are the same Double are refused.
      return true
    }
  }

  /// Whether a rounding of a stop, or of an index, is less than a hundredth of a step.
  var hasEvenStops: Bool {
    guard lastIndex > 2, lastIndex < 1 << 40, density.isFinite else { return false }
    switch formula {
    case .decimal, .division, .multiple: return ulpsInAStep >= 1024
    case .scaled, .list: return false
    }
  }

  /// The first step in ulps of the larger bound.
  private var ulpsInAStep: Double {
    let largest = Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude) * unit
    return (stop(1) * unit - stop(0) * unit) / largest.ulp
  }

  /// Whether a rounding on the way from a fraction to a value and back to an index is less than half
  /// a thousandth of a step, for stops that divide a track.
  ///
  /// On an exponential scale the way is right to n (1 + 9 / ln(upper / lower)) · 2⁻⁵³ steps, where all
  /// its values have all their digits; here that is less than one and a half ten-thousandths.
  var areEvenAlongTrack: Bool {
    switch formula {
    case .decimal, .division, .multiple: return areEven && ulpsInAStep >= 0x1p16
    case .scaled(let scale, let count):
      return areDistinct && lastIndex > 1 && lastIndex < 1 << 40 && range.lowerBound.isNormal
        && scale.extent >= count * 1e-9
    case .list: return false
    }
  }
}
