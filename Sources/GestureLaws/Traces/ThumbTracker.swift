import GestureEngine

extension Trace {
  /// The good samples of the touches of a control with two values, in order.
  var thumbSamples: [ThumbSample] {
    var tracker = ThumbTracker(self)
    for index in steps.indices { tracker.follow(index) }
    return tracker.samples
  }
}

/// The touches of a control with two values, followed from outside: which thumb each holds, and where it wants it.
private struct ThumbTracker {
  /// A touch that is tracked.
  private struct Hold {
    let id: Int
    var thumb: Thumb?
    var base: Double?
    /// The point at which it went down.
    let origin: GesturePoint
    /// The position of the touch when it went down; `nil` after a resize or a `set`.
    var down: Double?
    /// The fractions of both thumbs when it went down.
    let fractions: (lower: Double, upper: Double)
    /// Whether it went down on a thumb that follows by translation; `nil` at an edge.
    var isGrabbed: Bool?
    /// The point of its last good sample.
    var last: GesturePoint
    /// The place of its thumb and its own position after a resize or a `set`; `nil` if they cannot be seen from
    /// outside.
    var anchor: (place: Double, position: Double)?

    /// The fraction of a thumb when the touch went down.
    func fraction(of thumb: Thumb) -> Double { thumb == .lower ? fractions.lower : fractions.upper }
  }

  private let trace: Trace
  private let showsPlaces: Bool
  private var touches: [Hold] = []
  /// The samples so far.
  private(set) var samples: [ThumbSample] = []

  init(_ trace: Trace) {
    self.trace = trace
    showsPlaces =
      trace.traits.exemptionFromPlacesOfThumbs == nil || trace.traits.showsPlacesOfHeldThumbs
  }

  private var traits: ControlTraits { trace.traits }

  /// Follows a step.
  mutating func follow(_ index: Int) {
    let step = trace.steps[index]
    switch step.event {
    case .resize, .set, .thumbs(.set): rebase(index)
    case .down, .move, .up:
      guard let touch = step.event.touch else { break }
      if step.event.isDown, step.response.editing != nil { touches.removeAll { $0.id == touch.id } }
      if step.response.editing == .began, let point = touch.point {
        begin(touch.id, at: point, in: index)
      } else if !step.event.isDown, let held = touches.firstIndex(where: { $0.id == touch.id }) {
        move(held, to: touch.point, in: index)
      }
    case .cancel, .revert, .wait, .adjust, .thumbs: break
    }
    if step.response.endsGesture {
      let id = step.event.ended
      if !step.event.isDown { touches.removeAll { id == nil || $0.id == id } }
      settleBases(in: index)
    }
  }

  /// Gives the touches their places after a resize or a `set` that changes a value.
  private mutating func rebase(_ index: Int) {
    let (step, before) = (trace.steps[index], trace.before(index))
    let isSame = Thumb.allCases.allSatisfy { before.value(of: $0) == step.after.value(of: $0) }
    if isSame, before.size == step.after.size { return }
    for held in touches.indices {
      touches[held].anchor = anchor(of: touches[held], after: index)
      touches[held].down = nil
    }
    if case .resize = step.event { return }
    settleBases(in: index)
  }

  /// Takes over the values of the thumbs beside the held ones.
  private mutating func settleBases(in index: Int) {
    for held in touches.indices {
      if let thumb = touches[held].thumb {
        touches[held].base = trace.steps[index].after.value(of: thumb.other)
      }
    }
  }

  /// Follows a touch that begins a gesture.
  private mutating func begin(_ id: Int, at point: GesturePoint, in index: Int) {
    let (step, before) = (trace.steps[index], trace.before(index))
    let thumb = step.response.thumb
    let base = traits.touchesMaySelect ? step.after : before
    var hold = Hold(
      id: id, thumb: thumb, base: thumb.map { base.value(of: $0.other) } ?? 0,
      origin: point, down: traits.direction.onTrack(point, in: before.size).x,
      fractions: (before.fraction(of: .lower), before.fraction(of: .upper)),
      isGrabbed: traits.drag == .absolute
        ? false : trace.isOnThumb(point, thumb ?? .lower, before: index), last: point)
    // A lost end may change the values before the touch goes down again. The thumbs between the cancel and the
    // `down` cannot be seen, so its place stays unknown.
    if step.tracks(id) {
      (hold.down, hold.base) = (nil, nil)
    } else {
      note(hold, at: point, in: index)
    }
    touches.append(hold)
  }

