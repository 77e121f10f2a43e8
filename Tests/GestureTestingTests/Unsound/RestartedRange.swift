import GestureTesting

/// A range whose held thumb goes on from where its touch went down, once the size changes.
enum RestartedRange: RangeDesign {
  static let distances = TrimmerRange.distances
  static let meeting = TrimmerRange.meeting
  static let keepsPlace = false
}

/// A range whose held thumb goes back to its touch after the program has set another value.
enum StubbornRange: RangeDesign {
  static let distances = TrimmerRange.distances
  static let meeting = TrimmerRange.meeting
  static let followsSet = false
}

/// A range whose responses to keys name the thumb that stays.
enum MisnamedRange: RangeDesign {
  static let distances = TrimmerRange.distances
  static let meeting = TrimmerRange.meeting
  static let namesAdjusted = false
}
