import GestureTesting

/// A switch whose speed has the wrong sign, so that a quick drag of its thumb leads back.
enum BackwardSwitch: FlingDesign {
  static let slop = 8.0
  static func motion(from last: Double, to place: Double) -> Double { last - place }
}