  /// Follows the motion or the lift-off of a touch that is held.
  private mutating func move(_ held: Int, to point: GesturePoint?, in index: Int) {
    let (step, before) = (trace.steps[index], trace.before(index))
    let old = touches[held].thumb
    if old == nil, let thumb = step.response.thumb {
      touches[held].thumb = thumb
      touches[held].base = before.value(of: thumb.other)
    }
    if let point, point.isUsable {
      note(touches[held], at: point, in: index, heldBefore: old)
      touches[held].last = point
    }
    if old != nil, let thumb = step.response.thumb, thumb != old {
      touches[held].thumb = thumb
      touches[held].base = step.after.value(of: thumb.other)
      // The anchor of a translation belongs to the thumb that was held first.
      touches[held].isGrabbed = touches[held].isGrabbed == false ? false : nil
      touches[held].anchor = nil
    }
  }

  /// Notes a sample of a touch.
  private mutating func note(
    _ hold: Hold, at point: GesturePoint, in index: Int, heldBefore: Thumb? = nil
  ) {
    let step = trace.steps[index]
    let along = traits.direction.onTrack(point, in: trace.before(index).size).x
    let (place, freePlace) = places(of: hold, at: point, along, in: index, heldBefore: heldBefore)
    let other = touches.first { $0.id != hold.id }
    samples.append(
      ThumbSample(
        step: index, id: hold.id, point: point, isDown: step.event.isDown, held: heldBefore,
        thumb: step.response.thumb, isAlone: other == nil, other: other?.thumb,
        way: hold.down.map { along - $0 }, base: hold.base, isGrabbed: hold.isGrabbed,
        freePlace: freePlace, place: place))
  }

  /// Returns the places on the track, within its ends and without them, where a touch wants its thumb; `nil` if
  /// they cannot be seen from outside.
  private func places(
    of hold: Hold, at point: GesturePoint, _ along: Double, in index: Int, heldBefore: Thumb?
  ) -> (place: Double?, freePlace: Double?) {
    let (step, track) = (trace.steps[index], trace.before(index).track)
    let isDown = step.event.isDown
    // The place otherwise follows from other rules, or from where the thumb has jumped to.
    guard showsPlaces, track.isUsable, !traits.holdsAfterJump || hold.isGrabbed == true || isDown,
      isDown
        ? !mayKeepItsPlace(at: point, in: index)
        // A thumb may stay under a touch that has not moved, or that has come back.
        : !traits.thumbStaysAtDown || point != hold.origin
    else { return (nil, nil) }
    if let thumb = step.response.thumb ?? hold.thumb, let down = hold.down,
      let isGrabbed = hold.isGrabbed
    {
      // After a swap, the translation still starts where the first thumb was.
      guard heldBefore == nil || heldBefore == thumb else { return (nil, nil) }
      guard isGrabbed else {
        // A touch beside the thumbs can only tap.
        if traits.drag == .grabbedOrTapped { return (nil, nil) }
        return (track.fraction(at: along), (along - track.start) / track.length)
      }
      let (start, way) = (hold.fraction(of: thumb), along - down)
      return (track.fraction(from: start, movedBy: way), start + way / track.length)
    }
    guard let anchor = hold.anchor, heldBefore == step.response.thumb else { return (nil, nil) }
    return (track.fraction(from: anchor.place, movedBy: along - anchor.position), nil)
  }

  /// Returns whether a touch that goes down may leave the thumb in its place: one beneath it, or any thumb that seeks as
  /// the touch moves or lifts off.
  private func mayKeepItsPlace(at point: GesturePoint, in index: Int) -> Bool {
    traits.mayWaitToSeek
      || traits.thumbStaysAtDown
        && (traits.grabArea == .custom
          || Thumb.allCases.contains { trace.isOnThumb(point, $0, before: index) != false })
  }

  /// Returns the place from which a thumb that is held by translation goes on after a resize or a `set`, and the
  /// position of the touch along the track.
  ///
  /// After a `set` of the held value, it is that value; otherwise, the place to which the touch has dragged the
  /// thumb. A control may keep that place or begin again from the value, so both must be the same: between the
  /// ends, without stops, and where the other thumb does not stop this one.
  private func anchor(of touch: Hold, after index: Int) -> (place: Double, position: Double)? {
    let (before, after) = (trace.before(index), trace.steps[index].after)
    guard let thumb = touch.thumb, touch.isGrabbed == true, traits.stops == nil,
      before.track.isUsable, after.track.isUsable,
      let (start, origin) = touch.down.map({ (touch.fraction(of: thumb), $0) }) ?? touch.anchor
    else { return nil }
    let position = traits.direction.onTrack(touch.last, in: after.size).x
    if before.value(of: thumb) != after.value(of: thumb) {
      return (after.fraction(of: thumb), position)
    }
    let along = traits.direction.onTrack(touch.last, in: before.size).x
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
}
