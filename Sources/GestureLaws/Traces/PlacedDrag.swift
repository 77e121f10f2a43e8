import GestureEngine

/// A drag by translation whose place is followed from outside.
struct PlacedDrag {
  private let hold: Trace.Hold
  private let traits: ControlTraits
  private let origin: GesturePoint
  /// Whether the thumb jumps to the touch.
  private let isJump: Bool
  /// Whether the last motion has recognised the drag of a thumb that jumps.
  private(set) var hasJustJumped = false
  private var last: GesturePoint
  private var (low, high) = (0.0, 0.0)
  /// The rounding error so far, as a fraction of the track.
  private var slack = 1e-12
  /// The greatest part of a track by which the place may lie beside the touch, however often the touch moves.
  private var resolution = 0.0
  private var base = Trace.Reach.Base.down
  private var isRecognised: Bool
  /// The place of the touch at the last `set` or resize before the drag was recognised, from where a control may count.
  private var rebased: GesturePoint?
  /// Whether the touch has come along the track as far as it must to drag, which a control may measure alone.
  private var hasCoveredDistance: Bool
  /// Whether the place is known: a motion may not recognise the drag of a thumb that jumps, or of a control that rests at
  /// a bound.
  private(set) var isKnown = true
  /// Whether the place is the lowest or the highest, and not between them.
  private var isOneOfTwo = false
  /// Whether a motion has led past an end where it does not count.
  private(set) var hasReanchored = false
  /// The greatest distance from the `down`, in points.
  private var reach = 0.0

  init(
    _ hold: Trace.Hold, at point: GesturePoint, from places: ClosedRange<Double>,
    _ traits: ControlTraits, isJump: Bool = false
  ) {
    self.hold = hold
    self.traits = traits
    self.isJump = isJump
    origin = point
    last = point
    (low, high) = (places.lowerBound, places.upperBound)
    isRecognised = traits.minimumDistance == 0
    hasCoveredDistance = isRecognised
  }

  /// Whether the touch has left the place of its `down`, or come back there.
  var hasMoved: Bool { reach > 0 }

  /// Whether the thumb has not jumped to the touch yet.
  var waitsToJump: Bool { isJump && !isRecognised && traits.tap != .seeksAtOnce }

  /// Whether the touch may be a tap that moves the value, if it lifts off here.
  var mayTap: Bool {
    (traits.seeksAtTaps || traits.hasOwnTaps)
      && (traits.minimumDistance == 0 || reach <= traits.minimumDistance * (1 + 1e-9)
        // A control may measure the distance along the track alone.
        || !hasCoveredDistance
          && (hold == .held || traits.dragStart == .atTheSample || traits.mayTap(at: reach)))
  }

