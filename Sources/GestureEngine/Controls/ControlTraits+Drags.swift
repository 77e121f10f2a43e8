// The kinds of drags, and of their beginning and end.
extension ControlTraits {
  /// The way in which a touch moves the value.
  public enum Drag: Sendable, Hashable {
    /// The value follows the position of the touch, also if it lands on a thumb.
    case absolute
    /// A touch on the thumb moves the thumb by translation; a touch elsewhere is absolute.
    case grabbed
    /// A touch on the thumb moves the thumb by translation; a touch elsewhere can only tap.
    case grabbedOrTapped
    /// The motion of the touch counts, not its position.
    case relative
    /// A touch can only tap.
    case tapped
    /// A touch can tap, or drag the thumb, which takes the nearer value when the touch lifts off; until
    /// then the value does not change.
    ///
    /// A touch that stays nearer to its `down` than ``ControlTraits/minimumDistance`` and
    /// ``ControlTraits/tapTolerance`` taps.
    case tappedOrDragged
    /// A touch moves the value in another way: by its angle around a knob, by the longer of its motions along
    /// and across, or by its speed.
    ///
    /// Laws judge where a touch takes the value by ``ControlTraits/turns``, ``ControlTraits/latch`` and
    /// ``ControlTraits/stopsOnRelease``, and by the drawing: a touch that lifts off commits the value that was shown,
    /// and leaves no value between two stops. If the place of a touch does not count, and only its motion does, the motion
    /// goes on from a `set`, and on the new track after a resize. The rules of other drags, such as those of laws D1, D2, D4
    /// and D5, do not apply; of B2 and C3, those that every touch keeps do. All rules of values, events, times and drawings
    /// apply.
    case custom

    /// Whether the control is a switch, whose value is 0 or 1.
    public var isSwitch: Bool {
      switch self {
      case .tapped, .tappedOrDragged: true
      case .absolute, .grabbed, .grabbedOrTapped, .relative, .custom: false
      }
    }
  }

  /// The area where a touch must go down to be tracked.
  public enum GrabArea: Sendable, Hashable {
    /// On the thumb.
    case thumb
    /// Inside the bounds of the control: the size of its last resize.
    case bounds
    /// Anywhere.
    case anywhere
    /// An area of the control's own, such as a circle or a thumb with a margin.
    ///
    /// Law E3 judges which touches are tracked by ``Control/hitArea``. If that is `nil`, only a touch in the middle of the
    /// thumb must be tracked. A touch on the thumb holds it, if thumbs can be held. A touch beside it may hold it, too, by a
    /// margin, so laws judge touches there only without a thumb; they drag from the middle of ``Control/hitArea`` then.
    case custom
  }

  /// The effect of a cancelled gesture on the value.
  public enum CancelPolicy: UInt8, Sendable, Hashable, CaseIterable {
    /// The value stays, or goes to one of ``ControlTraits/stopsOnRelease``.
    case keeps
    /// The value returns to its value when the touch went down, or to that of the last `set` since.
    case reverts

    /// The names of the policies in a configuration, in the order of their raw values.
    public static let fieldNames = ["keeps", "reverts"]
  }

  /// The effect of a motion past an end of the track.
  public enum Overshoot: UInt8, Sendable, Hashable, CaseIterable {
    /// The motion does not count: turning round at an end moves the value at once.
    case reanchors
    /// The motion counts: a finger past an end must come back before the value moves.
    ///
    /// A resize on the way there keeps the place of a ``Drag/relative`` drag. A thumb that the touch holds may be at the end
    /// from then on.
    case accumulates
  }
}
