import GestureTesting

/// A range whose thumbs go the other way, once they are recognised.
enum BackwardRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let speed = -1.0
}

/// A range whose thumbs go twice as far as the touch, once they are recognised.
enum DoubleRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let speed = 2.0
}

/// A range whose interval shrinks as it is dragged.
enum ShrinkingInterval: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let movesBoth = true
  static let elasticity = 0.9
}
