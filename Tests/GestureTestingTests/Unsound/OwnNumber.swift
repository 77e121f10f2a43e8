import GestureTesting

/// A number that a drag changes at a speed of its own.
struct OwnNumber<Design: OwnNumberDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 1), drag: .custom,
      grabArea: .bounds)
    traits.tap = .custom
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.x != last.x else { return }
    state.raw += Design.speed * (point.x - last.x)
    value = min(100, max(0, state.raw)).rounded()
  }
  mutating func rebase(isSet: Bool) {
    if isSet { state.raw = value } else if Design.forgetsItsWay { state.raw = state.valueBefore }
  }
  mutating func handle(_ event: GestureEvent) -> Response {
    var response = base(event)
    if Design.commitsStart, case .committed? = response.editing {
      response.editing = .committed(value: state.valueBefore)
    }
    return response
  }
}

/// The design of an ``OwnNumber``.
protocol OwnNumberDesign {
  /// The change of the value by a point.
  static var speed: Double { get }
  /// Whether a resize takes the number back to where its drag began.
  static var forgetsItsWay: Bool { get }
  /// Whether a gesture commits the value with which it began.
  static var commitsStart: Bool { get }
}
extension OwnNumberDesign {
  static var speed: Double { 0.25 }
  static var forgetsItsWay: Bool { false }
  static var commitsStart: Bool { false }
}

/// A number that no touch changes.
enum DeadNumber: OwnNumberDesign {
  static let speed = 0.0
}

/// A number that a resize takes back to where its drag began.
enum ForgetfulNumber: OwnNumberDesign {
  static let forgetsItsWay = true
}

/// A number that commits the value from before the gesture.
enum OldCommit: OwnNumberDesign {
  static let commitsStart = true
}
