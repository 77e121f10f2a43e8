import GestureEngine

extension Trace {
  /// The part of the track in which a drag must be after a sample, before its value is snapped.
  ///
  /// The place of a held thumb follows from the motion of the touch. That of a relative drag lies
  /// between no motion and all of it where fine scrubbing may slow it down:
  ///
  ///      down                 touch
  ///        o · · · · · · · · · >        without motion across: exactly here
  ///        [===================]        with motion across: anywhere in here
  struct Reach {
    /// The event since which the place follows from motion alone.
    enum Base {
      /// The `down`.
      case down
      /// A resize to another size.
      case resize
      /// A `set` of another value.
      case set
    }

    /// The index of the step.
    let step: Int
    /// The value after the step, or the committed value at lift-off.
    let value: Double
    /// The way in which the gesture moves the value.
    let hold: Hold
    /// The latest event that changed the place other than by motion.
    let base: Base
    /// The lowest and the highest place, as fractions of the track, 0...1.
    let places: ClosedRange<Double>
    /// The two places where the drag can be if a motion counts in full or not at all; `nil` if it can be anywhere in
    /// ``places``.
    ///
    /// They do not include the rounding that ``places`` includes.
    let ends: (first: Double, last: Double)?
  }

  /// The reaches of all drags by translation, in order.
  ///
  /// A drag is left out from its first sample whose place cannot be known from outside.
  var reaches: [Reach] {
    var reaches: [Reach] = []
    // Two touches may drag at once; `thumbSamples` reads these.
    guard traits.thumbs == nil, !traits.wraps, !traits.hasUnusualStart else { return [] }
    // Where a motion may be put off, the value follows at the end.
    let isPutOff = traits.samplingInterval > 0
    var drag: PlacedDrag?
    for index in steps.indices {
      let step = steps[index]
      switch step.response.editing {
      case .began:
        drag = nil
        guard case .down(let point, _) = step.event, !step.isLostEnd,
          // A touch that catches a value on its way may drag at once.
          !traits.recognisesDrags || !traits.changesOverTime || !wasAnimating(before: index)
        else { continue }
        let hold = hold(at: index, point)
        if hold == .held || hold == .relative {
          drag = PlacedDrag(hold, at: point, from: placesToDrag(from: index), traits)
        } else if hold == .free, traits.holdsAfterJump, !traits.recognisesDrags,
          // A thumb may otherwise be held anywhere beside the touch.
          traits.resolution == 0,
          let places = placesOfJump(to: point, in: step)
        {
          drag = PlacedDrag(.held, at: point, from: places, traits)
        }
        continue
      case .cancelled:
        drag = nil
        continue
      case .committed(let value):
        if case .up(let point?, _) = step.event, point.isUsable, var last = drag {
          // A control may have another track as soon as the touch has lifted off.
          last.move(to: point, on: before(index))
          // A motion that is put off may come when the track has vanished, and turn round before it counts.
          let mayDiffer = isPutOff && (!step.after.track.isUsable || last.hasReanchored)
          if last.isKnown, !last.mayTap, !mayDiffer, traits.stopsOnRelease == nil {
            reaches.append(last.reach(step: index, value: value))
          }
        }
        drag = nil
        continue
      case nil: break
      }
      guard var now = drag else { continue }
      switch step.event {
      case .move(let point, let id):
        guard id == step.tracked, point.isUsable else { continue }
        now.move(to: point, on: step.after)
        guard now.isKnown else {
          drag = nil
          continue
        }
        if !isPutOff { reaches.append(now.reach(step: index, value: step.after.value)) }
      case .resize:
        if rebases(index) { now.resize(from: before(index).track) }
      case .set:
        if rebases(index) { now.set(to: step.after.fraction, on: step.after.track) }
      case .down, .up, .cancel, .revert, .wait, .adjust, .thumbs: continue
      }
      drag = now
    }
    return reaches
  }
}

