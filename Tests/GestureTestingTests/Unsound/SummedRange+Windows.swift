import GestureTesting

/// A range whose interval cannot be moved away from an end of the track.
enum StuckWindow: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let movesBoth = true
  static let windowSticks = true
}

/// A range whose interval cannot be moved if it is short.
enum NarrowWindow: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let movesBoth = true
  static let narrowestWindow = 30.0
}

/// A range whose interval stays under a slow touch.
enum HastyWindow: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let movesBoth = true
  static let windowGrain = 3.0
}

/// A range with handles whose upper one can only be dragged down.
enum ShrinkingUpper: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let grabArea = ControlTraits.GrabArea.custom
  static let upperGrows = false
}

/// A range of whole points whose thumbs stick together at the lower end, because a touch takes the lower one.
enum RoundStuckRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let (roundsPlaces, takesLowerOfNear) = (true, true)
}

/// A range without thumbs whose values stick together at the lower end.
enum ThumblessStuckRange: RangeDesign {
  static let distances = ThumblessRange.distances
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let (showsThumbs, takesLowerOfNear) = (false, true)
}

/// A range with twenty steps that says that taps seek, and ignores them.
enum UntappedSteps: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 5, least: 10)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let minimumDistance = 8.0
  static let (seeks, ignoresTaps) = (true, true)
}

/// A range that says that a touch between its thumbs moves both, and moves the nearer one.
enum LoneWindow: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let (movesBoth, ignoresWindow) = (true, true)
}
