import GestureTesting

/// A range slider that adds up the motions of its touch, each of which is rounded.
struct SummedRange<Design: RangeDesign>: Control {
  static var hasTwoValues: Bool { true }

  private(set) var value = 0.0
  private var high = 100.0
  private var size = GestureSize.zero
  private var touches = TouchTracker()
  private var before = (0.0, 100.0)
  private var held: Thumb?
  private var isGrabbed = false
  private var (sum, anchor) = (0.0, 0.0)
  private var down = GesturePoint(x: 0, y: 0)
  private var isRecognised = false
  /// Whether the touch has moved.
  private var hasLeft = false
  /// The interval between the thumbs, while a touch moves both.
  private var interval: DraggedInterval<Design>?
  /// The place of a motion that was put off, and the seconds since the last one that counted.
  private var (pending, seconds): (GesturePoint?, Double) = (nil, 0)

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
    (traits.overshoot, traits.hasOwnScale) = (Design.overshoot, Design.isSquared)
    traits.stopsOnRelease = Design.stopsOnRelease
    return traits
  }
  var isTracking: Bool { touches.isTracking }
  var track: Track { Track(start: 12, length: size.width - 24) }
  var thumb: GestureRect? { frame(of: .lower) }
  var upper: UpperThumb? {
    UpperThumb(value: high, fraction: fraction(of: high), thumb: frame(of: .upper))
  }
  var fraction: Double { fraction(of: value) }
  var scene: ControlScene { ControlScene(size: size) }

  private func fraction(of value: Double) -> Double {
    Design.isSquared ? (value / 100).squareRoot() : value / 100
  }

  private func frame(of thumb: Thumb, margin: Double = 0) -> GestureRect {
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
        let pair = Design.distances.pair(low.isNaN ? value : low, top.isNaN ? high : top),
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
        begin(point)
        response.thumb = held
      case .moved(let point)?:
        pending = point
        if seconds >= Design.interval { catchUp() }
        response.thumb = held
      case .ended(let point)?:
        pending = point ?? pending
        if Design.keepsLast { catchUp() }
        if Design.seeks, !isRecognised { seek() }
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

  private func get(_ thumb: Thumb) -> Double { thumb == .lower ? value : high }

  private mutating func put(_ thumb: Thumb, _ number: Double) {
    if Design.sticksAtEnds, held != nil, get(thumb) == (thumb == .lower ? 0 : 100) { return }
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

  private mutating func begin(_ point: GesturePoint) {
    (down, anchor) = (point, point.x)
    let (low, top) = (
      track.position(of: fraction(of: value)), track.position(of: fraction(of: high))
    )
    var x = point.x
    if Design.comparesStops, let place = track.fraction(at: x) {
      x = track.position(of: (Design.distances.stops?.snap(100 * place) ?? 0) / 100)
    }
    let (below, above) = (abs(x - low), abs(top - x))
    if Design.movesBoth, point.x > low + 12, point.x < top - 12 {
      interval = DraggedInterval(from: value, to: high)
      return
    }
    // In the middle, the way of the touch decides.
    held = below != above ? (below < above ? .lower : .upper) : nil
    if below == above { held = below > 0 ? Design.middleThumb : Design.topThumb }
    if Design.takesFarther { held = held?.other }
    if below == above, point.x > top { held = .upper }
    if below == above, point.x < low { held = .lower }
    if value == high, Design.takesUpperOfEqual { held = .upper }
    if high - value <= Design.distances.least, Design.takesLowerOfNear { held = .lower }
    if high < 33, Design.takesLowerBelow { held = .lower }
    guard let held else { return }
    take(held, at: point)
    if !isGrabbed { follow(point) }
    if Design.holdsAfterJump, track.isUsable { (isGrabbed, sum) = (true, get(held)) }
  }

  private mutating func take(_ thumb: Thumb, at point: GesturePoint) {
    (held, sum) = (thumb, get(thumb))
    isGrabbed = Design.drag == .grabbed && frame(of: thumb).contains(point)
  }

  /// Returns the value at the whole point nearest to a value.
  private func rounded(_ number: Double) -> Double {
    (number / 100 * track.length).rounded() / track.length * 100
  }

  /// Takes the held thumb to the nearest stop that is far enough from the other thumb.
  private mutating func land() {
    guard let held, let stops = Design.stopsOnRelease, Design.lands,
      hasLeft || !Design.landsAfterMotion
    else { return }
    let (stop, least) = (stops.snap(get(held)), Design.distances.least)
    let isNear = least > 0 && (held == .lower ? stop > high - least : stop < value + least)
    let away = held == .lower ? -1 : 1
    put(held, isNear ? stops.stop(stops.index(nearestTo: stop) + away) : stop)
  }

  private mutating func seek() {
    if Design.seeksWithLower { held = .lower }
    guard let held, track.isUsable else { return }
    put(held, (anchor - 12) / track.length * 100)
  }

  private mutating func catchUp() {
    if let pending { follow(pending) }
    (pending, seconds) = (nil, 0)
  }

  private mutating func follow(_ point: GesturePoint) {
    hasLeft = hasLeft || point != down
    if Design.staysAtDown, !hasLeft, let held, frame(of: held).contains(point) { return }
    guard track.isUsable else {
      anchor = point.x
      return
    }
    if !isRecognised {
      isRecognised = point.isAtLeast(Design.minimumDistance, from: down)
      anchor = point.x
      if isRecognised, Design.prefersLower, point.x < track.position(of: high / 100) - 12 {
        take(.lower, at: down)
      }
      return
    }
    if var moved = interval {
      if let pair = moved.move(by: point.x - anchor, on: track, from: (value, high)) {
        (value, high) = pair
      }
      (interval, anchor) = (moved, point.x)
    } else if let held {
      sum =
        isGrabbed
        ? sum + Design.speed * (point.x - anchor) / track.length * 100
        : (point.x - 12 - Design.shift) / track.length * 100
      if isGrabbed, Design.turnsRound { sum = min(100, max(0, sum)) }
      if Design.isSquared { sum = 100 * (max(0, sum) / 100) * (max(0, sum) / 100) }
      if !Design.roundsPlaces {
        put(held, sum)
      } else if point.x != anchor {
        put(held, rounded(sum))
      }
      anchor = point.x
    } else if point.x != down.x, !Design.letsGoAtSet {
      let first = point.x > down.x ? Thumb.upper : .lower
      for thumb in [first, first.other] {
        let (saved, old) = (self, (value, high))
        take(thumb, at: down)
        follow(point)
        if (value, high) != old { return }
        self = saved
      }
    }
  }
}
