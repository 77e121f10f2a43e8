import GestureEngine

/// The beginning of a drag, followed from outside: whether a touch drags already.
///
///      down     minimumDistance      touch
///        o · · · · · · |- - - - - - - - >
///        [ not yet     ][ certainly      ]    along the track
///
/// A control may measure the distance along the track or in every direction. Where these differ, the
/// drag may or may not have begun.
struct DragRecognition {
  private enum State {
    /// The touch has not come far enough.
    case no
    /// The touch has come far enough in a way that some controls count.
    case maybe
    /// The touch drags.
    case yes
    /// The touch first moved across, and is left to a scroll view until it ends.
    case never
  }

  private let traits: ControlTraits
  private let origin: GesturePoint
  private let isImmediate: Bool
  private var state = State.no
  /// Whether the last motion has recognised the drag.
  private var hasJustBegun = false
  /// Whether the touch may still be a tap.
  private var mayBeTap = true
  /// The farthest that the touch has been from its `down`, in points.
  private var farthest = 0.0
  private var seconds = 0.0

  /// Follows a touch that goes down at a point.
  ///
  /// A touch that catches a value on its way may drag at once.
  init(_ traits: ControlTraits, at origin: GesturePoint, isCatching: Bool = false) {
    self.traits = traits
    self.origin = origin
    isImmediate = !traits.recognisesDrags
    if isImmediate { state = .yes } else if isCatching { state = .maybe }
  }

  /// Follows a motion of the touch.
  mutating func move(to point: GesturePoint) {
    farthest = Swift.max(farthest, point.distance(from: origin))
    if farthest > traits.tapTolerance * (1 + 1e-9) { mayBeTap = false }
    hasJustBegun = false
    guard state != .yes, state != .never, !isImmediate else { return }
    let way = traits.direction.motion(from: origin, to: point)
    let distance = point.distance(from: origin)
    let least = traits.minimumDistance
    let isInTime = seconds > traits.minimumTime * (1 + 1e-9) || traits.minimumTime == 0
    if point != origin, !isInTime { state = .maybe }
    if distance < least * (1 - 1e-9) || point == origin { return }
    // The control may round a motion to nothing.
    let rounding = 1e-9 + 2 * traits.resolution
    if traits.yieldsToScrolling, state == .no, distance < rounding { state = .maybe }
    // A touch that has been down for its time may drag already, wherever it moves.
    if traits.minimumTime > 0, traits.yieldsToScrolling, isInTime {
      state = .maybe
      return
    }
    // The first motion decides.
    if traits.yieldsToScrolling, state == .no,
      way.y.magnitude >= 4 * Swift.max(least, way.x.magnitude),
      // A motion by the distance along the track may drag, however far it has led across.
      least == 0 || way.x.magnitude < least * (1 - 1e-9)
    {
      state = .never
      return
    }
    if state == .maybe, traits.minimumTime > 0 || traits.yieldsToScrolling { return }
    // Where motion across counts, a control may measure both together.
    let counted = traits.motion(from: origin, to: point).x
    let isAlong = Swift.min(way.x.magnitude, counted.magnitude) > least * (1 + 1e-9)
    // A page may take a touch that has moved across by the distance, however far it has moved along.
    let isFree =
      !traits.yieldsToScrolling
      || way.y.magnitude * 4 <= way.x.magnitude && (least == 0 || way.y.magnitude < least)
    // A pull to refresh ignores a motion that cannot pull it.
    let isIgnored = traits.drag == .relative && traits.mayIgnore(way.x)
    state = isAlong && isFree && !isIgnored ? .yes : .maybe
    hasJustBegun = state == .yes
  }

  /// Whether the touch has clearly not been down for the time after which it may drag.
  private var isEarly: Bool { seconds < traits.minimumTime * (1 - 1e-9) }

  /// Follows time that passes.
  mutating func wait(_ wait: Double) {
    seconds += GestureEvent.duration(wait)
    if seconds > traits.tapTime * (1 + 1e-9) { mayBeTap = false }
  }

  /// Whether the value stays where a touch beside the thumb has led it at its `down`.
  private func staysAfterJump(_ hold: Trace.Hold) -> Bool {
    guard !isImmediate, traits.samplingInterval == 0 else { return false }
    // A touch that is left to a scroll view does nothing more.
    if state == .never { return hold == .free }
    if traits.hasUnusualStart { return false }
    return traits.mayDragAfterJump ? state == .no : hold == .free
  }

