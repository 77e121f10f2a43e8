import GestureTesting

/// The arithmetic of a field of degrees, as Blender's: after three points, a drag turns it on and on.
struct AngleField<Design: FieldDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...360, drag: .relative, minimumDistance: 3)
    (traits.wraps, traits.dragStart) = (true, .atTheSample)
    traits.precision = .tolerance(1e-12)
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: 240) }

  mutating func touch(_ point: GesturePoint) { state.isHeld = !Design.recognises }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.isHeld else {
      state.isHeld = point.isAtLeast(3, from: state.down)
      return
    }
    let degrees = value + (point.x - last.x) * 1.5
    value = Design.degrees(degrees)
  }
}

/// The design of an ``AngleField``.
protocol FieldDesign {
  /// Whether a touch must move by three points to drag.
  static var recognises: Bool { get }
  /// Returns the value of a number of degrees.
  static func degrees(_ number: Double) -> Double
}

extension FieldDesign {
  static var recognises: Bool { true }
  static func degrees(_ number: Double) -> Double {
    min(360, max(0, number - 360 * (number / 360).rounded(.down)))
  }
}

/// A field that goes around.
enum RoundField: FieldDesign {}
