import GestureEngine

/// A drag event of one control, with a floor to compare its cost with.
public struct DragEvent: Sendable {
  /// How a touch changes the value, which sets the limits of the cost.
  public enum Drag: Sendable {
    /// By its position.
    case absolute
    /// By its movement.
    case relative
    /// Not at all.
    case none

    /// The limit of the cost, in nanoseconds.
    public var nanoseconds: Double? {
      switch self {
      case .absolute: 15
      case .relative: 40
      case .none: nil
      }
    }

    /// The limit of the cost, in units of the floor.
    public var ratio: Double? {
      switch self {
      case .absolute: 1.5
      case .relative: 2
      case .none: nil
      }
    }
  }

  /// The control and the kind of drag.
  public let name: String
  /// The kind of drag, which sets the limits.
  public let drag: Drag
  /// Sends a number of events to the control.
  public let control: @Sendable (_ count: Int) -> Void
  /// Sends a number of events to the floor.
  public let floor: @Sendable (_ count: Int) -> Void

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - name: The control and the kind of drag.
  ///   - drag: The kind of drag, which sets the limits.
  ///   - control: The control, with a touch down.
  ///   - floor: The floor, in the same state.
  ///   - points: The points to which the touch moves, in a loop. Their number is a power of two.
  init(
    _ name: String, _ drag: Drag, _ control: some Control, floor: some Floor & Sendable,
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

/// Calls `handle` for `count` events, in a loop over `events`, and uses each response.
@inline(__always) private func run(
  _ count: Int, _ events: [GestureEvent], _ handle: (GestureEvent) -> Response
) {
  let mask = events.count - 1
  events.withUnsafeBufferPointer { events in
    for index in 0..<count { keep(handle(events[index & mask])) }
  }
}

/// Keeps the optimizer from removing a response.
@inline(never) @_optimize(none) private func keep(_ response: Response) {}
