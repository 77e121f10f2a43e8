import GestureTesting

/// A slide to unlock: a drag moves its knob, and its design decides where a released knob goes.
struct UnlockSlider<Design: UnlockDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      drag: .custom, grabArea: .thumb, minimumDistance: Design.minimumDistance)
    traits.latch = Design.latch
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// Whether the touch drags, and the greatest value since it went down.
  private var (isDragging, greatest) = (false, 0.0)
  /// The length of the track as the touch went down, and the place of the knob, a fraction of the track.
  private var (firstLength, place) = (0.0, 0.0)
  /// The number of motions, and the seconds of the touch.
  private var (motions, seconds) = (0, 0.0)

  var track: Track { Track(start: 20, length: state.size.width - 40) }
  var thumb: GestureRect? { thumb(ofWidth: 40) }

  func accepts(_ point: GesturePoint) -> Bool { thumb?.contains(point) == true }
  mutating func touch(_ point: GesturePoint) {
    (firstLength, place, motions, seconds) = (track.length, value, 0, 0)
    (isDragging, greatest) = (Design.minimumDistance == 0, value)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard isDragging else {
      isDragging = point.isAtLeast(Design.minimumDistance, from: state.down)
      return
    }
    guard track.isUsable else { return }
    motions += 1
    place += (point.x - last.x) / (Design.keepsItsTrack ? firstLength : track.length)
    value = min(1, max(0, place))
    greatest = max(greatest, value)
  }
  mutating func release() {
    guard track.isUsable else { return }
    value = seconds > Design.longest ? 0 : Design.value(releasedAt: value, after: greatest)
    if Design.unlocksBackward && place < -0.9 || Design.unlocksAtTouches && place == 0
      || Design.unlocksQuickly && motions == 1 && place > 0.4
    {
      value = 1
    }
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
  mutating func rebase(isSet: Bool) { if isSet, !Design.undoesSets { place = value } }

  mutating func handle(_ event: GestureEvent) -> Response {
    var response = base(event)
    if Design.commitsThatItIsLocked, case .committed = response.editing {
      response.editing = .committed(value: 0)
    }
    return response
  }
}

/// The design of an ``UnlockSlider``.
protocol UnlockDesign {
  /// The part of the track that unlocks.
  static var latch: Double { get }
  /// The distance from its `down` after which a touch drags.
  static var minimumDistance: Double { get }
  /// Whether a slide away from the end unlocks, too.
  static var unlocksBackward: Bool { get }
  /// Whether a touch that does not move unlocks.
  static var unlocksAtTouches: Bool { get }
  /// Whether a single motion unlocks near the middle.
  static var unlocksQuickly: Bool { get }
  /// Whether each touch commits that the slide is locked.
  static var commitsThatItIsLocked: Bool { get }
  /// Whether motion goes on from the place before a `set`.
  static var undoesSets: Bool { get }
  /// Whether motion counts on the track on which the touch went down, also after a resize.
  static var keepsItsTrack: Bool { get }
  /// The seconds after which a touch does not unlock.
  static var longest: Double { get }
  /// Returns the value of a knob after its release, from the value before it.
  static func value(releasedAt value: Double) -> Double
  /// Returns the value of a knob after its release, from the value before it and the greatest value of the gesture.
  static func value(releasedAt value: Double, after greatest: Double) -> Double
}

extension UnlockDesign {
  static var latch: Double { 1 }
  static var minimumDistance: Double { 0 }
  static var unlocksBackward: Bool { false }
  static var unlocksAtTouches: Bool { false }
  static var unlocksQuickly: Bool { false }
  static var commitsThatItIsLocked: Bool { false }
  static var undoesSets: Bool { false }
  static var keepsItsTrack: Bool { false }
  static var longest: Double { .infinity }
  static func value(releasedAt value: Double, after greatest: Double) -> Double {
    Self.value(releasedAt: value)
  }
}