extension Trace {
  /// Returns the places from which a drag by translation may go on that begins in a step: that of the value or,
  /// while an animation runs, those up to the drawn one.
  private func placesToDrag(from index: Int) -> ClosedRange<Double> {
    let before = before(index)
    let place = before.fraction
    guard place.isFinite else { return 0...1 }
    guard wasAnimating(before: index), !before.presentedValue.isSame(as: before.value) else {
      return place...place
    }
    guard let scale = try? Scale(traits.range, traits.scale), !traits.hasOwnScale else {
      return 0...1
    }
    let drawn = scale.fraction(of: before.presentedValue)
    return drawn.isFinite ? Swift.min(place, drawn)...Swift.max(place, drawn) : 0...1
  }
}

extension Trace {
  /// Returns the places from which a thumb that has jumped to a touch may go on: that of its value, and up to the
  /// touch, if it has snapped or the touch is beyond an end; `nil` on a track without length.
  private func placesOfJump(to point: GesturePoint, in step: Step) -> ClosedRange<Double>? {
    let track = step.after.track
    guard track.isUsable, step.after.fraction.isFinite else { return nil }
    let along = traits.direction.onTrack(point, in: step.after.size).x
    let (place, touched) = (step.after.fraction, (along - track.start) / track.length)
    return Swift.min(place, touched)...Swift.max(place, touched)
  }
}

/// A drag by translation whose place is followed from outside.
private struct PlacedDrag {
  private let hold: Trace.Hold
  private let traits: ControlTraits
  private let origin: GesturePoint
  private var last: GesturePoint
  private var (low, high) = (0.0, 0.0)
  /// The rounding error so far, as a fraction of the track.
  private var slack = 1e-12
  /// The greatest part of a track by which the place may lie beside the touch, however often the touch moves.
  private var resolution = 0.0
  private var base = Trace.Reach.Base.down
  private var isRecognised: Bool
  /// Whether the touch has come along the track as far as it must to drag, which a control may measure alone.
  private var hasCoveredDistance: Bool
  /// Whether the place is known: a control may measure the distance that recognises a drag along the
  /// track alone, unless its drag is relative.
  private(set) var isKnown = true
  /// Whether the place is the lowest or the highest, and not between them.
  private var isOneOfTwo = false
  /// Whether a motion has led past an end where it does not count.
  private(set) var hasReanchored = false
  /// The greatest distance from the `down`, in points.
  private var reach = 0.0

  init(
    _ hold: Trace.Hold, at point: GesturePoint, from places: ClosedRange<Double>,
    _ traits: ControlTraits
  ) {
    self.hold = hold
    self.traits = traits
    origin = point
    last = point
    (low, high) = (places.lowerBound, places.upperBound)
    isRecognised = traits.minimumDistance == 0
    hasCoveredDistance = isRecognised
  }

  /// Whether the touch may be a tap that moves the value, if it lifts off here.
  var mayTap: Bool {
    (traits.seeksAtTaps || traits.hasOwnTaps)
      && (traits.minimumDistance == 0 || reach <= traits.minimumDistance * (1 + 1e-9))
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
    let hadCoveredDistance = hasCoveredDistance
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
      if hold == .held || traits.dragStart == .atTheSample {
        isKnown = hasCoveredDistance
      }
      // A pull that a page may have instead is recognised by motion away from its rest alone.
      if hold == .relative, traits.restsAtABound, !hasCoveredDistance || traits.mayIgnore(whole) {
        isKnown = false
      }
      if traits.dragStart == .atTheSample {
        // The motion to this sample counts in full or not at all, or that from the `down` does.
        (least, most) = (Swift.min(0, way, whole), Swift.max(0, way, whole))
        isOneOfTwo = isPlain && low == high && last == origin
      } else if hold == .held || traits.followsBothAxes {
        // The distance itself may count, because the thumb keeps its place under the finger. Along two axes, it
        // may be that of the sum or of the line.
        (least, most) = (Swift.min(0, whole), Swift.max(0, whole))
      } else if isPlain {
        let counted = whole < 0 ? whole + traits.minimumDistance : whole - traits.minimumDistance
        (least, most) = (counted, counted)
      }
    } else if isPlain, hadCoveredDistance {
      (least, most) = (way, way)
    } else {
      isOneOfTwo = false
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

  /// Goes on from the place on a new track, which may clamp the place of a held thumb.
  mutating func resize(from track: Track) {
    base = .resize
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
