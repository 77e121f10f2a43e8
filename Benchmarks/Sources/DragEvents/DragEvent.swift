import ControlHost
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
    /// In a host; the floor is the control alone, with the same `wait` events.
    case hosted

    /// The limit of the cost beyond the floor, in nanoseconds.
    public var excess: Double? {
      switch self {
      case .hosted: 25
      case .absolute, .relative, .none: nil
      }
    }

    /// The limit of the cost, in nanoseconds.
    public var nanoseconds: Double? {
      switch self {
      case .absolute: 15
      case .relative: 40
      case .none, .hosted: nil
      }
    }

    /// The limit of the cost, in units of the floor.
    public var ratio: Double? {
      switch self {
      case .absolute: 1.5
      case .relative: 2
      case .none, .hosted: nil
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

extension DragEvent {
  /// Creates an event of a control in its host, 120 times a second.
  ///
  /// - Parameters:
  ///   - name: The control.
  ///   - control: The control, with a size.
  ///   - size: The size.
  ///   - start: The point at which a touch goes down.
  ///   - points: The points to which the touch moves, in a loop. Their number is a power of two.
  init<C: Control>(
    hosting name: String, _ control: C, in size: GestureSize, at start: GesturePoint,
    points: [GesturePoint]
  ) {
    let inputs = points.map { HostInput.pointer(.move($0)) }
    let events = points.map { GestureEvent.move($0) }
    let frame = 1.0 / 120
    var started = ControlHost(control)
    _ = started.handle(.laidOut(size), at: 0)
    _ = started.handle(.pointer(.down(start)), at: 0)
    let host = started
    self.init(name: "\(name) in its host", drag: .hosted) { count in
      var host = host
      let mask = inputs.count - 1
      inputs.withUnsafeBufferPointer { inputs in
        for index in 0..<count {
          keep(host.handle(inputs[index & mask], at: Double(index) * frame))
        }
      }
    } floor: { count in
      var control = host.control
      let mask = events.count - 1
      events.withUnsafeBufferPointer { events in
        for index in 0..<count {
          keep(control.handle(.wait(frame)))
          keep(control.handle(events[index & mask]))
        }
      }
    }
  }

  private init(
    name: String, drag: Drag, control: @escaping @Sendable (Int) -> Void,
    floor: @escaping @Sendable (Int) -> Void
  ) {
    self.name = name
    self.drag = drag
    self.control = control
    self.floor = floor
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

/// Keeps the optimizer from removing the effects of an input.
@inline(never) @_optimize(none) private func keep(_ effects: HostEffects) {}
