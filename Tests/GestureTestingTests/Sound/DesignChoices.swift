/// The distance that a touch of a designed control must move to drag.
enum DesignedDistance: UInt8, Sendable {
  case none, six, two, twelve

  static let names = ["none", "six", "two", "twelve"]

  /// The distance in points.
  var points: Double {
    switch self {
    case .none: 0
    case .six: 6
    case .two: 2
    case .twelve: 12
    }
  }
  /// The distance from which a touch is no tap, in points.
  var ofATap: Double { self == .none ? 6 : points }
}

/// The thumb of a designed slider, and its place at the ends of the bounds.
enum DesignedShape: UInt8, Sendable {
  case usual, overhanging, wide, small

  static let names = ["usual", "overhanging", "wide", "small"]

  /// The width of the thumb, in points.
  var thumb: Double {
    switch self {
    case .usual, .overhanging: 20
    case .wide: 44
    case .small: 6
    }
  }
  /// The distance of the ends of the track from those of the bounds, in points.
  var inset: Double { self == .overhanging ? 0 : thumb / 2 }
}

/// The bounds of the values of a designed slider.
enum DesignedExtent: UInt8, Sendable {
  case ten, signed, narrow, far

  static let names = ["ten", "signed", "narrow", "far"]

  /// The bounds on a linear scale.
  var range: ClosedRange<Double> {
    switch self {
    case .ten: 0...10
    case .signed: -40...60
    case .narrow: 0.25...0.75
    case .far: 1_000_000...1_000_010
    }
  }
  /// The bounds on an exponential scale.
  var exponentialRange: ClosedRange<Double> {
    switch self {
    case .ten: 1...100
    case .signed: 20...20_000
    case .narrow: 0.001...1
    case .far: 1_000_000...1e9
    }
  }
}
