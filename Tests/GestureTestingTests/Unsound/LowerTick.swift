import GestureTesting

/// A slider that goes to the tick below, so that the last one is hard to reach.
enum LowerTick: TickDesign {
  static func tick(for value: Double, of ticks: Snapping?) -> Double {
    (value / 12.5).rounded(.down) * 12.5
  }
}

/// A slider that a cancelled drag leaves between two ticks.
enum HangingTick: TickDesign {
  static let hangsWhenCancelled = true
  static func tick(for value: Double, of ticks: Snapping?) -> Double { ticks?.snap(value) ?? value }
}
