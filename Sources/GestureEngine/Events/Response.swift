/// The effects of one event, for the program around a control to perform.
///
///     var slider = FatSlider()
///     _ = slider.handle(.resize(GestureSize(width: 300, height: 44)))
///     _ = slider.handle(.down(GesturePoint(x: 50, y: 22)))
///     slider.handle(.move(GesturePoint(x: 150, y: 22))).change  // 0 to 0.5
public struct Response: Sendable, Hashable {
  /// A change of the value by a touch or an adjustment.
  public struct Change: Sendable, Hashable {
    /// The value before the event.
    public var old: Double
    /// The value after the event, never equal to `old`.
    public var new: Double

    /// The change from `old` to `new`.
    @inlinable public init(old: Double, new: Double) {
      self.old = old
      self.new = new
    }
  }

  /// The begin or the end of a gesture.
  public enum Editing: Sendable, Hashable {
    /// The control began to track a touch.
    case began
    /// The tracked touch lifted off at `value`, before a sticky control returned to rest.
    case committed(value: Double)
    /// The gesture was cancelled.
    case cancelled
  }

  /// The change of the value over the whole event, where the user changed it.
  ///
  /// A return to rest or a revert counts; the effects of `set`, `resize` and `wait` do not.
  public var change: Change?
  /// The begin or the end of a gesture, if the event was one.
  public var editing: Editing?
  /// The number of detents crossed: the distance between the current bars, stops or steps.
  public var detents = 0
  /// Whether the user brought the value to a bound from elsewhere.
  public var reachedEnd = false
  /// Whether an animation runs, so that the program must keep sending `wait` events.
  public var isAnimating = false

  /// A response to an event without effects.
  @inlinable public init() {}

  /// A response to a change from an old to a new value.
  ///
  /// - Parameters:
  ///   - old: The value before the event.
  ///   - new: The value after it.
  ///   - range: The bounds of the value; a change to a bound sets ``reachedEnd``.
  ///   - editing: The begin or the end of a gesture, if the event was one.
  @inlinable @inline(__always) public init(
    from old: Double, to new: Double, in range: ClosedRange<Double>, editing: Editing? = nil
  ) {
    self.editing = editing
    guard old != new else { return }
    change = Change(old: old, new: new)
    reachedEnd = new <= range.lowerBound || new >= range.upperBound
  }
}
