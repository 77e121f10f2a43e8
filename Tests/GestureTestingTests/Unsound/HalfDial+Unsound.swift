import GestureTesting

/// A gauge that grows to the left.
enum BackwardGauge: GaugeDesign {
  static func place(of part: Double) -> Double { 1 - part }
  static func angle(at fraction: Double) -> Double { .pi * (1 - fraction) }
}

/// A gauge whose thumb is drawn at the mirrored place.
enum MirroredGauge: GaugeDesign {
  static func angle(at fraction: Double) -> Double { .pi * (1 - fraction) }
}

/// A gauge that turns around the middle of its bounds, not around that of its lower edge.
enum CentredGauge: GaugeDesign {
  static let middle = 0.5
}

/// A gauge that falls to its other end when the finger slips below its edge.
enum SlippingGauge: GaugeDesign {
  static let area = ControlTraits.GrabArea.bounds
  static func place(belowLeft isLeft: Bool) -> Double { isLeft ? 1 : 0 }
}
