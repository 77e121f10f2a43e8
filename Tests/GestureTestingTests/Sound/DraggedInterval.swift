import GestureTesting

/// The interval between the thumbs of a ``SummedRange``, which a touch between them drags.
struct DraggedInterval<Design: RangeDesign> {
  private let length: Double
  /// The sum of all motions from the lower value.
  private var place: Double

  init(from low: Double, to high: Double) { (length, place) = (high - low, low) }

  /// Moves the interval by a distance in points.
  ///
  /// - Returns: The new values; `nil` if the thumbs stay.
  mutating func move(
    by points: Double, on track: Track, from old: (low: Double, high: Double)
  ) -> (low: Double, high: Double)? {
    let way = Design.windowSpeed * points
    if abs(way) >= Design.windowGrain { place += way / track.length * 100 }
    if Design.windowSticks, old.low == 0 || old.high == 100 { return nil }
    if Design.keepsWindowInside, place < 0 || place > 100 - length { return nil }
    if length < Design.narrowestWindow { return nil }
    let stop = Design.distances.stops?.snap(place) ?? place
    let low = min(100 - length - Design.windowMargin, max(0, stop))
    return (low, min(100, low + length * Design.elasticity))
  }
}
