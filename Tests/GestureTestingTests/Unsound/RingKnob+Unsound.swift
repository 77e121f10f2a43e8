import GestureTesting

/// A dial that rounds each motion to its stops, so that a slow hand cannot turn it.
enum HastyDial: RingDesign {
  static func place(_ place: Double, movedFrom old: Double, to new: Double) -> Double {
    place + ((new - old).remainder(dividingBy: 1440) / 5).rounded() * 5
  }
}

/// A dial that loses five minutes with each turn past midnight.
enum ShortDay: RingDesign {
  static let day = 1435.0
}
