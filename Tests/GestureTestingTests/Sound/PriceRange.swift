import GestureTesting

/// The arithmetic of a filter of prices on the web: two thumbs for one finger, at least 10 apart.
struct PriceRange: Control {
  private var values = (lower: 0.0, upper: 100.0)
  private var starts = (lower: 0.0, upper: 100.0)
  private var tracker = TouchTracker()
  private var size = GestureSize.zero
  private var held: Thumb?
  private var isGrabbed = false
  private var (down, offset) = (0.0, 0.0)

  init(_: NoConfiguration) {}

  static var hasTwoValues: Bool { true }
  var traits: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .grabbed)
    traits.thumbs = (try? ThumbDistances(range: 0...100, least: 10)).map {
      ThumbTraits(distances: $0)
    }
    return traits
  }
  var value: Double { values.lower }
  var upper: UpperThumb? {
    UpperThumb(value: values.upper, fraction: values.upper / 100, thumb: frame(of: .upper))
  }
  var thumb: GestureRect? { frame(of: .lower) }
  var isTracking: Bool { tracker.isTracking }
  var track: Track { Track(start: 14, length: size.width - 28) }

  private func value(of thumb: Thumb) -> Double { thumb == .lower ? values.lower : values.upper }
  private func center(of thumb: Thumb) -> Double { track.position(of: value(of: thumb) / 100) }
  private func frame(of thumb: Thumb) -> GestureRect {
    GestureRect(
      origin: GesturePoint(x: center(of: thumb) - 14, y: size.height / 2 - 14),
      size: GestureSize(width: 28, height: 28))
  }

  private func nearest(to x: Double) -> Thumb? {
    let (low, high) = (center(of: .lower), center(of: .upper))
    if abs(x - low) != abs(x - high) { return abs(x - low) < abs(x - high) ? .lower : .upper }
    return x < low ? .lower : x > high ? .upper : nil
  }
  private mutating func put(_ thumb: Thumb, at wanted: Double) {
    if thumb == .lower {
      values.lower = max(0, min(wanted, values.upper - 10))
    } else {
      values.upper = min(100, max(wanted, values.lower + 10))
    }
  }
  private mutating func hold(_ thumb: Thumb) {
    (held, offset) = (thumb, isGrabbed ? down - center(of: thumb) : 0)
  }
  private mutating func drag(to x: Double) {
    guard track.isUsable else { return }
    if let held {
      put(held, at: 100 * min(1, max(0, (x - offset - 14) / track.length)))
    } else if x != down {
      // The first motion decides which thumb the touch holds.
      let old = values
      for thumb in x > down ? [Thumb.upper, .lower] : [.lower, .upper] where values == old {
        hold(thumb)
        drag(to: x)
      }
      if values == old { held = nil }
    }
  }

  mutating func handle(_ event: GestureEvent) -> Response {
    if tracker.hasLostEnd(before: event) {
      return handle(.cancel()).followed(by: handle(event))
    }
    let (old, last) = (values, tracker.last)
    var response = Response()
    switch tracker.receive(event, accepts: { _ in true }) {
    case .began(let point):
      (starts, down, held) = (values, point.x, nil)
      let thumb = nearest(to: point.x)
      isGrabbed = frame(of: thumb ?? .lower).contains(point)
      if let thumb {
        hold(thumb)
        if !isGrabbed { drag(to: point.x) }
      }
      response.editing = .began
    case .moved(let point): drag(to: point.x)
    case .ended(let point):
      if let point { drag(to: point.x) }
      response.editing = .committed(value: value(of: held ?? .lower))
    case .cancelled(let reverts):
      if reverts { values = starts }
      response.editing = .cancelled
    case nil: return handle(other: event, last)
    }
    report(old, in: &response, held)
    return response
  }

  /// Handles an event that is no touch of the tracked finger.
  private mutating func handle(other event: GestureEvent, _ last: GesturePoint?) -> Response {
    let old = values
    var response = Response()
    switch event {
    case .resize(let new) where new.usable != size:
      let raw = track.isUsable ? ((last?.x ?? 0) - offset - 14) / track.length : 0
      let wasUsable = track.isUsable
      size = new.usable
      if let last, isGrabbed, held != nil, wasUsable { offset = last.x - (14 + raw * track.length) }
    case .thumbs(.set(let lower, let upper)):
      set(lower.isNaN ? values.lower : lower, upper.isNaN ? values.upper : upper)
      guard values != old else { break }
      starts = values
      if let last {
        down = last.x
        if let held, isGrabbed { hold(held) }
      }
    case .thumbs(.adjust(let thumb, let way)) where !isTracking:
      guard let scale = try? Scale(0...100) else { break }
      put(thumb, at: scale.value(after: value(of: thumb), way))
      report(old, in: &response, thumb)
    default: break
    }
    return response
  }

  private mutating func set(_ lower: Double, _ upper: Double) {
    let low = min(100, max(0, min(lower, upper))) + 0
    let high = min(100, max(0, max(lower, upper))) + 0
    values = high - low >= 10 ? (low, high) : low <= 90 ? (low, low + 10) : (90, 100)
  }

  private func report(
    _ old: (lower: Double, upper: Double), in response: inout Response, _ thumb: Thumb?
  ) {
    let isUsers = response.editing != .cancelled
    response.thumb = thumb
    if values.lower != old.lower {
      response.change = Response.Change(old: old.lower, new: values.lower)
      response.reachedEnd = isUsers && (values.lower == 0 || values.lower == 100)
    }
    if values.upper != old.upper {
      response.upper = Response.Effect(
        change: Response.Change(old: old.upper, new: values.upper))
      response.upper?.reachedEnd = isUsers && (values.upper == 0 || values.upper == 100)
    }
  }
}
