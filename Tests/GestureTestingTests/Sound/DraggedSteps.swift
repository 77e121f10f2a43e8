import GestureTesting

/// A control that a drag takes from step to step, as its design says.
struct DraggedSteps<Design: StepDesign>: SoundSlider {
  static var design: ControlTraits {
    let (first, last) = (Double(Design.values[0]), Double(Design.values[Design.values.count - 1]))
    var traits = ControlTraits(
      range: first...last, stops: (try? IntegerStops(Design.values)).map { Snapping($0) },
      drag: .relative)
    Design.declare(&traits)
    return traits
  }
  private var index = 0
  var value: Double {
    get { Double(Design.values[index]) }
    set { index = Design.values.firstIndex(of: Int(newValue)) ?? 0 }
  }
  var state = SliderState()

  var fraction: Double { Double(index) / last }
  var track: Track { Track(length: Design.width * last) }
  private var last: Double { Double(Design.values.count - 1) }

  mutating func touch(_ point: GesturePoint) { state.raw = Double(index) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    state.raw += Self.cachedDesign.direction.motion(from: last, to: point).x / Design.width
    index = Int(Design.step(at: state.raw, from: Double(index), last: self.last))
    state.raw = Design.place(state.raw, at: Double(index))
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = Double(index) } }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    guard let turn = Design.keyTurn, way == .increment || way == .decrement else {
      return Self.cachedDesign.stops?.stop(after: value, way) ?? value
    }
    if Design.stopsAfterTheLast, way.isUpward, index == turn - 1 { return value }
    return Double(Design.values[(index + turn + (way.isUpward ? 1 : -1)) % turn])
  }
}

/// The design of ``DraggedSteps``.
protocol StepDesign {
  static var values: [Int] { get }
  /// The motion that leads from a step to the next, in points.
  static var width: Double { get }
  static func declare(_ traits: inout ControlTraits)
  /// The number of steps after which keys begin again; `nil` if they stop at the ends.
  static var keyTurn: Int? { get }
  /// Whether only the key down goes around.
  static var stopsAfterTheLast: Bool { get }
  /// Returns the number of the step at a place, which is a number of steps.
  static func step(at place: Double, from old: Double, last: Double) -> Double
  /// Returns the place from which the drag goes on, after it has led to a step.
  static func place(_ place: Double, at step: Double) -> Double
}

extension StepDesign {
  static var keyTurn: Int? { nil }
  static var stopsAfterTheLast: Bool { false }
  static func step(at place: Double, from old: Double, last: Double) -> Double {
    min(last, max(0, place)).rounded()
  }
  static func place(_ place: Double, at step: Double) -> Double { place }
}

/// The steps of a sensitivity dial, as in a camera: each of them is as far from the next.
enum SensitivityDial: StepDesign {
  static let values = [50, 64, 80, 100, 125, 160, 200, 250, 320, 400, 500, 640, 800]
  static let width = 24.0
  static func declare(_ traits: inout ControlTraits) {
    (traits.hasOwnScale, traits.direction) = (true, .rightToLeft)
  }
}

/// Steps with a hysteresis: a step follows when the touch is seven tenths of a step beyond the last one.
enum StickySteps: StepDesign {
  static let values = Array(0...10)
  static let width = 20.0
  static func declare(_ traits: inout ControlTraits) { traits.stepRounding = .custom }
  static func step(at place: Double, from old: Double, last: Double) -> Double {
    abs(place - old) < 0.7 ? old : min(last, max(0, place.rounded()))
  }
}

/// The hours of a day on a wheel: after 23 comes 0, and before 0 comes 23.
enum HourWheel: StepDesign {
  static let values = Array(0...23)
  static let keyTurn: Int? = 24
  static let width = 32.0
  static func declare(_ traits: inout ControlTraits) {
    (traits.wraps, traits.direction) = (true, .bottomToTop)
  }
  static func step(at place: Double, from old: Double, last: Double) -> Double {
    let hour = place.rounded().truncatingRemainder(dividingBy: 24)
    return hour < 0 ? hour + 24 : hour
  }
}
