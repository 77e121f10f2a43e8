extension PublishedMeshingSlider {
  /// What is wrong with it.
  public enum Bug: UInt8, SpecimenBug {
    /// The mapping divides by the width as it comes, which makes any touch one at the end.
    case zeroWidth
    /// A touch at NaN is one at the start.
    case badSample
    /// The whole part of a value is an Int, which it need not fit into.
    case trapOnALargeRange
    /// Where the range is one value its place is 0 / 0, and no bar is there.
    case degenerateRange
    /// The place of a single bar is 0 / 0.
    case oneBar
    /// A bar is lit where the value has passed it, so that the nearest may be dark.
    case ownBarNotLit
    /// A bar is current where it is nearer than half a gap: in the middle none is.
    case noCurrentBar
    /// What is felt is the whole part of the value, not the bars.
    case hapticsFollowTheWholePart
    /// What is beside zero on both sides is felt as one.
    case wideBucketAtZero
    /// A touch that goes down or lifts off is felt, changed or not.
    case tickWithoutChange
    /// Nothing ends a cancelled drag, and so the next one does not begin.
    case stuckAfterCancel
    /// The bars stand in the middle, a touch counts over the whole width.
    case twoMappings
    /// The place at which the touch lifts off does not count.
    case lastMoveLost
    /// lower + part × span misses the upper bound by a rounding.
    case roundedEnd
    /// A bound or a set of minus zero stays one.
    case minusZero

    /// The name as people write it.
    public var name: String {
      switch self {
      case .zeroWidth: "zero-width"
      case .badSample: "bad-sample"
      case .trapOnALargeRange: "trap-on-a-large-range"
      case .degenerateRange: "degenerate-range"
      case .oneBar: "one-bar"
      case .ownBarNotLit: "own-bar-not-lit"
      case .noCurrentBar: "no-current-bar"
      case .hapticsFollowTheWholePart: "haptics-follow-the-whole-part"
      case .wideBucketAtZero: "wide-bucket-at-zero"
      case .tickWithoutChange: "tick-without-change"
      case .stuckAfterCancel: "stuck-after-cancel"
      case .twoMappings: "two-mappings"
      case .lastMoveLost: "last-move-lost"
      case .roundedEnd: "rounded-end"
      case .minusZero: "minus-zero"
      }
    }

    /// The laws that it breaks.
    public var laws: [String] {
      switch self {
      case .zeroWidth: ["A4"]
      case .badSample: ["A3"]
      case .trapOnALargeRange: ["A1"]
      case .degenerateRange: ["A5", "C7"]
      case .oneBar: ["C7", "E4"]
      case .ownBarNotLit: ["C7"]
      case .noCurrentBar: ["C7"]
      case .hapticsFollowTheWholePart: ["E4"]
      case .wideBucketAtZero: ["E4"]
      case .tickWithoutChange: ["E4"]
      case .stuckAfterCancel: ["D6", "E3"]
      case .twoMappings: ["B7"]
      case .lastMoveLost: ["D8"]
      case .roundedEnd: ["B1", "B3"]
      case .minusZero: ["A7"]
      }
    }
  }
}
