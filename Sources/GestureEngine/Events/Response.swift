/// What one event did, for the program around a control: nothing is performed, all is returned.
///
///     var slider = FatSlider()
///     _ = slider.handle(.resize(GestureSize(width: 300, height: 44)))
///     _ = slider.handle(.down(GesturePoint(x: 50, y: 22)))
///     slider.handle(.move(GesturePoint(x: 150, y: 22))).change  // 0 to 0.5
public struct Response: Sendable, Hashable {
  /// A value that a touch or an adjustment replaced by another one.
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

  /// A step in the life of a gesture.
  public enum Editing: Sendable, Hashable {
    /// A touch is tracked from now on.
    case began
    /// The tracked touch lifted off at `value`, before a sticky control returned to rest.
    case committed(value: Double)
    /// The gesture was taken away.
    case cancelled
  }

  /// The change of the value over the whole event, where the user changed it.
  ///
  /// A return to rest or a revert counts; what `set`, `resize` and `wait` do never does.
  public var change: Change?
  /// The step in the life of a gesture, if the event was one.
  public var editing: Editing?
  /// How many detents were crossed: the distance between the current bars, stops or steps.
  public var detents = 0
  /// Whether the user brought the value to a bound from elsewhere.
  public var reachedEnd = false
  /// Whether what is drawn is still on its way, so that time has to go on passing.
  public var isAnimating = false

  /// A response to an event that did nothing.
  @inlinable public init() {}

  /// A response that says what became of the value.
  ///
  /// - Parameters:
  ///   - old: The value before the event.
  ///   - new: The value after it.
  ///   - range: The bounds of the value; arriving at one is ``reachedEnd``.
  ///   - editing: The step in the life of a gesture, if the event was one.
  @inlinable @inline(__always) public init(
    from old: Double, to new: Double, in range: ClosedRange<Double>, editing: Editing? = nil
  ) {
    self.editing = editing
    guard old != new else { return }
    change = Change(old: old, new: new)
    reachedEnd = new <= range.lowerBound || new >= range.upperBound
  }
}
