import GestureTesting

/// The hours of a day on a wheel whose keys lead from 0 to 11.
enum HalfDayKeys: StepDesign {
  static let values = HourWheel.values
  static let width = HourWheel.width
  static let keyTurn: Int? = 12
  static func declare(_ traits: inout ControlTraits) { HourWheel.declare(&traits) }
  static func step(at place: Double, from old: Double, last: Double) -> Double {
    HourWheel.step(at: place, from: old, last: last)
  }
}

/// A dial that rounds each motion to its steps.
enum LooseDial: StepDesign {
  static let values = SensitivityDial.values
  static let width = SensitivityDial.width
  static func declare(_ traits: inout ControlTraits) { SensitivityDial.declare(&traits) }
  static func place(_ place: Double, at step: Double) -> Double { step }
}

/// Steps from which each drag goes on at the last step, so that a slow touch never leaves it.
enum LooseSteps: StepDesign {
  static let values = StickySteps.values
  static let width = StickySteps.width
  static func declare(_ traits: inout ControlTraits) { StickySteps.declare(&traits) }
  static func step(at place: Double, from old: Double, last: Double) -> Double {
    StickySteps.step(at: place, from: old, last: last)
  }
  static func place(_ place: Double, at step: Double) -> Double { step }
}

/// The hours of a day on a wheel on which 1 comes before 0.
enum NegativeHours: StepDesign {
  static let values = HourWheel.values
  static let width = HourWheel.width
  static func declare(_ traits: inout ControlTraits) { HourWheel.declare(&traits) }
  static func step(at place: Double, from old: Double, last: Double) -> Double {
    abs(place.rounded().truncatingRemainder(dividingBy: 24))
  }
}

/// The hours of a day on a wheel of which only one key goes around: from 0 to 23, but not back.
enum OneWayHours: StepDesign {
  static let values = HourWheel.values
  static let width = HourWheel.width
  static let keyTurn: Int? = 24
  static let stopsAfterTheLast = true
  static func declare(_ traits: inout ControlTraits) { HourWheel.declare(&traits) }
  static func step(at place: Double, from old: Double, last: Double) -> Double {
    HourWheel.step(at: place, from: old, last: last)
  }
}
