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
    ///
    /// Of two values, `value` is that of the thumb that the response names, or the lower value if it names no thumb. Some
    /// controls commit the lower value for either thumb: a program reads both values of a control that it does not know.
    case committed(value: Double)
    /// The gesture was cancelled.
    case cancelled

    /// Returns the value to which the user brought a control in an event, before any return or revert.
    @usableFromInline func reached(from old: Double, to new: Double) -> Double {
      switch self {
      case .began: new
      case .committed(let value): value
      case .cancelled: old
      }
    }
  }

  /// The effect of an event on the upper of two values.
  public struct Effect: Sendable, Hashable {
    /// The change of the value.
    public var change: Change
    /// The number of detents crossed.
    public var detents = 0
    /// Whether the user brought the value to a bound from elsewhere.
    public var reachedEnd = false

    /// The effect of a change that crosses no detents and reaches no bound.
    @inlinable public init(change: Change) { self.change = change }
  }

  /// The change of the value over the whole event, where the user changed it; of two values, of the
  /// lower one.
  ///
  /// A return to rest or a revert counts; the effects of `set`, `resize` and `wait` do not.
  public var change: Change?
  /// The begin or the end of a gesture, if the event was one.
  public var editing: Editing?
  /// The number of detents crossed: the distance between the current bars, stops or steps.
  public var detents = 0
  /// Whether the user brought the value to a bound from elsewhere, before any return or revert.
  public var reachedEnd = false
  /// The thumb that the touch or the adjustment moves; `nil` for a control with a single value, while a
  /// touch holds neither thumb yet, and for a cancel of two touches.
  public var thumb: Thumb?
  /// The effect of the user on the upper of two values; `nil` if it did not change.
  public var upper: Effect?
  /// Whether an animation runs, so that the program must keep sending `wait` events.
  ///
  /// A control may say so as long as a touch is down.
  public var isAnimating = false

  /// A response to an event without effects.
  @inlinable public init() {}

  /// A response to a change from an old to a new value.
  ///
  /// - Parameters:
  ///   - old: The value before the event.
  ///   - new: The value after it.
  ///   - range: The bounds of the value. ``reachedEnd`` is set if the user changed the value to a bound:
  ///     the new value, or the value of a commit. A cancel never sets it.
  ///   - editing: The begin or the end of a gesture, if the event was one.
  @inlinable @inline(__always) public init(
    from old: Double, to new: Double, in range: ClosedRange<Double>, editing: Editing? = nil
  ) {
    self.editing = editing
    if let editing {
      let reached = editing.reached(from: old, to: new)
      reachedEnd = reached != old && (reached <= range.lowerBound || reached >= range.upperBound)
    }
    guard old != new else { return }
    change = Change(old: old, new: new)
    if editing == nil { reachedEnd = new <= range.lowerBound || new >= range.upperBound }
  }

  /// Returns the response to two events that count as a single event, of which this is the first.
  ///
  /// The control itself counts the ``detents`` of both, which are not the sum.
  ///
  /// - Parameter next: The response to the second event.
  /// - Returns: The change over both events; the begin or the end of a gesture in the second event or,
  ///   without one, in the first.
  public func followed(by next: Response) -> Response {
    var response = next
    response.editing = next.editing ?? editing
    if let change {
      let new = next.change?.new ?? change.new
      response.change = change.old == new ? nil : Change(old: change.old, new: new)
    }
    response.reachedEnd = (reachedEnd || next.reachedEnd) && response.change != nil
    // A gesture that begins holds its own thumb, or neither yet.
    if next.editing != .began { response.thumb = next.thumb ?? thumb }
    if let upper {
      let (old, new) = (upper.change.old, next.upper?.change.new ?? upper.change.new)
      response.upper = old == new ? nil : Effect(change: Change(old: old, new: new))
      response.upper?.reachedEnd = upper.reachedEnd || next.upper?.reachedEnd ?? false
    }
    return response
  }
}
