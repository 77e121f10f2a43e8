import GestureTesting

/// A range slider that adds up the motions of its touch, each of which is rounded.
struct SummedRange<Design: RangeDesign>: Control {
  static var hasTwoValues: Bool { true }

  var value = 0.0
  var high = 100.0
  var size = GestureSize.zero
  var touches = TouchTracker()
  var before = (0.0, 100.0)
  var held: Thumb?
  var isGrabbed = false
  var (sum, anchor) = (0.0, 0.0)
  var down = GesturePoint(x: 0, y: 0)
  var isRecognised = false
  /// Whether the touch has moved.
  var hasLeft = false
  /// The interval between the thumbs, while a touch moves both.
  var interval: DraggedInterval<Design>?
  /// The place of a motion that was put off, and the seconds since the last one that counted.
  var (pending, seconds): (GesturePoint?, Double) = (nil, 0)

  init(_: NoConfiguration) {}

  var traits: ControlTraits {
    var traits = ControlTraits(
      range: 0...100, stops: Design.distances.stops, drag: Design.drag, grabArea: Design.grabArea)
    traits.holdsAfterJump = Design.holdsAfterJump
    (traits.minimumDistance, traits.samplingInterval) = (Design.minimumDistance, Design.interval)
    traits.resolution = max(Design.dragGap, Design.outset, Design.roundsPlaces ? 1 : 0)
    var thumbs = ThumbTraits(distances: Design.distances, whenMeeting: Design.meeting)
    (thumbs.pushedThumbReturns, thumbs.movesBothBetween) = (false, Design.movesBoth)
    traits.thumbs = thumbs
    traits.thumbStaysAtDown = Design.declaresStay
    traits.tap = Design.seeks ? .seeks : nil
    (traits.overshoot, traits.hasOwnScale) = (Design.overshoot, Design.roots > 0)
    traits.stopsOnRelease = Design.stopsOnRelease
    return traits
  }
  var isTracking: Bool { touches.isTracking }
  var track: Track { Track(start: 12, length: size.width - 24) }
  var thumb: GestureRect? { Design.showsThumbs ? frame(of: .lower) : nil }
  var upper: UpperThumb? {
    UpperThumb(
      value: high, fraction: fraction(of: high),
      thumb: Design.showsThumbs ? frame(of: .upper) : nil)
  }
  var fraction: Double { fraction(of: value) }
  var scene: ControlScene { ControlScene(size: size) }

  func fraction(of value: Double) -> Double {
    (0..<Design.roots).reduce(value / 100) { place, _ in place.squareRoot() }
  }

  func frame(of thumb: Thumb, margin: Double = 0) -> GestureRect {
    let side = 24 + 2 * margin
    let middle =
      track.position(of: fraction(of: get(thumb)))
      + (thumb == .lower ? -Design.outset : Design.outset)
    return GestureRect(
      origin: GesturePoint(x: middle - side / 2, y: size.height / 2 - side / 2),
      size: GestureSize(width: side, height: side))
  }

  mutating func handle(_ event: GestureEvent) -> Response {
    guard touches.hasLostEnd(before: event) else { return answer(event) }
    let (old, oldHigh) = (value, high)
    var response = answer(.cancel()).followed(by: answer(event))
    if let stops = Design.distances.stops {
      response.detents = stops.distance(from: old, to: value)
      response.upper?.detents = stops.distance(from: oldHigh, to: high)
    }
    return response
  }

