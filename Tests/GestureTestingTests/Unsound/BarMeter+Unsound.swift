import GestureTesting

/// A meter that lights two bars at the lower bound.
enum EagerMeter: MeterDesign {
  static let extraBars = 2.0
}

/// A meter of which half the bars lie beyond its bounds.
enum WideMeter: MeterDesign {
  static let barsInSight = 10.0
}

/// A meter whose text does not change until the touch lifts off.
enum LateText: MeterDesign {
  static let keepsText = true
}

// Bugs that published controls have, or that a port of them easily gets.

/// A meter whose lit bars never go dark.
enum StaleMeter: MeterDesign {
  static let keepsBars = true
}
