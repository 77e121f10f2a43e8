import GestureEngine

// The keys and sets of a value that goes on at one bound from the other.
extension Trial {
  /// Returns the bound that a control which wraps never has, if a value is the other bound, which it has instead: a compass
  /// may know 0 degrees and no 360.
  ///
  /// Stops may also go on with the first a step after the last. A control without its last stop shows that by its keys and
  /// by a `set` alike.
  func boundMissing(beside value: Double) -> Double? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard Trial.judgesEveryDesign, traits.wraps, traits.thumbs == nil,
      range.lowerBound < range.upperBound
    else { return nil }
    let isLower = traits.isAt(range.lowerBound, value)
    guard isLower || traits.isAt(range.upperBound, value) else { return nil }
    let missing = isLower ? range.upperBound : range.lowerBound
    if traits.stops == nil { return missing }
    let set = start.answers(to: [.set(value), .set(missing)])[1].value
    let key = start.answers(to: [.adjust(isLower ? .maximum : .minimum)])[0].committed
    let isMissing = [set, traits.hasOwnAdjustments ? set : key].allSatisfy {
      traits.isAt(value, $0)
    }
    return isMissing ? missing : nil
  }
}

extension ControlTraits {
  /// Returns how a value that wraps differs from the declared result of an adjustment without stops, or `nil` if it does
  /// not: a part of the track further, around the bounds or up to them.
  func flawAround(
    of value: Double, after way: GestureEvent.Adjustment, from old: Double
  ) -> (message: String, expected: Double?)? {
    guard thumbs == nil, !drag.isSwitch, hasHundredths, !hasOwnScale, !isCoarse,
      let scale = try? Scale(range, scale)
    else { return nil }
    let coarseness = [old, value].map { Scale.coarseness(at: $0, of: self.scale, in: range) }
    let slack =
      1e-9 + Scale.tolerance(ofFractionsIn: range) + coarseness[0] + coarseness[1]
      + precision.part * 4
    let there = scale.fraction(of: value)
    /// Returns whether the value is at a part of the range, or a number of turns from it.
    func isThere(_ place: Double) -> Bool {
      let way = there - place
      return (way - way.rounded()).magnitude <= slack
    }
    let part = Double(way.hundredths) / 100
    let place = scale.fraction(of: old) + (way.isUpward ? part : -part)
    let isBound = way == .minimum || way == .maximum
    if isBound || place > 1 || place < 0, isThere(0) { return nil }
    if !isBound, isThere(place) { return nil }
    let meant =
      isBound
      ? (way.isUpward ? range.upperBound : range.lowerBound)
      : scale.value(at: place - place.rounded(.down))
    return (
      "`\(GestureEvent.adjust(way).text)` from \(old) gives \(value), not \(meant)"
        + value.apart(from: meant), meant
    )
  }
}
