import GestureTesting

/// The arithmetic of UIButton: a touch toggles it if it lifts off near the button, wherever it has been before.
struct PushButton<Design: ButtonDesign>: SoundSlider {
  static var design: ControlTraits {
    ControlTraits(
      drag: .tapped, grabArea: .bounds, tapTolerance: 70,
      initialSize: GestureSize(width: 44, height: 44))
  }
  var value = 0.0
  var state = SliderState(size: GestureSize(width: 44, height: 44))
  private var isPressed = false

  var track: Track { Track(start: 5, length: state.size.width - 10) }
  var thumb: GestureRect? { Design.hasThumb ? thumb(ofWidth: 10) : nil }
  private func bounds(grownBy margin: Double) -> GestureRect {
    GestureRect(
      origin: GesturePoint(x: -margin, y: -margin),
      size: GestureSize(
        width: state.size.width + 2 * margin, height: state.size.height + 2 * margin))
  }

  func accepts(_ point: GesturePoint) -> Bool { bounds(grownBy: 0).contains(point) }
  mutating func touch(_ point: GesturePoint) { isPressed = true }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    isPressed = bounds(grownBy: 70).contains(point)
  }
  mutating func release() { if isPressed { value = 1 - value } }
}

/// The design of a ``PushButton``.
protocol ButtonDesign {
  /// Whether the button draws a thumb, as a switch of a web page does.
  static var hasThumb: Bool { get }
}

/// A button without a thumb.
enum PlainButton: ButtonDesign {
  static let hasThumb = false
}

/// The arithmetic of Radix's switch: a touch that comes back toggles it.
enum ClickedSwitch: ButtonDesign {
  static let hasThumb = true
}
