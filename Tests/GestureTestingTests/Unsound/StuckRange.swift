import GestureTesting

/// A range that says that its thumbs swap, and stops each at the other.
enum StuckRange: RangeDesign {
  static let distances = SwappingRange.distances
  static let meeting = SwappingRange.meeting
  static let passes = false
}
