/// Integer stops along a track, in proportion to their distances.
///
///     1       10                  30        40      stops
///     |-------|-------------------|---------|
///     0       9                   29        39      offsets from the first one
///     0.0    0.23                0.74      1.0      fraction
///
/// Offsets count from the first stop as unsigned integers, so that no pair of integers is too far
/// apart: any of `Int.min...Int.max` can be a stop.
public struct IntegerStops: Sendable, Hashable {
  /// A stop, with its distance from the first stop, rounded.
  private struct Mark: Sendable, Hashable {
    let stop: Int
    let offset: Double
  }

  /// The stops in order, in a single array, because each copy of a control counts a reference to each array.
  private let marks: [Mark]

  /// The given stops, sorted, without duplicates.
  ///
  ///     try IntegerStops([40, 1, 10, 30, 10])  // 1, 10, 30, 40
  ///
  /// - Throws: ``ConfigurationError`` for the field `stops` if there are none, or if two of them are
  ///   the same Double, as 2⁵³ and 2⁵³ + 1 are.
  public init(_ stops: [Int]) throws(ConfigurationError) {
    var sorted: [Int] = []
    for stop in stops.sorted() where sorted.last != stop { sorted.append(stop) }
    guard let first = sorted.first else {
      throw ConfigurationError(
        field: "stops", value: .integers([]), allowed: "at least one integer")
    }
    for (stop, next) in zip(sorted, sorted.dropFirst()) where Double(stop) == Double(next) {
      throw ConfigurationError(
        field: "stops", value: .integers([stop, next]),
        allowed: "integers that are different Doubles")
    }
    marks = sorted.map { Mark(stop: $0, offset: Double(UInt(bitPattern: $0 &- first))) }
  }

  /// The index of the last stop, at least 0.
  public var lastIndex: Int { marks.count - 1 }

  /// The stop at an index, 0...``lastIndex``.
  public subscript(index: Int) -> Int { marks[index].stop }

  /// Returns the place of the stop at `index` between the first and the last stop.
  ///
  /// - Returns: 0...1; 0 if there is one stop.
  public func fraction(of index: Int) -> Double {
    index == 0 ? 0 : marks[index].offset / marks[lastIndex].offset
  }

  /// Returns the index of the stop nearest to a fraction, the lower index on a tie.
  ///
  ///     let stops = try IntegerStops([1, 10, 30, 40])
  ///     stops.index(nearestTo: 0.5)  // 2: the offset is 19.5, nearer to that of 30 than to that of 10
  ///
  /// - Parameter fraction: 0...1.
  /// - Returns: 0...``lastIndex``; the lowest index of stops with the same rounded offset, but the last
  ///   index at fraction 1.
  /// - Complexity: Logarithmic in the number of stops.
  public func index(nearestTo fraction: Double) -> Int {
    guard fraction < 1 else { return lastIndex }
    let offset = fraction * marks[lastIndex].offset
    var (low, high) = (0, lastIndex)
    // Find the lowest stop at or above the offset. The last stop always is.
    while low < high {
      let half = low + (high - low) / 2
      if marks[half].offset >= offset { high = half } else { low = half + 1 }
    }
    guard high > 0 else { return 0 }
    let below = marks[high - 1].offset
    return offset - below <= marks[high].offset - offset ? index(of: below, upTo: high - 1) : high
  }

  /// Returns the lowest index with the given offset, which is the offset of `last`.
  private func index(of offset: Double, upTo last: Int) -> Int {
    var (low, high) = (0, last)
    while low < high {
      let half = low + (high - low) / 2
      if marks[half].offset >= offset { high = half } else { low = half + 1 }
    }
    return low
  }
}
