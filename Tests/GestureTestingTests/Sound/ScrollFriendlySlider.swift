import GestureTesting

/// The arithmetic of a slider in a page that scrolls: the first six points decide between the two.
struct ScrollFriendlySlider<Design: ScrollDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .absolute, minimumDistance: 6)
    traits.yieldsToScrolling = true
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var isGivenUp = false

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { (state.isHeld, isGivenUp) = (false, false) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = (abs(point.x - state.down.x), abs(point.y - state.down.y))
    if !state.isHeld, !isGivenUp, max(x, y) >= 6 {
      isGivenUp = Design.isScroll(x: x, y: y)
      state.isHeld = !isGivenUp
    }
    guard state.isHeld, track.isUsable else { return }
    value = min(1, max(0, point.x / state.size.width))
  }
}

/// The design of a ``ScrollFriendlySlider``.
protocol ScrollDesign {
  /// Returns whether a first motion, by `x` points along and `y` points across, scrolls the page.
  static func isScroll(x: Double, y: Double) -> Bool
}

/// A page that scrolls by each motion that leads farther across than along.
enum PlainScroll: ScrollDesign {
  static func isScroll(x: Double, y: Double) -> Bool { x <= y }
}
