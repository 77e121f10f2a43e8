import GestureTesting

/// Pages, rows of a wheel or heights of a sheet, whose configuration is their design: a touch drags them, and leads to one.
struct DesignedPager: DesignedControl {
  let configuration: Configuration
  let traits: ControlTraits
  private(set) var size = GestureSize.zero
  private(set) var tracker = TouchTracker()
  /// The value that the last touch, key or `set` has led to.
  private var committed = 0.0
  /// The place of the drawing, in pages, which may be beyond the ends.
  private var shown = 0.0
  /// The page to which the drawing glides.
  private var goal: Double?
  /// The place of the pages under a touch, and the page of its `down`.
  private var (raw, page) = (0.0, 0.0)
  private var valueBefore = 0.0
  private var (isDragging, isGivenUp, hasMoved, isCaught) = (false, false, false, false)
  private var (down, last) = (GesturePoint(x: 0, y: 0), GesturePoint(x: 0, y: 0))
  /// The seconds since the last motion, and its speed in pages a second.
  private var (seconds, speed) = (0.0, 0.0)

  init(_ configuration: Configuration) {
    self.configuration = configuration
    traits = configuration.traits
  }

  var value: Double { configuration.changesOnRelease ? committed : clamped(shown) }
  var presentedValue: Double { shown }
  var isTracking: Bool { tracker.isTracking }
  /// The length of a page, in points.
  private var pageLength: Double {
    let length = traits.direction.length(of: size)
    return configuration.isSheet ? length / configuration.last : length
  }
  var track: Track { Track(length: pageLength * configuration.last) }

  mutating func respond(to event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    switch event {
    case .resize(let size): self.size = size.usable
    case .set(let number):
      let new = configuration.roundsSets ? clamped(number).rounded() : clamped(number)
      if !number.isNaN, number != value, new != value {
        (raw, page, valueBefore, hasMoved) = (new, new.rounded(), new, false)
        jump(to: new)
      }
    case .adjust(let way):
      if !isTracking, traits.isEnabled, let steps = traits.keySteps {
        jump(to: steps.value(after: value, way, in: traits.range))
      }
    case .wait(let wait): pass(GestureEvent.duration(wait))
    case .down, .move, .up, .cancel, .revert: editing = follow(event)
    case .thumbs: break
    }
    let isTimed = if case .wait = event { true } else { false }
    var response =
      event.isByUser || isTimed
      ? Response(from: old, to: value, in: traits.range, editing: editing) : Response()
    response.isAnimating = goal != nil
    return response
  }

  private mutating func jump(to place: Double) { (committed, shown, goal) = (place, place, nil) }

  private mutating func pass(_ wait: Double) {
    seconds += wait
    guard !isTracking, let goal else { return }
    let way = 4 * wait
    shown = shown < goal ? min(goal, shown + way) : max(goal, shown - way)
    if shown == goal { jump(to: goal) }
  }
}

// The touches of pages whose configuration is their design.
extension DesignedPager {
  private mutating func follow(_ event: GestureEvent) -> Response.Editing? {
    let isEnabled = traits.isEnabled
    switch tracker.receive(event, accepts: { _ in isEnabled }) {
    case nil: return nil
    case .began(let point)?:
      (down, last, raw, page) = (point, point, shown, shown.rounded())
      (valueBefore, isCaught, goal) = (value, goal != nil, nil)
      (seconds, speed, hasMoved) = (0, 0, false)
      (isDragging, isGivenUp) = (traits.minimumDistance == 0 && !traits.yieldsToScrolling, false)
      return .began
    case .moved(let point)?:
      move(to: point)
      return nil
    case .ended(let point)?:
      if let point { move(to: point) }
      if hasMoved || isCaught { settle(at: hasMoved ? rest : nearest(shown)) }
      return .committed(value: value)
    case .cancelled(let reverts)?:
      if configuration.changesOnRelease {
        settle(at: valueBefore)
      } else if reverts || traits.onCancel == .reverts {
        jump(to: valueBefore)
      } else if hasMoved || isCaught {
        settle(at: nearest(shown))
      }
      return .cancelled
    }
  }

  private func nearest(_ place: Double) -> Double { clamped(place).rounded() }

  /// Takes a page, at once or in time.
  private mutating func settle(at page: Double) {
    committed = page
    if configuration.glides, shown != page { goal = page } else { jump(to: page) }
  }

  private mutating func move(to point: GesturePoint) {
    let previous = last
    last = point
    guard !isGivenUp else { return }
    if isDragging {
      drag(by: along(point) - along(previous))
    } else if point != down, point.isAtLeast(traits.minimumDistance, from: down) {
      recognise(point)
    }
  }

  /// Handles a motion of a touch that does not drag yet.
  private mutating func recognise(_ point: GesturePoint) {
    let (way, distance) = (along(point) - along(down), traits.minimumDistance)
    if traits.yieldsToScrolling {
      let across = traits.direction.isHorizontal ? point.y - down.y : point.x - down.x
      isGivenUp = abs(way) <= abs(across)
      if isGivenUp { return }
    }
    let isByWay = traits.dragStart == .atTheDistance
    // The distance is measured along the track.
    if isByWay, abs(way) < distance { return }
    isDragging = true
    if isByWay { drag(by: way > 0 ? way - distance : way + distance) }
  }

  private mutating func drag(by way: Double) {
    guard way != 0, track.isUsable else { return }
    let moved = way / pageLength
    (speed, seconds, hasMoved) = (seconds > 0 ? moved / seconds : 0, 0, true)
    raw += moved
    if !configuration.isElastic { raw = clamped(raw) }
    if configuration.pullsOnePage { raw = min(page + 1, max(page - 1, raw)) }
    let inside = clamped(raw)
    let beyond = raw - inside
    shown = inside + 0.25 * beyond / (1 + abs(beyond))
  }

  /// The page to which a touch leads that lifts off.
  private var rest: Double {
    let place = clamped(raw)
    let isQuick = seconds < 0.1 && abs(speed) > 1
    var rest =
      switch configuration.rule {
      case .nearest: place.rounded()
      case .flick where isQuick, .projection where isQuick && configuration.turnsOnePage:
        speed > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
      case .projection where isQuick: (place + 0.2 * speed).rounded()
      case .flick, .projection: place.rounded()
      case .fifth:
        place > page
          ? page + (place - page + 0.8).rounded(.down) : page - (page - place + 0.8).rounded(.down)
      }
    if configuration.turnsOnePage || configuration.pullsOnePage {
      rest = min(page + 1, max(page - 1, rest))
    }
    return clamped(rest)
  }

  private func along(_ point: GesturePoint) -> Double {
    traits.direction.onTrack(point, in: size).x
  }
}
