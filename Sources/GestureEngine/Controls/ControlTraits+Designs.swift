// Differences of correct designs from the ordinary slider, whose designs are the defaults.
extension ControlTraits {
  /// The exactness of the values that a control computes.
  ///
  ///     ControlTraits.Precision.single.slack(in: 0...100)  // 0.000095…: 2⁻²⁰ of the largest bound
  public struct Precision: Sendable, Hashable {
    /// The greatest rounding error, as a part of the range or of its largest bound.
    public let part: Double

    /// Double precision: values are compared bit for bit, as far as the arithmetic allows.
    public static let double = Precision(part: 0)
    /// Single precision: a control that computes with `Float`.
    public static let single = Precision(part: 0x1p-20)

    /// A precision that the control chooses.
    ///
    /// A control that keeps the fraction and computes its value from it declares `.tolerance(1e-12)`.
    /// So does a control whose stops may be 0.30000000000000004.
    ///
    /// Laws allow four times this part where they compare places along the track, and sixteen times where they compare
    /// drawings with values, because a place and a drawing are each computed from a rounded value. Law C1 does not
    /// apply, and controls with less than double precision may draw the same state in other last digits.
    ///
    /// - Parameter part: The greatest rounding error, as a part of the range or of its largest bound.
    /// - Returns: The precision; that of ``double`` if `part` is not a positive number.
    public static func tolerance(_ part: Double) -> Precision {
      Precision(part: part > 0 && part.isFinite ? part : 0)
    }

    /// Returns the amount by which a value in `range` may be off.
    @inlinable public func slack(in range: ClosedRange<Double>) -> Double {
      guard part > 0 else { return 0 }
      return part * Swift.max(range.largestMagnitude, range.upperBound - range.lowerBound)
    }
  }

  /// The effect of a touch that lifts off without having dragged, where touches can also drag.
  public enum Tap: Sendable, Hashable {
    /// The value does not change.
    case ignored
    /// The value goes to the touch: to where it went down, or to where it lifts off.
    case seeks
    /// The value goes to the touch as it goes down beside a thumb. The touch changes nothing after that, unless it
    /// drags an ``Drag/absolute`` control, or one that ``holdsAfterJump``, once it is recognised. A switch toggles as the
    /// touch goes down.
    case seeksAtOnce
    /// The value goes to the touch, as by ``seeks``, or, if it was there before, to the lower bound, as a tap on the last
    /// lit star clears a rating.
    case seeksOrClears
    /// The value moves toward the touch, by a page of the control's own, as the touch goes down, while it is held, or
    /// as it lifts off. A touch on the thumb pages nothing.
    case pages
    /// The value moves by one step up, by one step down, or not at all, depending on the place, as the touch goes down or
    /// lifts off: a button, which does as an arrow key. Where the value ``changesOverTime``, a touch that stays for more than
    /// a tenth of a second may step again and again.
    case steps
    /// Another effect, at any moment of the touch, such as a reset.
    ///
    /// Declare a finite ``ControlTraits/tapTolerance``: without it, any touch may be such a tap, and laws judge fewer drags.
    /// Where no tap changes the value, laws judge a relative drag, that of a grabbed thumb, and a drag of the control's own
    /// as if taps did nothing.
    case custom
  }

  /// The speed of a relative drag, which falls with the distance from its `down`.
  public enum Scrubbing: Sendable, Hashable {
    /// Each part of a motion counts with the speed at its place, so that more samples change nothing.
    case alongTheWay
    /// A motion counts with the speed at its end.
    case atTheNewPlace
  }

  /// The place from which motion counts, in a drag by translation that must first cover a distance.
  public enum DragStart: Sendable, Hashable {
    /// Where the touch has covered ``ControlTraits/minimumDistance``, between two samples.
    case atTheDistance
    /// At the sample that covers it, at the sample before, or at the `down`, also if a `set` or a resize has come since.
    case atTheSample
  }

  /// The way in which a control finds the stop of a value.
  public enum StepRounding: Sendable, Hashable {
    /// The nearest stop.
    case nearest
    /// A whole number of steps from the lower bound, and then at most the upper bound.
    ///
    /// Only a last step that is shorter than the others makes a difference. Laws take the nearest stop there, too.
    case wholeSteps
    /// Another stop: that of a part of the track, as with five stars, or one with a hysteresis.
    ///
    /// No law judges which of the stops near the touch it is: C3 allows the two beside the touch and their neighbours. A
    /// touch right before the end must give the upper bound (B1), and touches must reach each stop between two others
    /// (C8). A drag may lead to any of ``ControlTraits/stopsOnRelease``. If one drag comes to rest right before a stop
    /// and another one right after it, at least one of them must lead to that stop (C3).
    case custom
  }
}
