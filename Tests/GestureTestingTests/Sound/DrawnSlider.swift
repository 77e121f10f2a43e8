import GestureTesting

/// A slider whose configuration is its drawing: it draws what each combination of its fields says.
struct DrawnSlider: DesignedControl {
  let configuration: Configuration
  let traits: ControlTraits
  private(set) var value = 0.0
  private(set) var size = GestureSize.zero
  private(set) var tracker = TouchTracker()
  private var valueBefore = 0.0
  /// The place of the touch, a part of the track, while it pulls the drawing past an end.
  private var pull: Double?
  /// The drawn value, while it glides to the value.
  private var drawn = 0.0

  init(_ configuration: Configuration) {
    self.configuration = configuration
    traits = configuration.traits
  }

  var isTracking: Bool { tracker.isTracking }
  private var length: Double { traits.direction.length(of: size) }
  private var breadth: Double { traits.direction.breadth(of: size) }
  var track: Track {
    switch configuration.thumb {
    case .none, .overhanging: Track(length: length)
    case .inside, .small, .line:
      Track(start: configuration.half, length: length - 2 * configuration.half)
    }
  }
  var presentedValue: Double {
    guard let pull, configuration.isElastic else { return drawn }
    let beyond = pull < 0 ? pull : max(0, pull - 1)
    return drawn + beyond / (1 + abs(beyond))
  }
  private var presentedFraction: Double { presentedValue / 10 }
  var thumb: GestureRect? {
    configuration.thumb == .none ? nil : onScreen(thumbOnTrack)
  }
  private var thumbOnTrack: GestureRect {
    let place = along(presentedFraction)
    let grown = configuration.growsWhenHeld && isTracking ? 1.25 : 1
    let half = configuration.half * (configuration.thumb == .inside ? 1 : grown)
    let height = configuration.thumb == .small ? min(breadth, 2 * configuration.half) : breadth
    return GestureRect(
      origin: GesturePoint(x: place - half, y: (breadth - height) / 2),
      size: GestureSize(width: 2 * half, height: height))
  }
  /// Returns the position of a part of the track, rounded if the drawing is.
  private func along(_ part: Double) -> Double {
    let along = track.position(of: part)
    return configuration.roundsPoints ? along.rounded() + 0 : along
  }
  private func onScreen(_ rect: GestureRect) -> GestureRect {
    traits.direction.onScreen(rect, in: size)
  }

  var scene: ControlScene {
    guard track.isUsable else { return ControlScene(size: size) }
    var shapes: [SceneShape] = []
    if configuration.hasGroove { shapes.append(strip(.track, from: 0, to: 1, thick: 4, .groove)) }
    if let fill { shapes.append(fill) }
    if configuration.hasDots { shapes += (0...5).map { dot(2 * $0) } }
    if configuration.hasLabels { shapes += (0...5).map { label(2 * $0) } }
    if configuration.hasBars { shapes += (0...10).map(bar) }
    if configuration.thumb != .none {
      let outline: Outline = configuration.thumb == .line ? .rectangle : .capsule
      shapes.append(
        SceneShape(.thumb, outline, frame: onScreen(thumbOnTrack), paint: .knob))
    }
    return ControlScene(size: size, shapes: shapes)
  }

  private func strip(
    _ role: SceneShape.Role, from start: Double, to end: Double, thick: Double, _ paint: Paint
  ) -> SceneShape {
    let (first, last) = (along(start), along(end))
    let height = min(thick, breadth)
    let rect = GestureRect(
      origin: GesturePoint(x: min(first, last), y: (breadth - height) / 2),
      size: GestureSize(width: abs(last - first), height: height))
    return SceneShape(role, .rectangle, frame: onScreen(rect), paint: paint)
  }

  private var fill: SceneShape? {
    let place = presentedFraction
    switch configuration.fill {
    case .none: return nil
    case .toThumb: return strip(.fill, from: 0, to: place, thick: 4, .accent)
    case .whole: return strip(.fill, from: 0, to: place, thick: breadth, .accent)
    case .fromMiddle: return strip(.fill, from: 0.5, to: place, thick: 4, .accent)
    }
  }

  private func mark(_ role: SceneShape.Role, at value: Int, _ width: Double, _ paint: Paint)
    -> SceneShape
  {
    let height = min(width, breadth)
    let rect = GestureRect(
      origin: GesturePoint(x: along(Double(value) / 10) - width / 2, y: (breadth - height) / 2),
      size: GestureSize(width: width, height: height))
    return SceneShape(role, .capsule, frame: onScreen(rect), paint: paint)
  }

  private func dot(_ value: Int) -> SceneShape {
    mark(.dot(stop: value), at: value, 6, Double(value) <= presentedValue ? .accent : .groove)
  }

  private func label(_ value: Int) -> SceneShape {
    var shape = mark(.label(stop: value), at: value, 16, .ink)
    shape.isCurrent = configuration.hasSteps && Double(value) == self.value
    return shape
  }

  private func bar(_ index: Int) -> SceneShape {
    let current = min(10, max(0, presentedValue)).rounded()
    let isLit = Double(index) <= current
    let height = configuration.hasWave ? breadth * Double(index + 1) / 11 : breadth
    let width = max(0, track.length / 22)
    let rect = GestureRect(
      origin: GesturePoint(
        x: track.position(of: Double(index) / 10) - width / 2, y: (breadth - height) / 2),
      size: GestureSize(width: width, height: height))
    var shape = SceneShape(
      .bar(index), .rectangle, frame: onScreen(rect), paint: isLit ? .accent : .groove)
    shape.isCurrent = Double(index) == current
    return shape
  }

  // MARK: - Events

  mutating func respond(to event: GestureEvent) -> Response {
    let (old, shown) = (value, presentedValue)
    let wasPulled = pull != nil
    var editing: Response.Editing?
    switch event {
    case .resize(let new): size = new.usable
    case .set(let number):
      let new = legal(number)
      guard !number.isNaN, new != value else { break }
      (value, valueBefore, pull) = (new, new, nil)
      if !configuration.glides { drawn = value }
    case .adjust(let way):
      guard !isTracking else { break }
      value = traits.stops?.stop(after: value, way) ?? Scale.zeroToTen.value(after: value, way)
    case .wait(let wait):
      let (way, most) = (value - drawn, 20 * GestureEvent.duration(wait))
      drawn = abs(way) <= most ? value : drawn + (way > 0 ? most : -most)
    case .down, .move, .up, .cancel, .revert:
      switch tracker.receive(event, accepts: { _ in true }) {
      case nil: break
      case .began(let point)?:
        (valueBefore, editing) = (value, .began)
        go(to: point)
      case .moved(let point)?: go(to: point)
      case .ended(let point)?:
        if let point { go(to: point) }
        (pull, editing) = (nil, .committed(value: value))
      case .cancelled(let reverts)?:
        if reverts { value = valueBefore }
        (pull, editing) = (nil, .cancelled)
      }
    case .thumbs: break
    }
    if !configuration.glides { drawn = value } else if wasPulled, pull == nil { drawn = shown }
    var response =
      event.isByUser
      ? Response(from: old, to: value, in: traits.range, editing: editing) : Response()
    response.isAnimating = drawn != value
    return response
  }

  private mutating func go(to point: GesturePoint) {
    guard track.isUsable else { return }
    let place = (traits.direction.onTrack(point, in: size).x - track.start) / track.length
    value = legal(10 * min(1, max(0, place)))
    pull = place < 0 || place > 1 ? place : nil
  }
}

extension Scale {
  fileprivate static let zeroToTen = try! Scale(0...10)
}
