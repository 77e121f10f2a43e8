import GestureEngine

/// A sample of a touch that moves one of two thumbs, as it can be seen from outside.
struct ThumbSample {
  /// The index of the step.
  let step: Int
  /// The touch.
  let id: Int
  /// The place of the touch.
  let point: GesturePoint
  /// Whether the touch goes down.
  let isDown: Bool
  /// The thumb that the response named before this step; `nil` if the touch held neither thumb.
  let held: Thumb?
  /// The thumb that the response to this step names.
  let thumb: Thumb?
  /// Whether another touch is tracked.
  let isAlone: Bool
  /// The thumb that the other touch holds.
  let other: Thumb?
  /// The motion along the track since the touch went down, in points; `nil` after a resize or a `set`.
  let way: Double?
  /// The value of the other thumb that the gesture began with, or to which the program or another touch
  /// has set it since; `nil` after a lost end, which hides it.
  let base: Double?
  /// Whether the touch went down on the thumb that it holds; `nil` at an edge of the thumb.
  let isGrabbed: Bool?
  /// The place along the track where the touch wants its thumb, below 0 or above 1 past an end; `nil` if
  /// it cannot be seen from outside.
  let freePlace: Double?
  /// The place along the track where the touch wants its thumb, 0...1; `nil` if it cannot be seen from
  /// outside.
  let place: Double?
}

extension ThumbSample {
  /// The thumb that the touch holds before and after the sample, or takes with it; `nil` if it holds
  /// neither thumb, or the other one than before.
  var steadyThumb: Thumb? { held == nil || held == thumb ? thumb : nil }
}

extension ControlTraits {
  /// The reason why the drags of two thumbs follow rules of their own; `nil` for ordinary drags.
  var exemptionFromDragsOfThumbs: String? {
    switch drag {
    case .relative: return "its values follow the motion of the touch"
    case .tapped, .tappedOrDragged: return "its thumbs cannot be dragged"
    case .custom: return "its drag does not follow the track"
    case .grabbedOrTapped: return "a touch beside its thumbs can only tap"
    case .absolute, .grabbed: break
    }
    if !isEnabled { return "it is disabled" }
    if recognisesDrags { return "a touch must be recognised as a drag" }
    if samplingInterval > 0 { return "it does not handle every sample" }
    return hasOwnTaps ? "its taps have an effect of their own" : nil
  }

  /// The reason why the place to which a touch wants one of two thumbs cannot be seen from outside; `nil` if it
  /// can.
  var exemptionFromPlacesOfThumbs: String? {
    if let reason = exemptionFromDragsOfThumbs { return reason }
    // A thumb goes to a touch wherever its hit area is.
    if grabArea == .custom, drag == .grabbed { return "its hit area is its own" }
    if drag == .grabbed, overshoot == .reanchors { return "a thumb turns round at once at an end" }
    if scale != .linear || hasOwnScale { return "its scale is not linear" }
    return stops != nil && stepRounding != .nearest ? "its way to a stop is its own" : nil
  }

  /// The reason why the thumb that a touch takes, and the pairs that drags reach, cannot be predicted; `nil` if
  /// they can.
  var exemptionFromExactThumbs: String? {
    exemptionFromPlacesOfThumbs ?? (isExact ? nil : "its places are rounded")
  }
}

/// The distances that two thumbs may have, computed apart from the engine.
struct DistanceBounds {
  /// The least and the greatest distance, without tolerance.
  let (least, greatest): (Double, Double)
  /// The amount by which a distance may miss them.
  let tolerance: Double
  /// The amount by which a distance may miss them and must be admissible all the same; less than 0 where stops
  /// are rounded by more.
  private let sureTolerance: Double

  init(_ traits: ControlTraits, _ thumbs: ThumbTraits) {
    least = thumbs.distances.least
    greatest = thumbs.distances.greatest ?? .infinity
    let step =
      traits.stops.map { $0.stop(1) - $0.stop(0) } ?? traits.range.upperBound
      - traits.range.lowerBound
    let largest = traits.range.largestMagnitude
    let rounding = traits.stops == nil ? 0 : 8 * largest.ulp
    // Twice and half of the declared tolerance, because a distance may be rounded at its bound.
    tolerance = 2 * Swift.max(1e-9 * step, rounding, traits.valueSlack)
    sureTolerance =
      Swift.max(rounding, traits.valueSlack) > 0.5e-9 * step ? -tolerance : 0.5e-9 * step
  }

