extension PublishedMeshingSlider {
  /// A bug of ``PublishedMeshingSlider``.
  public enum Bug: UInt8, SpecimenBug {
    /// The mapping divides by the width without a check, so that any touch on width 0 sets the upper
    /// bound.
    case zeroWidth
    /// A touch at NaN counts as a touch at the start of the track.
    case badSample
    /// The whole part of the value is converted to `Int`, which traps if it does not fit.
    case trapOnALargeRange
    /// The fraction in a range of a single value is 0 / 0, so that no bar is current.
    case degenerateRange
    /// The position of a single bar is 0 / 0.
    case oneBar
    /// Only the bars that the value has passed are highlighted, so that the nearest bar may be dark.
    case ownBarNotLit
    /// A bar is current if it is nearer than half a gap, so that no bar is current in the middle of a
    /// gap.
    case noCurrentBar
    /// The haptics follow the whole part of the value instead of the bars.
    case hapticsFollowTheWholePart
    /// The bars on both sides of zero count as the bar at zero for the haptics.
    case wideBucketAtZero
    /// A `down` or an `up` without a change plays a haptic.
    case tickWithoutChange
    /// A cancelled drag never ends, so that the next drag does not begin.
    case stuckAfterCancel
    /// The bars are drawn in the middle of the width, but a touch is measured over the whole width.
    case twoMappings
    /// The location at which the touch lifts off is ignored.
    case lastMoveLost
    /// lower + fraction × span misses the upper bound by a rounding error.
    case roundedEnd
    /// A bound of -0 or a `set` of -0 gives the value -0.
    case minusZero

    /// The name of the bug, and the laws that it breaks.
    public var entry: (name: String, laws: [String]) {
      switch self {
      case .zeroWidth: ("zero-width", ["A4"])
      case .badSample: ("bad-sample", ["A3"])
      case .trapOnALargeRange: ("trap-on-a-large-range", ["A1"])
      case .degenerateRange: ("degenerate-range", ["A5", "C7"])
      case .oneBar: ("one-bar", ["C7", "E4"])
      case .ownBarNotLit: ("own-bar-not-lit", ["C7"])
      case .noCurrentBar: ("no-current-bar", ["C7"])
      case .hapticsFollowTheWholePart: ("haptics-follow-the-whole-part", ["E4"])
      case .wideBucketAtZero: ("wide-bucket-at-zero", ["E4"])
      case .tickWithoutChange: ("tick-without-change", ["E4"])
      case .stuckAfterCancel: ("stuck-after-cancel", ["D6", "E3"])
      case .twoMappings: ("two-mappings", ["B7"])
      case .lastMoveLost: ("last-move-lost", ["D8"])
      case .roundedEnd: ("rounded-end", ["B1", "B3"])
      case .minusZero: ("minus-zero", ["A7"])
      }
    }
  }
}
