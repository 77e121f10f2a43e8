import GestureTesting

/// The dots of six pages over a strip that a touch scrubs, as those of an onboarding.
struct LitDots<Design: LitDesign>: SoundSlider {
  static var design: ControlTraits {
    ControlTraits(
      range: 0...5, stops: try? Snapping(range: 0...5, step: 1), drag: .absolute)
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 10, length: max(0, state.size.width - 20)) }
  var scene: ControlScene {
    let side = min(6, state.size.height)
    let dots = (0...5).map { page in
      let place = GestureRect(
        origin: GesturePoint(
          x: track.position(of: Double(page) / 5) - side / 2, y: (state.size.height - side) / 2),
        size: GestureSize(width: side, height: side))
      return SceneShape(
        .dot(stop: page), .ellipse, frame: place,
        paint: Design.isLit(page, at: Int(value)) ? .accent : .groove)
    }
    return ControlScene(size: state.size, shapes: dots)
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = legal(5 * place) }
  }
}

/// The design of ``LitDots``.
protocol LitDesign {
  /// Returns whether the dot of a page is lit at a page, both 0...5.
  static func isLit(_ page: Int, at current: Int) -> Bool
}

/// Dots of which that of the present page is lit.
enum PageDots: LitDesign {
  static func isLit(_ page: Int, at current: Int) -> Bool { page == current }
}

/// Dots of which those of all pages that have been read are lit.
enum ReadPages: LitDesign {
  static func isLit(_ page: Int, at current: Int) -> Bool { page < current }
}
