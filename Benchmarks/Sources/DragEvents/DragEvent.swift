import GestureEngine

/// One kind of drag event: how long a control takes for it, beside the least that it can take.
public struct DragEvent: Sendable {
  /// How the motion of the touch becomes one of the value, and so what the event may cost.
  public enum Drag: Sendable {
    /// By the place of the touch.
    case absolute
    /// By its motion.
    case relative
    /// Not at all.
    case none

    /// The most that an event may take, in nanoseconds.
    public var nanoseconds: Double? {
      switch self {
      case .absolute: 15
      case .relative: 40
      case .none: nil
      }
    }

    /// The most that an event may take, in units of the floor.
    public var ratio: Double? {
      switch self {
      case .absolute: 1.5
      case .relative: 2
      case .none: nil
      }
    }
  }

  /// What is dragged, and how.
  public let name: String
  /// What the event may cost.
  public let drag: Drag
  /// Lets the control take so many events.
  public let control: @Sendable (_ count: Int) -> Void
  /// Lets the floor take so many.
  public let floor: @Sendable (_ count: Int) -> Void

  /// An event of a control that is ready for it.
  ///
  /// - Parameters:
  ///   - name: What is dragged, and how.
  ///   - drag: What the event may cost.
  ///   - control: The control, a touch being down.
  ///   - floor: The floor, in the same state.
  ///   - points: The places that the touch is moved to, over and over: a power of two of them.
  init(
    _ name: String, _ drag: Drag, _ control: some Control, beside floor: some Floor & Sendable,
    points: [GesturePoint]
  ) {
    let events = points.map { GestureEvent.move($0) }
    self.name = name
    self.drag = drag
    self.control = { count in
      var control = control
      run(count, events) { control.handle($0) }
    }
    self.floor = { count in
      var floor = floor
      run(count, events) { floor.handle($0) }
    }
  }
}

/// Calls `handle` for `count` events, again and again the same ones, and lets no answer be left out.
@inline(__always) private func run(
  _ count: Int, _ events: [GestureEvent], _ handle: (GestureEvent) -> Response
) {
  let mask = events.count - 1
  events.withUnsafeBufferPointer { events in
    for index in 0..<count { keep(handle(events[index & mask])) }
  }
}

/// Looks like a use of a response to the optimizer.
@inline(never) @_optimize(none) private func keep(_ response: Response) {}
