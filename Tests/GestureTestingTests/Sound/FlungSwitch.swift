import GestureTesting

/// The arithmetic of a switch whose thumb goes the way of a touch that lifts off faster than 50 points a second, and after
/// a slower one to the nearer side.
struct FlungSwitch<Design: FlingDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      drag: .tappedOrDragged, overshoot: .reanchors, minimumDistance: Design.slop,
      tapTolerance: Design.slop)
    traits.dragStart = .atTheSample
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var (seconds, speed) = (0.0, 0.0)

  var track: Track { Track(start: 14, length: state.size.width - 28) }
  var thumb: GestureRect? { thumb(ofWidth: 28) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, state.raw, seconds, speed) = (false, value, 0, 0)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    speed = seconds > 0 ? Design.motion(from: last.x, to: point.x) / seconds : 0
    seconds = 0
    guard state.isHeld else {
      state.isHeld = point.isAtLeast(max(Design.slop, 1e-300), from: state.down)
      if Design.slop == 0 { follow(from: last, to: point) }
      return
    }
    follow(from: last, to: point)
  }
  private mutating func follow(from last: GesturePoint, to point: GesturePoint) {
    if track.isUsable {
      state.raw = min(1, max(0, state.raw + (point.x - last.x) / track.length))
    }
  }
  mutating func release() {
    if !state.isHeld {
      value = 1 - value
    } else if abs(speed) > 50, seconds < 0.1 {
      value = speed > 0 ? 1 : 0
    } else {
      value = state.raw > 0.5 ? 1 : 0
    }
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
}

/// The design of a ``FlungSwitch``.
protocol FlingDesign {
  /// The distance that recognises a drag, in points.
  static var slop: Double { get }
  /// Returns the motion, in points, that gives the speed of the thumb.
  static func motion(from last: Double, to place: Double) -> Double
}

extension FlingDesign {
  static func motion(from last: Double, to place: Double) -> Double { place - last }
}

/// The switch of Android, SwitchCompat.
enum AndroidSwitch: FlingDesign { static let slop = 8.0 }

/// A switch that drags at once, by `predictedEndTranslation` of SwiftUI.
enum PredictedSwitch: FlingDesign { static let slop = 0.0 }
