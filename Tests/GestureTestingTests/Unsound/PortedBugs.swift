import Foundation
import GestureTesting

// Bugs that published controls have, or that a port of them easily gets.

/// A meter whose lit bars never go dark.
enum StaleMeter: MeterDesign {
  static let keepsBars = true
}

/// A meter that lights two bars at the lower bound.
enum EagerMeter: MeterDesign {
  static let extraBars = 2.0
}

/// A meter whose text does not change until the touch lifts off.
enum LateText: MeterDesign {
  static let keepsText = true
}

/// A slider that divides its motion by its whole width.
enum SlowMotion: MotionDesign {
  static let margin = 16.0
}

/// A slider that draws its thumb with the inverse of its skew.
enum InverseSkew: SkewDesign {
  static let skew = 1 / 0.3
}

/// A slider whose labels name the next stop.
enum NextLabels: StepsDesign {
  static let shift = 1
}

/// A slider whose thumb is drawn beside its value, once it is laid out.
enum ThumbAside: StepsDesign {
  static let aside = 2.0
}

/// A dial whose pointer is a quarter of a turn ahead of the touch.
enum QuarterPointer: PointerDesign {
  static let aside = 0.25
}

/// A knob whose drag is undone if it begins shortly after a tap.
enum UndoneDrag: ReleaseDesign {
  static let resetsDrags = true
}

/// A switch whose drag begins at the side of 0, wherever it is.
enum OffSwitch: SideDesign {
  static let startsAtZero = true
}

/// A knob that computes `atan(y / x)`, so that a touch right above the middle gives the value right below it.
enum QuotientKnob: AngleDesign {
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let degrees = atan(y / x) * 180 / .pi + (x > 0 ? 270 : 90)
    return (degrees / 360 - 0.125) / 0.75
  }
}

/// A range whose thumbs are half a handle before the touch.
enum ShiftedRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let drag = ControlTraits.Drag.absolute
  static let grabArea = ControlTraits.GrabArea.custom
  static let shift = 8.0
}
