extension PublishedRangeSlider {
  /// A bug of ``PublishedRangeSlider``.
  public enum Bug: UInt8, SpecimenBug {
    /// A touch on both thumbs drags both, each its own way.
    case bothMove
    /// A touch as far from both thumbs takes the upper one, which cannot move at the upper end.
    case stuckAtTheEnd
    /// A `set` does not enforce the distance.
    case distanceByDragOnly
    /// The least distance counts as points, and is enforced after snapping.
    case distanceInPoints
    /// A lower value of 0 counts as no value, so that the upper thumb crosses it.
    case zeroIsNoNeighbour
    /// A pushed thumb is not clamped, because the values are clamped before the distance is enforced.
    case limitAfterBound
    /// The lower value gives way to a `set` of the upper value, even below the range.
    case distanceBeyondTheRange
    /// A thumb at the least distance snaps to the nearest stop, which may be nearer.
    case stepAfterDistance
    /// A pushed thumb stays where it was pushed.
    case pushedAndLeft
    /// A `set` of the lower value computes the upper one again from its place in points.
    case setMovesBoth

    /// The name of the bug, and the laws that it breaks.
    public var entry: (name: String, laws: [String]) {
      switch self {
      case .bothMove: ("both-move", ["F3"])
      case .stuckAtTheEnd: ("stuck-at-the-end", ["F5", "F6"])
      case .distanceByDragOnly: ("distance-by-drag-only", ["F1"])
      case .distanceInPoints: ("distance-in-points", ["F1", "F4"])
      case .zeroIsNoNeighbour: ("zero-is-no-neighbour", ["F1"])
      case .limitAfterBound: ("limit-after-bound", ["F1"])
      case .distanceBeyondTheRange: ("distance-beyond-the-range", ["F1"])
      case .stepAfterDistance: ("step-after-distance", ["F4"])
      case .pushedAndLeft: ("pushed-and-left", ["F2"])
      case .setMovesBoth: ("set-moves-both", ["F2"])
      }
    }
  }
}
