import GestureTesting
import Synchronization

/// A correct slider of another make: its own arithmetic, in the gestures that all of them share.
///
/// The sliders of this folder compute as published sliders do, which their comments name. No code is theirs.
protocol SoundSlider: Control where Configuration == NoConfiguration {
  static var design: ControlTraits { get }
  var value: Double { get set }
  var state: SliderState { get set }

  init()
  /// Whether a touch that goes down here is tracked.
  func accepts(_ point: GesturePoint) -> Bool
  /// Handles a touch that goes down.
  mutating func touch(_ point: GesturePoint)
  /// Handles a motion of the touch.
  mutating func drag(from last: GesturePoint, to point: GesturePoint)
  /// Handles the end of a touch that lifts off, after its last motion.
  mutating func release()
  /// Handles the end of a touch that is cancelled, after the value went back.
  mutating func give()
  /// Handles a new size, or a value that did not come from a touch.
  mutating func rebase(isSet: Bool)
  /// Handles time that passes.
  mutating func pass(_ seconds: Double) -> Bool
  /// Returns the value nearest to a number.
  func legal(_ number: Double) -> Double
  /// Returns the value after an adjustment.
  func adjusted(_ way: GestureEvent.Adjustment) -> Double
}

/// The state that all sliders of this folder have.
struct SliderState {
  var size = GestureSize.zero
  var tracker = TouchTracker()
  var valueBefore = 0.0
  /// Where the touch went down.
  var down = GesturePoint(x: 0, y: 0)
  /// The raw place of a held thumb, a fraction of the track.
  var raw = 0.0
  /// The position of the touch to which `raw` belongs.
  var anchor = 0.0
  var isHeld = false
}

/// A goal to which a value glides at a constant speed.
struct Glide {
  /// The goal; `nil` if the value stays.
  var goal: Double?

  /// Moves a value for some seconds, and returns whether it has a way to go.
  mutating func move(_ value: inout Double, for seconds: Double, speed: Double) -> Bool {
    guard let goal else { return false }
    let (way, most) = (goal - value, speed * seconds)
    value = abs(way) <= most ? goal : value + (way > 0 ? most : -most)
    if value == goal { self.goal = nil }
    return value != goal
  }
}

/// The design of each slider, computed only once because an event needs it several times.
private let designs = Mutex<[ObjectIdentifier: ControlTraits]>([:])

extension SoundSlider {
  static var cachedDesign: ControlTraits {
    let key = ObjectIdentifier(Self.self)
    if let known = designs.withLock({ $0[key] }) { return known }
    let design = design
    designs.withLock { $0[key] = design }
    return design
  }

  init(_ configuration: NoConfiguration) { self.init() }

  var traits: ControlTraits { Self.cachedDesign }
  var isTracking: Bool { state.tracker.isTracking }

  func accepts(_ point: GesturePoint) -> Bool {
    Self.cachedDesign.grabArea != .bounds
      || GestureRect(origin: GesturePoint(x: 0, y: 0), size: state.size).contains(point)
  }
  mutating func touch(_ point: GesturePoint) {}
  mutating func release() {}
  mutating func give() {}
  mutating func rebase(isSet: Bool) {}
  mutating func pass(_ seconds: Double) -> Bool { false }
  func legal(_ number: Double) -> Double {
    if Self.cachedDesign.drag.isSwitch { return number > 0.5 ? 1 : 0 }
    let range = Self.cachedDesign.range
    let clamped = min(max(number, range.lowerBound), range.upperBound)
    return Self.cachedDesign.stops?.snap(clamped) ?? clamped + 0
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    if Self.cachedDesign.drag.isSwitch { return way.isUpward ? 1 : 0 }
    if let stops = Self.cachedDesign.stops { return stops.stop(after: value, way) }
    let scale = try? Scale(Self.cachedDesign.range, Self.cachedDesign.scale)
    return scale?.value(after: value, way) ?? value
  }

  /// The position of a point along the track.
  func along(_ point: GesturePoint) -> Double {
    Self.cachedDesign.direction.onTrack(point, in: state.size).x
  }
  /// The frame of a thumb that is as high as the bounds and has its middle at the value.
  func thumb(ofWidth width: Double) -> GestureRect {
    GestureRect(
      origin: GesturePoint(x: track.position(of: fraction) - width / 2, y: 0),
      size: GestureSize(width: width, height: state.size.height))
  }
  /// The length of the bounds along the track.
  var length: Double { Self.cachedDesign.direction.length(of: state.size) }

  mutating func handle(_ event: GestureEvent) -> Response { base(event) }

  /// Handles an event as every slider of this folder does.
  mutating func base(_ event: GestureEvent) -> Response {
    let old = value
    var response: Response
    if state.tracker.hasLostEnd(before: event) {
      response = respond(to: .cancel()).followed(by: respond(to: event))
    } else {
      response = respond(to: event)
    }
    if event.isByUser {
      response.detents = Self.cachedDesign.detents?.distance(from: old, to: value) ?? 0
    }
    return response
  }

  private mutating func respond(to event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    var isAnimating = false
    switch event {
    case .resize(let size):
      let new = size.usable
      if new != state.size {
        state.size = new
        rebase(isSet: false)
      }
    case .set(let number):
      if !number.isNaN, legal(number) != value {
        value = legal(number)
        state.valueBefore = value
        state.raw = fraction
        rebase(isSet: true)
      }
    case .adjust(let way):
      if !isTracking, Self.cachedDesign.isEnabled {
        value = adjusted(way)
        rebase(isSet: true)
      }
    case .wait(let seconds): isAnimating = pass(GestureEvent.duration(seconds))
    case .down, .move, .up, .cancel, .revert: editing = follow(event)
    case .thumbs: break
    }
    var response =
      event.isByUser
      ? Response(from: old, to: value, in: Self.cachedDesign.range, editing: editing) : Response()
    if case .wait = event {} else { isAnimating = pass(0) }
    response.isAnimating = isAnimating
    return response
  }

  private mutating func follow(_ event: GestureEvent) -> Response.Editing? {
    let (before, last) = (self, state.tracker.last)
    let sample = state.tracker.receive(event) { before.accepts($0) }
    switch sample {
    case nil: return nil
    case .began(let point)?:
      state.valueBefore = value
      state.down = point
      touch(point)
      return .began
    case .cancelled(let reverts)?:
      if reverts || Self.cachedDesign.onCancel == .reverts { value = state.valueBefore }
      give()
      return .cancelled
    case .moved(let point)?:
      drag(from: last ?? point, to: point)
      return nil
    case .ended(let point)?:
      if let point { drag(from: last ?? point, to: point) }
      release()
      return .committed(value: value)
    }
  }
}
