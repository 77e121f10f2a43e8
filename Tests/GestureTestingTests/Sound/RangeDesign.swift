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
  /// Whether a thumb stays under a touch until the touch moves.
  static var staysAtDown: Bool { get }
  /// Whether keys take a thumb past the other one.
  static var keysSwap: Bool { get }
  /// Whether a thumb that has jumped to a touch moves by translation from there.
  static var holdsAfterJump: Bool { get }
  /// Whether a resize leaves the place to which a touch has dragged its thumb.
  static var keepsPlace: Bool { get }
  /// Whether a drag goes on from a value that the program sets.
  static var followsSet: Bool { get }
  /// Whether a drag goes on from its value, and not from its place, after the program has set the other one.
  static var restartsAtSet: Bool { get }
  /// Whether a drag goes on from its value, and not from its place, after a resize.
  static var restartsAtResize: Bool { get }
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
  /// Whether a touch between both thumbs moves the nearer one all the same.
  static var ignoresWindow: Bool { get }
  /// Whether a touch anywhere beside the thumbs moves both.
  static var movesBothBeside: Bool { get }
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
  /// Whether the first motion decides where both thumbs are at the stop of a touch.
  static var waitsAtBoth: Bool { get }
  /// Whether a touch beside both thumbs takes them to its place and then drags the upper one.
  static var startsSelections: Bool { get }
  /// Whether the response to such a touch names no thumb before the touch moves.
  static var namesSelectionsLate: Bool { get }
  /// Whether a touch takes the thumb that is farther from it.
  static var takesFarther: Bool { get }
  /// Whether a touch holds the lower thumb wherever it is recognised before the upper one.
  static var prefersLower: Bool { get }
  /// Whether a touch that lifts off without a drag takes the thumb to its place.
  static var seeks: Bool { get }
  /// Whether such a touch changes nothing, although it is declared.
  static var ignoresTaps: Bool { get }
  /// Whether the thumb goes to where such a touch went down, and not to where it lifts off.
  static var seeksAtDown: Bool { get }
  /// Whether such a touch takes the lower thumb, wherever it is.
  static var seeksWithLower: Bool { get }
  /// Whether a sample beyond the end of the track is lost.
  static var losesEnds: Bool { get }
  /// Whether the sample with which a thumb would pass the other one is lost.
  static var losesPassingSample: Bool { get }
  /// The distance before an end at which the thumbs stop that a touch moves together.
  static var windowMargin: Double { get }
  /// The least motion that moves both thumbs, in points.
  static var windowGrain: Double { get }
  /// The distance of the thumbs below which a touch between them moves neither.
  static var narrowestWindow: Double { get }
  /// Whether a touch between the thumbs moves neither while one is at an end.
  static var windowSticks: Bool { get }
  /// Whether a touch takes the upper thumb up, too.
  static var upperGrows: Bool { get }
  /// Whether a touch beside two thumbs in one place takes the upper one.
  static var takesUpperOfEqual: Bool { get }
  /// Whether a touch beside two thumbs that are as near as they can be takes the lower one.
  static var takesLowerOfNear: Bool { get }
  /// Whether a touch takes the lower thumb if both are in the lower third of the track.
  static var takesLowerBelow: Bool { get }
  /// Whether no touch takes a thumb away from its own end of the track.
  static var sticksAtEnds: Bool { get }
  /// Whether a gesture commits the value with which it began.
  static var commitsStart: Bool { get }
  /// Whether a gesture of the lower thumb commits the upper value.
  static var commitsUpper: Bool { get }
  /// Whether a gesture that moves both thumbs commits the middle between them.
  static var commitsMiddle: Bool { get }
  /// Whether a cancel names the thumb that the touch has not held.
  static var namesOtherAtCancel: Bool { get }
  /// Whether keys that push keep the distance of the thumbs.
  static var keysKeepDistance: Bool { get }
  /// Returns the values that a `set` of two others gives; `nil` if it changes nothing.
  static func pair(_ low: Double, _ high: Double) -> (lower: Double, upper: Double)?
  /// Whether a pair that is too near or too far is not set.
  static var ignoresOtherPairs: Bool { get }
  /// The seconds between two motions that count.
  static var interval: Double { get }
  /// Whether a motion that was put off counts when the touch lifts off.
  static var keepsLast: Bool { get }
  /// Whether a touch that has dragged a thumb past an end turns it round at once.
  static var turnsRound: Bool { get }
  /// The declared effect of motion past an end.
  static var overshoot: ControlTraits.Overshoot { get }
  /// The number of square roots by which the place of a value follows from the value.
  static var roots: Int { get }
  /// Whether the thumbs are drawn.
  static var showsThumbs: Bool { get }
  /// The stops to which a thumb goes as its touch lifts off.
  static var stopsOnRelease: Snapping? { get }
  /// Whether a thumb goes to these stops.
  static var lands: Bool { get }
  /// Whether a thumb goes to a stop as its touch is cancelled, too.
  static var landsAtCancel: Bool { get }
  /// Whether only a touch that has moved takes its thumb to a stop.
  static var landsAfterMotion: Bool { get }
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
  static var declaresStay: Bool { staysAtDown }
  static var staysAtDown: Bool { false }
  static var keysSwap: Bool { false }
  static var holdsAfterJump: Bool { false }
  static var keepsPlace: Bool { true }
  static var followsSet: Bool { true }
  static var restartsAtSet: Bool { false }
  static var restartsAtResize: Bool { false }
  static var letsGoAtSet: Bool { false }
  static var namesAdjusted: Bool { true }
  static var minimumDistance: Double { 0 }
  static var recognises: Bool { minimumDistance > 0 }
  static var speed: Double { 1 }
  static var movesBoth: Bool { false }
  static var ignoresWindow: Bool { false }
  static var movesBothBeside: Bool { false }
  static var windowSpeed: Double { 1 }
  static var keepsWindowInside: Bool { false }
  static var elasticity: Double { 1 }
  static var topThumb: Thumb? { nil }
  static var comparesStops: Bool { false }
  static var waitsAtBoth: Bool { false }
  static var startsSelections: Bool { false }
  static var namesSelectionsLate: Bool { false }
  static var takesFarther: Bool { false }
  static var prefersLower: Bool { false }
  static var seeks: Bool { false }
  static var ignoresTaps: Bool { false }
  static var seeksAtDown: Bool { false }
  static var seeksWithLower: Bool { false }
  static var losesEnds: Bool { false }
  static var losesPassingSample: Bool { false }
  static var windowMargin: Double { 0 }
  static var windowGrain: Double { 0 }
  static var narrowestWindow: Double { 0 }
  static var windowSticks: Bool { false }
  static var upperGrows: Bool { true }
  static var takesUpperOfEqual: Bool { false }
  static var takesLowerOfNear: Bool { false }
  static var takesLowerBelow: Bool { false }
  static var sticksAtEnds: Bool { false }
  static var commitsStart: Bool { false }
  static var commitsUpper: Bool { false }
  static var commitsMiddle: Bool { false }
  static var namesOtherAtCancel: Bool { false }
  static var keysKeepDistance: Bool { false }
  static func pair(_ low: Double, _ high: Double) -> (lower: Double, upper: Double)? {
    distances.pair(low, high)
  }
  static var ignoresOtherPairs: Bool { false }
  static var interval: Double { 0 }
  static var keepsLast: Bool { true }
  static var turnsRound: Bool { false }
  static var overshoot: ControlTraits.Overshoot { turnsRound ? .reanchors : .accumulates }
  static var roots: Int { 0 }
  static var showsThumbs: Bool { true }
  static var stopsOnRelease: Snapping? { nil }
  static var lands: Bool { true }
  static var landsAtCancel: Bool { false }
  static var landsAfterMotion: Bool { false }
}
