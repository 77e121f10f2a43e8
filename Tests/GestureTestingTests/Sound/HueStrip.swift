import GestureTesting

/// The arithmetic of a strip of hues, which goes on at 0 from 360.
struct HueStrip<Design: HueDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...360, drag: Design.drag)
    traits.wraps = true
    traits.precision = .tolerance(1e-12)
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { if Design.drag == .absolute { seek(point) } }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    if Design.drag == .absolute { return seek(point) }
    let hue = value + (point.x - last.x) / state.size.width * 360
    value = min(360, max(0, hue - 360 * (hue / 360).rounded(.down)))
  }
  private mutating func seek(_ point: GesturePoint) {
    guard let fraction = track.fraction(at: point.x) else { return }
    value = Design.hue(at: fraction)
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double { Design.hue(adjusting: value, way) }
}

/// The design of a ``HueStrip``.
protocol HueDesign {
  /// Whether the motion of a touch counts, or its place.
  static var drag: ControlTraits.Drag { get }
  /// Returns the hue at a part of the strip.
  static func hue(at fraction: Double) -> Double
  /// Returns the hue to which a key leads from another hue.
  static func hue(adjusting hue: Double, _ way: GestureEvent.Adjustment) -> Double
}

extension HueDesign {
  static var drag: ControlTraits.Drag { .relative }
  static func hue(at fraction: Double) -> Double { 360 * fraction }
  static func hue(adjusting hue: Double, _ way: GestureEvent.Adjustment) -> Double {
    (try? Scale(0...360))?.value(after: hue, way) ?? hue
  }
}

/// A strip that a touch moves by its motion; its keys stop at the bounds.
enum DraggedHue: HueDesign {}

/// A strip whose hue is under the touch, and whose keys go on at 0 from 360.
enum TouchedHue: HueDesign {
  static let drag = ControlTraits.Drag.absolute
  static func hue(adjusting hue: Double, _ way: GestureEvent.Adjustment) -> Double {
    let degrees =
      switch way {
      case .increment: 36.0
      case .decrement: -36.0
      case .pageUp: 72.0
      case .pageDown: -72.0
      case .fineUp: 3.6
      case .fineDown: -3.6
      case .minimum: -hue
      case .maximum: 360 - hue
      }
    let sum = hue + degrees
    return sum < 0 ? sum + 360 : sum > 360 ? sum - 360 : sum
  }
}
