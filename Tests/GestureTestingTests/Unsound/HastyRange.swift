import GestureTesting

/// A range that says that a touch must move by eight points, and follows it at once.
enum HastyRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let recognises = false
}
