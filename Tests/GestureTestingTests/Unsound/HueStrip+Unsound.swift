import GestureTesting

/// A strip whose keys go the wrong way.
enum BackwardHue: HueDesign {
  static func hue(adjusting hue: Double, _ way: GestureEvent.Adjustment) -> Double {
    min(360, max(0, 2 * hue - DraggedHue.hue(adjusting: hue, way)))
  }
}

/// A strip whose keys do nothing.
enum KeylessHue: HueDesign {
  static func hue(adjusting hue: Double, _ way: GestureEvent.Adjustment) -> Double { hue }
}

/// A strip on which half of the hues have no place.
enum HalfHue: HueDesign {
  static let drag = ControlTraits.Drag.absolute
  static func hue(at fraction: Double) -> Double { 180 * fraction }
}
