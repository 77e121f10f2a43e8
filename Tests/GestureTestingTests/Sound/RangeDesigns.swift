import GestureTesting

/// A filter of prices: steps of 5, at least 10 apart, as that of jQuery UI.
enum PriceRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 5, least: 10)
  static let meeting = ThumbTraits.Meeting.stops
}

/// A trimmer whose handles stop at each other.
enum TrimmerRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
}

/// A range whose thumbs swap, as that of rc-slider.
enum SwappingRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.swaps
}

/// A range whose thumbs follow the touch wherever it lands, as that of Flutter.
enum FollowingRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
}

/// A range whose handles follow only touches on them, and whose keys swap them.
enum HandleRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.swaps
  static let grabArea = ControlTraits.GrabArea.thumb
  static let keysSwap = true
}

/// A range whose handles jump to a touch and then move by translation, as those of noUiSlider.
enum JumpingRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 10, least: 20)
  static let meeting = ThumbTraits.Meeting.stops
  static let holdsAfterJump = true
}

/// A range whose first thumb takes a touch in the middle, as that of Radix.
enum FirstThumbRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 1)
  static let meeting = ThumbTraits.Meeting.swaps
  static let drag = ControlTraits.Drag.absolute
  static let middleThumb: Thumb? = .lower
}

/// A range whose dragged thumbs stay 8 points apart, as those of Flutter.
enum GappedRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let dragGap = 8.0
}

/// A range whose handles have a margin of 30 points around them, as those of TTRangeSlider.
enum PaddedRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let grabArea = ControlTraits.GrabArea.custom
}

/// A range whose thumbs push each other and stay, as those of Base UI and Blueprint.
enum PushingRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 5, least: 10)
  static let meeting = ThumbTraits.Meeting.pushes
}

/// A range whose filled part can be dragged, as the interval of ion.rangeSlider.
enum IntervalRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let movesBoth = true
}

/// A range whose thumbs move after eight points, so that a page can scroll.
enum SlopRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
}

/// A range that moves at most sixty times a second, and to where its touch lifts off.
enum ThrottledRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let interval = 1.0 / 60
}

/// A range whose touches seek when they tap, and drag after eight points.
enum SeekingRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let minimumDistance = 8.0
  static let seeks = true
}

/// A range whose touches seek to where they went down when they tap, as that of Compose.
enum PressSeekingRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let minimumDistance = 8.0
  static let (seeks, seeksAtDown) = (true, true)
}

/// A brush, as that of d3: a touch beside the selection begins another one.
enum BrushRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.swaps
  static let drag = ControlTraits.Drag.custom
  static let startsSelections = true
}

/// A brush whose selection a touch inside moves, and whose response names no thumb as another selection begins.
enum MovedBrush: RangeDesign {
  static let distances = BrushRange.distances
  static let meeting = BrushRange.meeting
  static let drag = BrushRange.drag
  static let (startsSelections, movesBoth, namesSelectionsLate) = (true, true, true)
}

/// A range whose track can be dragged anywhere, as that of react-range.
enum TrackRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let (movesBoth, movesBothBeside) = (true, true)
}

/// A range with a steep scale, as that of frequencies.
enum SteepRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let roots = 3
}

/// A range of stars, which draws no thumbs.
enum ThumblessRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 20)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let showsThumbs = false
}

/// A range whose thumbs move after eight points, and swap.
enum SlopSwap: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.swaps
  static let minimumDistance = 8.0
}

/// A range with stops whose filled part can be dragged.
enum SteppedInterval: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 5)
  static let meeting = ThumbTraits.Meeting.stops
  static let movesBoth = true
}

/// A range that compares its values with the stop of a touch, as that of MUI.
enum SteppedSwap: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 10)
  static let meeting = ThumbTraits.Meeting.swaps
  static let drag = ControlTraits.Drag.absolute
  static let (middleThumb, topThumb): (Thumb?, Thumb?) = (.upper, .upper)
  static let comparesStops = true
}

/// A trimmer whose handles stand side by side, outside of their values, as those of spacenation's range slider.
enum SideHandles: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let grabArea = ControlTraits.GrabArea.thumb
  static let outset = 12.0
}

/// A trimmer whose handles stop at whole points, as those of Telegram's video editor.
enum WholePointsRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let grabArea = ControlTraits.GrabArea.thumb
  static let roundsPlaces = true
}

/// A range whose thumbs move after eight points, and turn round at once at the ends.
enum TurningRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let minimumDistance = 8.0
  static let turnsRound = true
}

/// A range of whole prices on a scale of its own, as that of rheostat.
enum SquaredPrices: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 1)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let roots = 1
}

/// A range whose thumbs go to a step when they are let go.
enum ReleasedRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let stopsOnRelease = try? Snapping(range: 0...100, step: 10)
}

/// A range whose thumbs go to a step when they are let go, or their touch is taken away, and stay 20 apart.
enum SpacedRelease: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, least: 20)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let stopsOnRelease = try? Snapping(range: 0...100, step: 10)
  static let landsAtCancel = true
}

/// A range whose thumbs go to a step when a touch that has moved lets them go.
enum MovedRelease: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let stopsOnRelease = try? Snapping(range: 0...100, step: 10)
  static let landsAfterMotion = true
}

/// A range whose thumbs go to a touch as soon as it moves.
enum RestingRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let staysAtDown = true
}

/// A range that compares its values with the stop of a touch, and waits for its motion where both are there.
enum WaitingSteps: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 10)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let (comparesStops, waitsAtBoth) = (true, true)
}

/// A range that rounds each value that is set, and then moves the upper one away, as that of noUiSlider.
enum UpwardPairs: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100, step: 10, least: 20)
  static let meeting = ThumbTraits.Meeting.stops
  static func pair(_ low: Double, _ high: Double) -> (lower: Double, upper: Double)? {
    func rounded(_ value: Double) -> Double { 10 * (min(max(value, 0), 100) / 10).rounded() }
    let lower = min(rounded(min(low, high)), 80)
    return (lower, max(rounded(max(low, high)), lower + 20))
  }
}
