import GestureTesting

/// A range of ten steps whose held thumb loses a part of a step when the program sets the other value.
enum ForgottenPart: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 10)
  static let meeting = ThumbTraits.Meeting.stops
  static let restartsAtSet = true
}

/// A range whose responses to keys name the thumb that stays, and whose thumbs swap.
enum MisnamedSwap: RangeDesign {
  static let distances = SwappingRange.distances
  static let meeting = SwappingRange.meeting
  static let namesAdjusted = false
}

/// A range of ten steps whose held thumb loses a part of a step in a resize.
enum ResizedPart: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 10)
  static let meeting = ThumbTraits.Meeting.stops
  static let restartsAtResize = true
}

/// A range of steps, at most 60 long, whose held thumb loses a part of a step in a resize.
enum ResizedPeriod: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 5, greatest: 60)
  static let meeting = ThumbTraits.Meeting.stops
  static let restartsAtResize = true
}

/// A range whose thumbs follow a touch that has moved by eight points, and stay half a handle before it.
enum ShiftedSlop: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let minimumDistance = 8.0
  static let shift = 8.0
}

/// A range of five steps whose thumbs should swap after eight points, and stop.
enum StoppingSteps: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 20)
  static let meeting = ThumbTraits.Meeting.swaps
  static let minimumDistance = 8.0
  static let passes = false
}

/// A range that commits the upper value for either thumb.
enum UpperCommit: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let commitsUpper = true
}

/// A range whose keys push the other thumb by the same step, although it need not move.
enum KeptDistance: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, least: 5)
  static let meeting = ThumbTraits.Meeting.pushes
  static let keysKeepDistance = true
}

/// A range whose interval commits the middle between its thumbs.
enum MiddleCommit: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let movesBoth = true
  static let commitsMiddle = true
}

/// A range that names the thumb which stayed when a touch is taken away.
enum MisnamedCancel: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let namesOtherAtCancel = true
}

/// A range that ignores a pair which is too near.
enum RefusedPair: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, least: 10)
  static let meeting = ThumbTraits.Meeting.stops
  static let ignoresOtherPairs = true
}

/// A range whose thumbs should go to a step when they are let go, and stay.
enum UnlandedRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let stopsOnRelease = try? Snapping(range: 0...100, step: 10)
  static let lands = false
}

/// A trimmer whose handles, beside their values, lose the sample that would bring them to an end.
enum EndlessHandles: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let grabArea = ControlTraits.GrabArea.thumb
  static let outset = 12.0
  static let losesEnds = true
}

/// A range that ignores the taps to which its thumbs should go, and says that it holds no thumb then.
enum LostTaps: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let minimumDistance = 8.0
  static let (seeks, ignoresTaps) = (true, true)
}

/// A range whose handles, with a margin, both hold the lower thumb when they are as near as they can be.
enum NearGrip: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, least: 15)
  static let meeting = ThumbTraits.Meeting.stops
  static let grabArea = ControlTraits.GrabArea.custom
  static let takesLowerOfNear = true
}
