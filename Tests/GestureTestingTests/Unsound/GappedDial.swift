import Foundation

/// A dial of 300 degrees whose gap lies at the left instead of the bottom, so that its lowest values cannot
/// be reached.
enum GappedDial: AngleDesign {
  static let range = 0.0...99
  static let step: Double? = 1
  static func place(x: Double, y: Double, from old: Double) -> Double {
    // The angle from the right, counterclockwise; the bug is that it is negative below.
    (4 / 3 * .pi - atan2(-y, x)) / (5 / 3 * .pi)
  }
}