  /// Returns the way in which the touch moves the value now.
  ///
  /// - Parameters:
  ///   - hold: The way in which it does once it drags.
  ///   - isMove: Whether the touch moves, so that the control may put the motion off.
  ///   - isLift: Whether the touch lifts off.
  /// - Returns: The way, as it can be seen from outside.
  func hold(_ hold: Trace.Hold, isMove: Bool, isLift: Bool) -> Trace.Hold {
    switch hold {
    case .tapping, .waiting, .unknown: return hold
    case .held, .jumped, .free, .relative: break
    }
    if isLift, traits.stopsOnRelease != nil, state != .never { return .unknown }
    // A touch beside the thumb may jump at once, and drag from there once it is recognised, if it drags then.
    if traits.tap == .seeksAtOnce, hold != .held, traits.mayDragAfterJump || !isImmediate,
      state != .yes || !traits.dragsAfterJump
    {
      guard isMove || isLift else { return hold }
      return staysAfterJump(hold) ? .waiting : .unknown
    }
    if isMove, traits.samplingInterval > 0 { return .unknown }
    let mayTap =
      traits.hasOwnTaps && !(isMove && traits.pagesAtTaps) || isLift && traits.seeksAtTaps
    switch state {
    // The motion that recognises a drag may count from the `down`.
    case .yes where hasJustBegun && hold == .relative && traits.dragStart == .atTheSample:
      return .unknown
    case .yes:
      // A touch that moves by little may still be a tap.
      let isTap = hold == .relative || isLift && traits.tapsUnlikeDrags
      return isImmediate && mayTap && isTap ? .unknown : hold
    // Before its time, a touch does not drag, wherever it has moved.
    case .maybe where isEarly: return mayTap ? .unknown : .waiting
    case .maybe:
      return hold == .relative && !traits.hasUnusualStart && traits.dragStart == .atTheDistance
        && !mayTap && !traits.wraps ? hold : .unknown
    case .never:
      // A finger that trembles taps; one that scrolls does not.
      let isTap = mayBeTap && traits.mayTap(at: farthest)
      return isTap && mayTap ? .unknown : .waiting
    case .no:
      if mayTap { return .unknown }
      // Law D4 judges the distance of a relative drag, except that of a value that wraps.
      if hold == .relative, !traits.hasUnusualStart, !traits.wraps { return hold }
      // After its time, a touch that stays in its place may drag.
      return traits.hasPassedMinimumTime(after: seconds) ? .unknown : .waiting
    }
  }
}

extension ControlTraits {
  /// Whether a touch does not drag at once.
  var recognisesDrags: Bool { minimumDistance > 0 || minimumTime > 0 || yieldsToScrolling }

  /// Returns whether a touch that has been at a distance from its `down` may still be a tap: within the declared
  /// tolerance, or as far as a finger trembles.
  func mayTap(at distance: Double) -> Bool {
    distance <= (tapTolerance.isFinite ? tapTolerance * (1 + 1e-9) : 20 + 2 * minimumDistance)
  }

  /// Whether taps page at the `down` or at the lift-off of a touch, but neither while it stays nor while it moves.
  var pagesAtTaps: Bool {
    tap == .pages && drag == .grabbed && recognisesDrags && !changesOverTime
  }

  /// Whether a touch may drag that has taken the value to its place as it went down beside the thumb.
  fileprivate var mayDragAfterJump: Bool { yieldsToScrolling || dragsAfterJump }

  /// Whether a touch that has taken the value to its place at its `down` drags once it is recognised.
  fileprivate var dragsAfterJump: Bool { holdsAfterJump || drag == .absolute }

  /// Whether a touch that has been down for a time drags then, and needs no distance.
  func hasPassedMinimumTime(after seconds: Double) -> Bool {
    minimumTime > 0 && minimumDistance == 0 && seconds >= minimumTime * (1 - 1e-9)
  }

  /// Whether a drag by translation begins in a way that cannot be followed from outside.
  var hasUnusualStart: Bool { minimumTime > 0 || yieldsToScrolling }

  /// The exemption from the laws of drags by translation; `nil` for a control with such drags.
  var exemptionFromTranslation: String? {
    switch drag {
    case .absolute: "its value follows the location of the touch"
    case .tapped, .tappedOrDragged: "it cannot be dragged"
    case .custom: "its drag does not follow the track"
    case .grabbedOrTapped: thumbStaysAtDown ? "its thumb goes to the touch" : nil
    case .grabbed, .relative: nil
    }
  }
}
