/// A scrubber with the speed of the zone where a motion begins.
enum OldZone: ZoneDesign {
  static let countsOldZone = true
}
