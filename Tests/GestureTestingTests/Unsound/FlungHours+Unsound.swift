import GestureTesting

/// A wheel that follows a touch at half its speed.
enum HalfSpeedHours: HoursDesign {
  static func place(_ place: Double, after motion: Double) -> Double { place + motion / 64 }
}

/// A wheel that is an hour off below 0.
enum LateHours: HoursDesign {
  static func hour(at place: Double) -> Double {
    let hour = place.rounded().truncatingRemainder(dividingBy: 24)
    return (hour < 0 ? hour + 23 : hour) + 0
  }
}

/// A wheel that leaves out noon.
enum NoNoon: HoursDesign {
  static func hour(at place: Double) -> Double {
    let hour = place.rounded().truncatingRemainder(dividingBy: 24)
    let whole = (hour < 0 ? hour + 24 : hour) + 0
    return whole == 12 ? 13 : whole
  }
}

/// A wheel that turns only up to midnight.
enum OneDay: HoursDesign {
  static func place(_ place: Double, after motion: Double) -> Double {
    min(23, max(0, place + motion / 32))
  }
}

/// A wheel that loses the part of an hour in each motion.
enum RoundedHours: HoursDesign {
  static func place(_ place: Double, after motion: Double) -> Double {
    (place + motion / 32).rounded()
  }
}

/// A wheel that never shows the last hour.
enum ShortDayHours: HoursDesign {
  static func hour(at place: Double) -> Double {
    let hour = place.rounded().truncatingRemainder(dividingBy: 23)
    return (hour < 0 ? hour + 23 : hour) + 0
  }
}

/// A wheel that always rolls up after a flick.
enum RisingHours: HoursDesign {
  static func speed(_ flick: Double) -> Double { abs(flick) }
}
