/// A scrubber with the speed of the zone where a motion begins.
enum OldZone: ZoneDesign {
  static let countsOldZone = true
}

/// A scrubber that stays slow for the rest of a touch that has been far from its `down`.
enum SlowestZone: ZoneDesign {
  static let staysSlow = true
}