  /// Follows a motion of the touch.
  mutating func move(to point: GesturePoint, on snapshot: ControlSnapshot) {
    let way = traits.motion(from: last, to: point).x
    reach = Swift.max(reach, point.distance(from: origin))
    var (least, most) = (Swift.min(0, way), Swift.max(0, way))
    let isPlain = hold == .held || (isAlongside(last) && isAlongside(point))
    var farthest = Swift.max(
      point.x.magnitude, point.y.magnitude, last.x.magnitude, last.y.magnitude)
    let whole = traits.motion(from: origin, to: point).x
    let since = traits.motion(from: rebased ?? origin, to: point).x
    let hadCoveredDistance = hasCoveredDistance
    hasJustJumped = false
    hasCoveredDistance =
      hasCoveredDistance || whole.magnitude >= traits.minimumDistance * (1 + 1e-9)
    if !isRecognised {
      // The distance that recognises a drag does not count.
      isRecognised = point.isAtLeast(traits.minimumDistance, from: origin)
      guard isRecognised else {
        last = point
        return
      }
      // The place where the touch has reached the distance is rounded as far as the touch has come.
      farthest = Swift.max(farthest, origin.x.magnitude, origin.y.magnitude)
      hasJustJumped = isJump
      // A thumb may jump later, when the touch has come as far along the track alone. A pull that a page may have instead
      // is recognised by motion away from its rest alone.
      isKnown =
        hasCoveredDistance && !traits.mayIgnore(whole)
        || !isJump && !(hold == .relative && traits.restsAtABound)
      if traits.dragStart == .atTheSample {
        // The motion to this sample counts in full or not at all, or that from the `down` does.
        (least, most) = (Swift.min(0, way, whole, since), Swift.max(0, way, whole, since))
        isOneOfTwo = isPlain && low == high && last == origin && since == whole && !isJump
      } else if hold == .held || traits.followsBothAxes {
        // The distance itself may count, because the thumb keeps its place under the finger. Along two axes, it
        // may be that of the sum or of the line. Otherwise a part of the last motion counts.
        (least, most) = (Swift.min(0, way, whole, since), Swift.max(0, way, whole, since))
      } else if isPlain {
        let counted = whole < 0 ? whole + traits.minimumDistance : whole - traits.minimumDistance
        (least, most) = (counted, counted)
      }
    } else if isPlain, hadCoveredDistance {
      (least, most) = (way, way)
    } else {
      isOneOfTwo = false
      #if !hasFeature(Embedded)
        // A control that measures the distance along the track may count from the `down` now.
        if !hadCoveredDistance, hold == .held || traits.dragStart == .atTheSample {
          (least, most) = (Swift.min(least, whole, since), Swift.max(most, whole, since))
        }
      #endif
    }
    let track = snapshot.track
    if track.isUsable {
      (low, high) = (low + least / track.length, high + most / track.length)
      let part = traits.resolution / track.length
      resolution = Swift.max(resolution, part)
      slack += 2 * (traits.placeSlack(at: farthest, on: track) - part)
      let largest = Swift.max(farthest, traits.direction.length(of: snapshot.size))
      slack += 1e-12 + (8 * largest.ulp + 1e-9 * (isPlain ? 0 : way.magnitude)) / track.length
      if traits.overshoot == .reanchors { clamp() }
    }
    last = point
  }

  /// Goes on from a place up to that of the value to which the thumb has jumped, which may have snapped.
  mutating func land(at fraction: Double) {
    guard fraction.isFinite else { return }
    (low, high) = (Swift.min(low, fraction), Swift.max(high, fraction))
  }

  /// Goes on from the place on a new track, which may clamp the place of a held thumb.
  mutating func resize(from track: Track) {
    base = .resize
    if !isRecognised { rebased = last }
    // The place on the old track was rounded there.
    if track.isUsable { resolution = Swift.max(resolution, traits.resolution / track.length) }
    isOneOfTwo = false
    if traits.overshoot == .reanchors {
      clamp()
    } else if hold == .held {
      (low, high) = (Swift.min(1, low), Swift.max(0, high))
    }
  }

  /// Goes on from a value that the program set.
  mutating func set(to fraction: Double, on track: Track) {
    base = .set
    if !isRecognised { rebased = last }
    (low, high) = (fraction, fraction)
    slack = 1e-12
    resolution = track.isUsable ? traits.resolution / track.length : 0
  }

  func reach(step: Int, value: Double) -> Trace.Reach {
    let ends = (Swift.min(1, Swift.max(0, low)), Swift.max(0, Swift.min(1, high)))
    // The place of the value may lie beside the touch here and where the drag began.
    let slack = slack + 2 * resolution
    return Trace.Reach(
      step: step, value: value, hold: hold, base: base,
      places: Swift.min(1, Swift.max(0, low - slack))...Swift.max(0, Swift.min(1, high + slack)),
      ends: isOneOfTwo ? ends : nil)
  }

  private mutating func clamp() {
    hasReanchored = hasReanchored || low < 0 || high > 1
    (low, high) = (Swift.min(1, Swift.max(0, low)), Swift.max(0, Swift.min(1, high)))
  }

  /// Whether a point lies beside the `down` along the track, where fine scrubbing is not fine.
  private func isAlongside(_ point: GesturePoint) -> Bool {
    traits.motion(from: origin, to: point).y == 0
  }
}

extension ControlTraits {
  /// Whether the control rests at a bound, and may leave a touch that leads there to a page.
  fileprivate var restsAtABound: Bool { rest == range.lowerBound || rest == range.upperBound }

  /// Whether a motion that should recognise a drag may be left to a page, because it leads toward the bound at which the
  /// control rests: a pull to refresh can only be pulled away from there.
  func mayIgnore(_ motion: Double) -> Bool {
    motion < 0 && rest == range.lowerBound || motion > 0 && rest == range.upperBound
  }
}
