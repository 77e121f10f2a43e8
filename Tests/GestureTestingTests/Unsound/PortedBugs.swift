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

/// A handle that jumps to a touch on it.
enum JumpingHandle: HandleDesign {
  static let staysAtDown = false
}

/// A range that a touch sets which has scrolled the page.
enum ScrolledSeek: ScrolledDesign {
  static let seeksAfterScrolling = true
}

/// A sheet that rests a little above its heights.
enum HangingSheet: SheetDesign {
  static func height(for value: Double, of heights: Snapping?) -> Double {
    min(1, (heights?.snap(value) ?? value) + 0.1)
  }
}

/// A gauge that grows to the left.
enum BackwardGauge: GaugeDesign {
  static func place(of part: Double) -> Double { 1 - part }
  static func angle(at fraction: Double) -> Double { .pi * (1 - fraction) }
}

/// A gauge whose thumb is drawn at the mirrored place.
enum MirroredGauge: GaugeDesign {
  static func angle(at fraction: Double) -> Double { .pi * (1 - fraction) }
}

/// A slider whose touches keep the fraction that the program has set.
enum FractionalSteps: TouchStepDesign {
  static func step(for number: Double, from old: Double) -> Double {
    number.rounded(.down) + old.truncatingRemainder(dividingBy: 1)
  }
}

/// A wheel that a touch can leave between two rows.
enum HangingWheel: WheelDesign {
  static let settlesAtOnce = false
}

/// A knob that should stay at its ends, and goes on at the other one.
enum UnlockedKnob: AngleDesign {
  static let staysAtEnds = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    AngleKnob.place(x: x, y: y, from: old)
  }
}

/// A scroll bar that pages away from its touch, a quarter of a second later.
enum FleeingPager: PagerDesign {
  static let (endsWithItsTouch, isDelayed) = (false, true)
  static func page(toward way: Double) -> Double { min(2, max(-2, -way)) }
}

/// A dial that goes on when the touch that has stopped it lifts off.
enum ResumingDial: MomentumDesign {
  static let resumes = true
}

/// A lever that stays where a cancelled touch leaves it.
enum StuckLever: LeverDesign {
  static let returnsAfterACancel = false
}

/// A switch that divides the motion of its thumb by its whole width.
enum WideSwitch: SideDesign {
  static let margin = 0.0
}

/// A carousel that comes to rest a little before its page.
enum HangingCarousel: CarouselDesign {
  static func rest(near place: Double, of pages: Snapping) -> Double { 0.9 * pages.snap(place) }
}

/// A bar that glides past the touch.
enum LongGlide: GoalDesign {
  static func goal(at place: Double) -> Double { min(1, 1.1 * place) }
}

/// A knob that turns back to the start of its range instead of the middle.
enum TurnedDown: ReleaseDesign {
  static let goal: Double? = 0
}

/// The range of a browser that a touch sets as it lifts off after it has scrolled the page.
enum ScrolledPage: ScrolledDesign {
  static let (seeksAtDown, seeksAfterScrolling) = (true, true)
}

/// A switch whose handle a tap switches on, and not off again.
enum LatchedSide: SideDesign {
  static let (isHandle, togglesBack) = (true, false)
}
