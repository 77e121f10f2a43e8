extension Snapping {
  /// The index of the nearest stop, the lower one on a tie.
  ///
  /// Distances are compared as rounded Doubles. Where stops are so dense that several are the same
  /// number, it is the lowest index of that number.
  ///
  /// - Parameter value: Any number; NaN counts as the lower bound.
  /// - Returns: 0...``lastIndex``.
  /// - Complexity: Constant where neighbouring stops differ, else logarithmic in their count.
  @inlinable public func index(nearestTo value: Double) -> Int {
    guard value > range.lowerBound else { return 0 }
    let above = lowestIndex(atOrAbove: Swift.min(value, range.upperBound))
    let high = stop(above)
    if high <= value { return above }
    let below = above - 1
    let low = stop(below)
    guard distance(from: low, to: value) <= distance(from: value, to: high) else { return above }
    return below == 0 || stop(below - 1) < low ? below : lowestIndex(atOrAbove: low)
  }

  /// The distance from `a` up to `b` in the formula's unit, which no range makes overflow.
  @inlinable func distance(from a: Double, to b: Double) -> Double { b * unit - a * unit }

  /// The lowest index whose stop is at least `value`, which is in the range.
  ///
  /// The formula's inverse is off by at most a rounding, so the answer is beside it; where it is
  /// not, because stops coincide, the rest is searched by halves.
  @inlinable func lowestIndex(atOrAbove value: Double) -> Int {
    let guess = (distance(from: range.lowerBound, to: value) * density).rounded()
    let middle = guess < Double(lastIndex) ? Swift.max(1, Int(guess)) : lastIndex
    var low = Swift.max(0, middle - 2)
    var high = Swift.min(lastIndex, middle + 2)
    if stop(low) >= value { low = 0 }
    if stop(high) < value { high = lastIndex }
    while high - low > 1 {
      let half = low + (high - low) / 2
      if stop(half) >= value { high = half } else { low = half }
    }
    return stop(low) >= value ? low : high
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
