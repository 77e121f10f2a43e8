import Foundation

/// A dial that leaps over the middle of its range, because its turns are too long.
enum LeapingDial: AngleDesign {
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let turn = atan2(-x, y) / (3 * .pi)
    return ((turn < 0 ? turn + 1 : turn) * 12 - 1) / 10
  }
}

/// A dial that ignores a touch at the exact height of its middle.
enum DeafAxis: AngleDesign {
  static func place(x: Double, y: Double, from old: Double) -> Double {
    y == 0 ? old : AngleKnob.place(x: x, y: y, from: old)
  }
}
