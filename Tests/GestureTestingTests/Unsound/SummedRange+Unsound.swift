import GestureTesting

/// A range whose thumbs go the other way, once they are recognised.
enum BackwardRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let speed = -1.0
}

/// A range whose handles, with a margin, hold each other's thumbs.
enum CrossedRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let grabArea = ControlTraits.GrabArea.custom
  static let minimumDistance = 8.0
  static let takesFarther = true
}

/// A range whose thumbs never move, although a touch takes them.
enum DeadRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let speed = 0.0
}

/// A range whose next motion undoes what the program has set, and whose thumbs swap.
enum DeafRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.swaps
  static let followsSet = false
}

/// A range with a least distance that forgets what the program sets during a drag.
enum DeafSpacedRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, least: 10)
  static let meeting = ThumbTraits.Meeting.stops
  static let followsSet = false
}

/// A range whose thumbs go twice as far as the touch, once they are recognised.
enum DoubleRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let speed = 2.0
}

/// A range that forgets how far a touch has gone past an end.
enum EndForgettingRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let turnsRound = true
  static let overshoot = ControlTraits.Overshoot.accumulates
}

/// A range whose thumbs stick together at its upper end, where a touch takes the upper one.
enum EndStuckRange: RangeDesign {
  static let distances = HandleRange.distances
  static let meeting = ThumbTraits.Meeting.stops
  static let grabArea = ControlTraits.GrabArea.thumb
  static let takesUpperOfEqual = true
}

/// A range whose touches take the farther thumb.
enum FartherRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let takesFarther = true
}

/// A range that forgets the motion which it has put off when its touch lifts off.
enum ForgetfulRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let interval = 1.0 / 60
  static let keepsLast = false
}

/// A range whose thumbs go half as far as the touch, once they are recognised.
enum HalfRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let speed = 0.5
}

/// A range that says that a touch must move by eight points, and follows it at once.
enum HastyRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let recognises = false
}

/// A range that declares that its thumbs stay under a touch, but moves them to it.
enum JumpyRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let declaresStay = true
}

/// A range of which a touch between its thumbs drags the lower one.
enum LeftEdgeRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let minimumDistance = 8.0
  static let prefersLower = true
}

/// A range whose touch lets its thumb go when the program sets values.
enum LooseRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let minimumDistance = 8.0
  static let letsGoAtSet = true
}

/// A range whose thumbs lose the sample with which they pass each other.
enum LostSwap: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.swaps
  static let minimumDistance = 8.0
  static let losesPassingSample = true
}

/// A range whose touches take the lower thumb if both thumbs are in the lower third.
enum LowThirdRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let takesLowerBelow = true
}

/// A range of which each tap takes the lower thumb.
enum LowerSeek: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let minimumDistance = 8.0
  static let seeks = true
  static let seeksWithLower = true
}

/// A range whose responses to keys name the thumb that stays.
enum MisnamedRange: RangeDesign {
  static let distances = TrimmerRange.distances
  static let meeting = TrimmerRange.meeting
  static let namesAdjusted = false
}

/// A range that takes the lower thumb for a touch above both, if they are as near as they can be.
enum NearStuckRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, least: 10)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let takesLowerOfNear = true
}

/// A range whose interval moves twice as far as its touch.
enum QuickInterval: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let movesBoth = true
  static let windowSpeed = 2.0
}

/// A range that goes on from the start of the drag after a resize.
enum ResizedRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let keepsPlace = false
}

/// A range whose thumbs move after eight points, and leap after a resize.
enum ResizedSlop: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let keepsPlace = false
}

/// A range whose held thumb goes on from where its touch went down, once the size changes.
enum RestartedRange: RangeDesign {
  static let distances = TrimmerRange.distances
  static let meeting = TrimmerRange.meeting
  static let keepsPlace = false
}

/// A range whose thumbs are half a handle before the touch.
enum ShiftedRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let grabArea = ControlTraits.GrabArea.custom
  static let shift = 8.0
}

/// A range whose interval stops a step before the upper end.
enum ShortInterval: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 5)
  static let meeting = ThumbTraits.Meeting.stops
  static let movesBoth = true
  static let windowMargin = 5.0
}

/// A range whose interval shrinks as it is dragged.
enum ShrinkingInterval: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let movesBoth = true
  static let elasticity = 0.9
}

/// A range whose upper thumb lies on top, and holds the lower one at the end of the track.
enum StickingRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let topThumb: Thumb? = .upper
}

/// A range whose interval stays where it is when a quick touch takes it beyond an end.
enum StoppedInterval: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let movesBoth = true
  static let keepsWindowInside = true
}

/// A range whose thumbs should swap and stop, held by handles with a margin.
enum StoppingSwap: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.swaps
  static let grabArea = ControlTraits.GrabArea.custom
  static let passes = false
}

/// A range whose held thumb goes back to its touch after the program has set another value.
enum StubbornRange: RangeDesign {
  static let distances = TrimmerRange.distances
  static let meeting = TrimmerRange.meeting
  static let followsSet = false
}

/// A range on a square scale whose thumbs no touch takes away from the ends.
enum StuckPrices: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let roots = 1
  static let sticksAtEnds = true
}

/// A range that says that its thumbs swap, and stops each at the other.
enum StuckRange: RangeDesign {
  static let distances = SwappingRange.distances
  static let meeting = SwappingRange.meeting
  static let passes = false
}

/// A range that commits the value with which a gesture began.
enum UnsavedRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let commitsStart = true
}

/// A range whose thumbs move after eight points, and undo a set during the drag.
enum UnsetSlop: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let followsSet = false
}

/// A range of ten steps that undoes what the program sets during a drag.
enum UnsetSteps: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 10)
  static let meeting = ThumbTraits.Meeting.stops
  static let grabArea = ControlTraits.GrabArea.thumb
  static let followsSet = false
}

/// A range of which two thumbs in one place cannot be parted downward.
enum UpperOfEqual: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.pushes
  static let takesUpperOfEqual = true
}
