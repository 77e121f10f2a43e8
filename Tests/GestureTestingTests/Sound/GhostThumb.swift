import GestureTesting

/// A progress bar that shows its thumb only while a touch scrubs it.
struct GhostThumb<Design: GhostDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .absolute)
    traits.overhang = 8
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var isShown = false

  var track: Track { Track(length: state.size.width) }
  var thumb: GestureRect? { isShown ? thumb(ofWidth: 16) : nil }

  mutating func touch(_ point: GesturePoint) {
    isShown = true
    drag(from: point, to: point)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = place }
  }
  mutating func release() { isShown = false }
  mutating func give() { isShown = Design.staysAfterACancel }
}

/// The design of a ``GhostThumb``.
protocol GhostDesign {
  /// Whether the thumb stays in sight after a cancelled touch.
  static var staysAfterACancel: Bool { get }
}

/// A thumb that each end of a touch hides.
enum HiddenThumb: GhostDesign {
  static let staysAfterACancel = false
}
