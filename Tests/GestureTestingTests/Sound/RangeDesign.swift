import GestureTesting

/// The difference between range sliders of two makes.
protocol RangeDesign: Sendable {
  static var distances: ThumbDistances { get }
  static var meeting: ThumbTraits.Meeting { get }
  static var drag: ControlTraits.Drag { get }
  static var grabArea: ControlTraits.GrabArea { get }
  /// Whether a touch takes a thumb past the other one.
  static var passes: Bool { get }
  /// The thumb that a touch in the middle between both takes; `nil` if the first motion decides.
  static var middleThumb: Thumb? { get }
  /// The least distance of the thumbs in points, which a drag keeps.
  static var dragGap: Double { get }
  /// The distance of a thumb before the touch that it follows, in points.
  static var shift: Double { get }
  /// The distance of each thumb outside of its value, in points.
  static var outset: Double { get }
  /// Whether a touch takes a thumb to whole points.
  static var roundsPlaces: Bool { get }
  /// Whether the traits declare that a thumb stays under a touch until the touch moves.
  static var declaresStay: Bool { get }
  /// Whether keys take a thumb past the other one.
  static var keysSwap: Bool { get }
  /// Whether a thumb that has jumped to a touch moves by translation from there.
  static var holdsAfterJump: Bool { get }
  /// Whether a resize leaves the place to which a touch has dragged its thumb.
  static var keepsPlace: Bool { get }
  /// Whether a drag goes on from a value that the program sets.
  static var followsSet: Bool { get }
  /// Whether a touch lets its thumb go when the program sets values.
  static var letsGoAtSet: Bool { get }
  /// Whether the response to an adjustment names the thumb that it moves.
  static var namesAdjusted: Bool { get }
  /// The declared distance that recognises a drag.
  static var minimumDistance: Double { get }
  /// Whether a touch must reach this distance before a thumb moves.
  static var recognises: Bool { get }
  /// The motion of a thumb for that of its touch.
  static var speed: Double { get }
  /// Whether a touch between the thumbs moves both.
  static var movesBoth: Bool { get }
  /// The motion of both for that of their touch.
  static var windowSpeed: Double { get }
  /// Whether both thumbs keep their places when the touch moves them past an end.
  static var keepsWindowInside: Bool { get }
  /// The part of their distance that the thumbs keep then.
  static var elasticity: Double { get }
  /// The thumb that a touch on two thumbs in the same place takes; `nil` if the first motion decides.
  static var topThumb: Thumb? { get }
  /// Whether the stop of a touch decides which thumb is nearer.
  static var comparesStops: Bool { get }
  /// Whether a touch takes the thumb that is farther from it.
  static var takesFarther: Bool { get }
  /// Whether a touch holds the lower thumb wherever it is recognised before the upper one.
  static var prefersLower: Bool { get }
  /// Whether a touch that lifts off without a drag takes the thumb to its place.
  static var seeks: Bool { get }
  /// Whether such a touch takes the lower thumb, wherever it is.
  static var seeksWithLower: Bool { get }
  /// Whether the sample with which a thumb would pass the other one is lost.
  static var losesPassingSample: Bool { get }
  /// The distance before an end at which the thumbs stop that a touch moves together.
  static var windowMargin: Double { get }
  /// Whether a touch beside two thumbs in one place takes the upper one.
  static var takesUpperOfEqual: Bool { get }
  /// Whether a touch beside two thumbs that are as near as they can be takes the lower one.
  static var takesLowerOfNear: Bool { get }
  /// Whether a gesture commits the value with which it began.
  static var commitsStart: Bool { get }
  /// The seconds between two motions that count.
  static var interval: Double { get }
  /// Whether a motion that was put off counts when the touch lifts off.
  static var keepsLast: Bool { get }
  /// Whether a touch that has dragged a thumb past an end turns it round at once.
  static var turnsRound: Bool { get }
  /// The declared effect of motion past an end.
  static var overshoot: ControlTraits.Overshoot { get }
  /// Whether the values grow with the square of their place.
  static var isSquared: Bool { get }
  /// The stops to which a thumb goes as its touch lifts off.
  static var stopsOnRelease: Snapping? { get }
}

extension RangeDesign {
  static var drag: ControlTraits.Drag { .grabbed }
  static var grabArea: ControlTraits.GrabArea { .anywhere }
  static var passes: Bool { meeting == .swaps }
  static var middleThumb: Thumb? { nil }
  static var dragGap: Double { 0 }
  static var shift: Double { 0 }
  static var outset: Double { 0 }
  static var roundsPlaces: Bool { false }
  static var declaresStay: Bool { false }
  static var keysSwap: Bool { false }
  static var holdsAfterJump: Bool { false }
  static var keepsPlace: Bool { true }
  static var followsSet: Bool { true }
  static var letsGoAtSet: Bool { false }
  static var namesAdjusted: Bool { true }
  static var minimumDistance: Double { 0 }
  static var recognises: Bool { minimumDistance > 0 }
  static var speed: Double { 1 }
  static var movesBoth: Bool { false }
  static var windowSpeed: Double { 1 }
  static var keepsWindowInside: Bool { false }
  static var elasticity: Double { 1 }
  static var topThumb: Thumb? { nil }
  static var comparesStops: Bool { false }
  static var takesFarther: Bool { false }
  static var prefersLower: Bool { false }
  static var seeks: Bool { false }
  static var seeksWithLower: Bool { false }
  static var losesPassingSample: Bool { false }
  static var windowMargin: Double { 0 }
  static var takesUpperOfEqual: Bool { false }
  static var takesLowerOfNear: Bool { false }
  static var commitsStart: Bool { false }
  static var interval: Double { 0 }
  static var keepsLast: Bool { true }
  static var turnsRound: Bool { false }
  static var overshoot: ControlTraits.Overshoot { turnsRound ? .reanchors : .accumulates }
  static var isSquared: Bool { false }
  static var stopsOnRelease: Snapping? { nil }
}

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
  static let isSquared = true
}

/// A range whose thumbs go to a step when they are let go.
enum ReleasedRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let stopsOnRelease = try? Snapping(range: 0...100, step: 10)
}