  private mutating func answer(_ event: GestureEvent) -> Response {
    let (old, oldHigh) = (value, high)
    var response = Response()
    var isRevert = false
    switch event {
    case .resize(let new) where new.usable != size:
      size = new.usable
      if let last = touches.last { anchor = last.x }
      if !Design.keepsPlace, let held { sum = held == .lower ? before.0 : before.1 }
      if Design.restartsAtResize, let held { sum = get(held) }
    case .thumbs(.set(let low, let top)):
      guard
        let pair = Design.pair(low.isNaN ? value : low, top.isNaN ? high : top),
        pair.0 != value || pair.1 != high
      else { break }
      if Design.ignoresOtherPairs, !low.isNaN, !top.isNaN, pair != (min(low, top), max(low, top)) {
        break
      }
      (value, high, before) = (pair.0, pair.1, pair)
      if interval != nil, let last = touches.last {
        (interval, anchor) = (DraggedInterval(from: value, to: high), last.x)
      }
      let isHeldSet = held == .lower ? value != old : high != oldHigh
      if Design.followsSet, isHeldSet || Design.restartsAtSet, let held, let last = touches.last {
        (sum, anchor) = (get(held), last.x)
      }
      if Design.letsGoAtSet { held = nil }
    case .thumbs(.adjust(let thumb, let way)) where !isTracking:
      response.thumb = Design.namesAdjusted ? thumb : thumb.other
      let stops = Design.distances.stops
      put(
        thumb,
        stops?.stop(after: get(thumb), way) ?? Design.distances.scale.value(after: get(thumb), way))
      if Design.keysKeepDistance {
        let way = thumb == .lower ? value - old : high - oldHigh
        (value, high) =
          thumb == .lower ? (value, min(100, oldHigh + way)) : (max(0, old + way), high)
      }
    case .down, .move, .up, .cancel, .revert:
      response.thumb = held
      let margin = Design.grabArea == .custom ? 30.0 : 0
      let handles = Thumb.allCases.map { frame(of: $0, margin: margin) }
      switch touches.receive(
        event,
        accepts: { point in
          Design.grabArea == .anywhere || handles.contains { $0.contains(point) }
        })
      {
      case .began(let point)?:
        response.editing = .began
        before = (value, high)
        (isRecognised, hasLeft) = (!Design.recognises, false)
        (pending, seconds) = (nil, 0)
        let old = (value, high)
        begin(point)
        response.thumb = Design.namesSelectionsLate && old != (value, high) ? nil : held
      case .moved(let point)?:
        pending = point
        if seconds >= Design.interval { catchUp() }
        response.thumb = held
      case .ended(let point)?:
        pending = point ?? pending
        if Design.keepsLast { catchUp() }
        if Design.seeks, !isRecognised { if Design.ignoresTaps { held = nil } else { seek() } }
        land()
        response.thumb = held
        let old = held == .upper ? before.1 : before.0
        let new = Design.commitsUpper ? high : get(held ?? .lower)
        response.editing = .committed(value: Design.commitsStart ? old : new)
        if held == nil, Design.commitsMiddle {
          response.editing = .committed(value: (value + high) / 2)
        }
        (held, interval) = (nil, nil)
      case .cancelled(let reverts)?:
        if reverts { (value, high) = before } else if Design.landsAtCancel { land() }
        response.editing = .cancelled
        if Design.namesOtherAtCancel { response.thumb = held?.other }
        (held, interval) = (nil, nil)
        isRevert = true
      case nil: response.thumb = nil
      }
    case .wait(let wait): seconds += GestureEvent.duration(wait)
    default: break
    }
    return event.isByUser
      ? response.with(effect(old, value, isRevert), effect(oldHigh, high, isRevert)) : Response()
  }

  private func effect(_ old: Double, _ new: Double, _ isRevert: Bool) -> Response.Effect? {
    guard old != new else { return nil }
    var effect = Response.Effect(change: .init(old: old, new: new))
    effect.detents = Design.distances.stops?.distance(from: old, to: new) ?? 0
    effect.reachedEnd = !isRevert && (new <= 0 || new >= 100)
    return effect
  }

  func get(_ thumb: Thumb) -> Double { thumb == .lower ? value : high }

  mutating func put(_ thumb: Thumb, _ number: Double) {
    if Design.sticksAtEnds, held != nil, get(thumb) == (thumb == .lower ? 0 : 100) { return }
    if Design.losesEnds, held != nil, number <= 0 || number >= 100 { return }
    if !Design.upperGrows, held == .upper, number > high { return }
    let least = Design.distances.least
    let gap = held != nil && track.isUsable ? Design.dragGap / track.length * 100 : 0
    let stop = Design.distances.stops?.snap(number) ?? min(max(number, 0), 100) + 0
    let passes = thumb == .lower ? stop > high : stop < value
    if passes, held != nil, Design.losesPassingSample {
      if let held { (value, high) = held == .lower ? (high, high) : (value, value) }
    } else if passes, held != nil || Design.keysSwap, Design.passes {
      (value, high) = thumb == .lower ? (high, stop) : (stop, value)
      if held != nil { held = thumb.other }
    } else if Design.meeting == .pushes {
      let own = thumb == .lower ? min(stop, 100 - least) : max(stop, least)
      (value, high) =
        thumb == .lower ? (own, max(high, own + least)) : (min(value, own - least), own)
    } else if thumb == .lower {
      value = min(stop, max(high - max(least, gap), 0))
    } else {
      high = max(stop, min(value + max(least, gap), 100))
    }
  }
}