  /// Whether a value of a thumb is admissible beside the other one, tolerances apart.
  func clearlyAdmit(_ value: Double, of thumb: Thumb, beside other: Double) -> Bool {
    isWithin(-tolerance, thumb == .lower ? other - value : value - other)
  }

  /// Whether a value of a thumb is admissible beside the other one, whatever is rounded.
  func mustAdmit(_ value: Double, of thumb: Thumb, beside other: Double) -> Bool {
    isWithin(sureTolerance, thumb == .lower ? other - value : value - other)
  }

  /// Whether the values are in order at an admissible distance.
  func admit(_ lower: Double, _ upper: Double) -> Bool { isWithin(tolerance, upper - lower) }

  /// Whether a distance is at least 0, and misses the bounds by a tolerance at most.
  private func isWithin(_ tolerance: Double, _ distance: Double) -> Bool {
    distance >= 0 && (least == 0 || distance >= least - tolerance)
      && distance <= greatest + tolerance
  }
}

extension Trace {
  /// The good samples of the touches of a control with two values, in order.
  var thumbSamples: [ThumbSample] {
    /// A touch that is tracked.
    struct Held {
      var id: Int
      var thumb: Thumb?
      var base: Double?
      /// The position of the touch when it went down; `nil` after a resize or a `set`.
      var down: Double?
      /// The fractions of both thumbs when it went down.
      var fractions: (lower: Double, upper: Double)
      /// Whether it went down on a thumb that follows by translation; `nil` at an edge.
      var isGrabbed: Bool?
      /// The point of its last good sample.
      var last: GesturePoint
      /// The place of its thumb and its own position after a resize or a `set`, if they can be seen from
      /// outside.
      var anchor: (place: Double, position: Double)?
    }
    var touches: [Held] = []
    var samples: [ThumbSample] = []
    let showsPlaces = traits.exemptionFromPlacesOfThumbs == nil
    /// Returns the place from which a thumb that is held by translation goes on after a resize or a `set`, and
    /// the position of the touch along the track.
    ///
    /// After a `set` of the held value, it is that value; otherwise, the place to which the touch has dragged
    /// the thumb. A control may keep that place or begin again from the value, so both must be the same:
    /// between the ends, without stops, and where the other thumb does not stop this one.
    func anchor(of touch: Held, after index: Int) -> (place: Double, position: Double)? {
      let (before, after) = (before(index), steps[index].after)
      guard let thumb = touch.thumb, touch.isGrabbed == true, traits.stops == nil,
        touch.down != nil || touch.anchor != nil, before.track.isUsable, after.track.isUsable
      else { return nil }
      let position = traits.direction.onTrack(touch.last, in: after.size).x
      if before.value(of: thumb) != after.value(of: thumb) {
        return (after.fraction(of: thumb), position)
      }
      let along = traits.direction.onTrack(touch.last, in: before.size).x
      let (start, origin): (Double, Double)
      if let down = touch.down {
        start = thumb == .lower ? touch.fractions.lower : touch.fractions.upper
        origin = down
      } else if let anchor = touch.anchor {
        (start, origin) = anchor
      } else {
        return nil
      }
      let largest = Swift.max(along.magnitude, origin.magnitude, before.track.end.magnitude)
      // On a short track, the place is rounded by more than laws allow on the next one.
      guard 8 * largest.ulp <= 1e-10 * before.track.length,
        traits.resolution == 0 || before.track.length >= after.track.length
      else { return nil }
      let place = start + (along - origin) / before.track.length
      let slack =
        5e-10 + Scale.tolerance(ofFractionsIn: traits.range)
        + 2 * traits.placeSlack(at: largest, on: before.track)
      guard place > 0, place < 1, (before.fraction(of: thumb) - place).magnitude <= slack else {
        return nil
      }
      return (place, position)
    }
    for index in steps.indices {
      let (step, before) = (steps[index], before(index))
      let touch = step.event.touch
      func add(_ hold: Held, held: Thumb?, point: GesturePoint, isDown: Bool) {
        let along = traits.direction.onTrack(point, in: before.size).x
        let way = hold.down.map { along - $0 }
        var (place, freePlace): (Double?, Double?)
        if !showsPlaces || traits.holdsAfterJump && hold.isGrabbed != true && !isDown
          || isDown && traits.thumbStaysAtDown
            && (traits.grabArea == .custom
              || Thumb.allCases.contains(where: { isOnThumb(point, $0, before: index) != false }))
        {
          // The place follows from other rules, or from where the thumb has jumped to.
        } else if let thumb = step.response.thumb ?? hold.thumb, let way,
          let isGrabbed = hold.isGrabbed,
          before.track.isUsable
        {
          let start = thumb == .lower ? hold.fractions.lower : hold.fractions.upper
          // After a swap, the translation still starts where the first thumb was.
          if held == nil || held == thumb {
            let track = before.track
            freePlace =
              isGrabbed ? start + way / track.length : (along - track.start) / track.length
            place =
              isGrabbed
              ? before.track.fraction(from: start, movedBy: way)
              : before.track.fraction(at: along)
          }
        } else if let anchor = hold.anchor, before.track.isUsable, held == step.response.thumb {
          place = before.track.fraction(from: anchor.place, movedBy: along - anchor.position)
        }
        samples.append(
          ThumbSample(
            step: index, id: hold.id, point: point, isDown: isDown, held: held,
            thumb: step.response.thumb,
            isAlone: !touches.contains { $0.id != hold.id },
            other: touches.first { $0.id != hold.id }?.thumb, way: way, base: hold.base,
            isGrabbed: hold.isGrabbed, freePlace: freePlace, place: place))
      }
      switch step.event {
      case .resize, .set, .thumbs(.set):
        let isSame = Thumb.allCases.allSatisfy { before.value(of: $0) == step.after.value(of: $0) }
        if isSame, before.size == step.after.size { break }
        for place in touches.indices {
          touches[place].anchor = anchor(of: touches[place], after: index)
          touches[place].down = nil
          if case .resize = step.event { continue }
          if let thumb = touches[place].thumb {
            touches[place].base = step.after.value(of: thumb.other)
          }
        }
      case .down, .move, .up:
        guard let touch else { break }
        if step.event.isDown, step.response.editing != nil {
          touches.removeAll { $0.id == touch.id }
        }
        if step.response.editing == .began, let point = touch.point {
          let along = traits.direction.onTrack(point, in: before.size).x
          let thumb = step.response.thumb
          let hold = Held(
            id: touch.id, thumb: thumb, base: thumb.map { before.value(of: $0.other) } ?? 0,
            down: along, fractions: (before.fraction(of: .lower), before.fraction(of: .upper)),
            isGrabbed: traits.drag == .absolute
              ? false : isOnThumb(point, thumb ?? .lower, before: index), last: point)
          // A lost end may change the values before the touch goes down again.
          let isFresh = !step.tracks(touch.id)
          touches.append(hold)
          if isFresh {
            add(hold, held: nil, point: point, isDown: true)
          } else {
            // The thumbs between the cancel and the `down` cannot be seen, so its place stays unknown.
            (touches[touches.count - 1].down, touches[touches.count - 1].base) = (nil, nil)
          }
        } else if let place = touches.firstIndex(where: { $0.id == touch.id }) {
          if step.event.isDown { break }
          let was = touches[place].thumb
          if was == nil, let thumb = step.response.thumb {
            touches[place].thumb = thumb
            touches[place].base = before.value(of: thumb.other)
          }
          if let point = touch.point, point.isUsable {
            add(touches[place], held: was, point: point, isDown: false)
            touches[place].last = point
          }
          if was != nil, let thumb = step.response.thumb, thumb != was {
            touches[place].thumb = thumb
            touches[place].base = step.after.value(of: thumb.other)
            // The anchor of a translation belongs to the thumb that was held first.
            touches[place].isGrabbed = touches[place].isGrabbed == false ? false : nil
            touches[place].anchor = nil
          }
        }
      case .cancel, .revert, .wait, .adjust, .thumbs: break
      }
      switch step.response.editing {
      case .committed, .cancelled:
        let id = step.event.ended
        if !step.event.isDown { touches.removeAll { id == nil || $0.id == id } }
        for place in touches.indices {
          if let thumb = touches[place].thumb {
            touches[place].base = step.after.value(of: thumb.other)
          }
        }
      case .began:
        // The value that the other touch takes over is settled when that touch ends.
        break
      case nil: break
      }
    }
    return samples
  }
}
