public import GestureEngine

/// A control with a clock, between an app and the engine: the app passes on its inputs and performs the
/// effects, without logic of its own.
///
///     var host = try ControlHost(ProgressSlider(.init()))
///     _ = host.handle(.laidOut(GestureSize(width: 300, height: 44)), at: 0)
///     _ = host.handle(.pointer(.down(GesturePoint(x: 50, y: 22))), at: 1)
///     let effects = host.handle(.pointer(.move(GesturePoint(x: 150, y: 22))), at: 1.016)
///     Array(effects)  // changed(0.3), draw
///
/// The host turns time stamps into `wait` events, filters the echoes of bindings and repeated layouts,
/// closes gestures whose end was lost, maps keys and wheels to adjustments, and wants frames only while
/// something moves. A value that goes on by itself, as after a flick, is drawn and not reported: an app that
/// binds such a control reads ``value`` after each frame. Each input costs a constant number of operations
/// beside the control's own, and allocates no memory.
public struct ControlHost<C: Control>: Sendable {
  /// The control.
  @inlinable public var control: C { held }
  /// The size of the control; a side that is negative or not finite counts as 0.
  @inlinable public var size: GestureSize { presentSize }
  /// Whether the control takes pointers, keys and scrolling.
  @inlinable public var isEnabled: Bool { takesInputs }
  /// The id of the pointer that the control tracks; `nil` while it tracks no pointer.
  @inlinable public var trackedPointer: Int? { tracked }
  /// The id of the second pointer that a control with two values tracks; `nil` without a second one.
  @inlinable public var secondTrackedPointer: Int? { second }
  /// The thumb of two that keys and the wheel move: the last one that was focused or held.
  @inlinable public var focusedThumb: Thumb { focus }
  /// Whether the app shall send frames: something moves, or a bound value waits.
  @inlinable public var wantsFrames: Bool { hasAskedForFrames }
  /// The use of values that the owner binds during a gesture, which may change at any time.
  @inlinable public var policy: OwnerPolicy {
    get { owner.policy }
    set { owner.policy = newValue }
  }
  /// The value of the control; of two values, the lower one.
  @inlinable public var value: Double { held.value }
  /// The upper of two values; `nil` for a control with a single value.
  @inlinable public var upperValue: Double? { held.upper?.value }

  @usableFromInline var held: C
  /// The traits of the control, which it may make again each time that it is asked.
  @usableFromInline var traits: ControlTraits
  @usableFromInline var presentSize: GestureSize
  @usableFromInline var takesInputs = true
  @usableFromInline var tracked: Int?
  @usableFromInline var second: Int?
  /// Whether the gesture goes on after one of its two pointers lifted off.
  @usableFromInline var hasCommitted = false
  @usableFromInline var focus = Thumb.lower
  @usableFromInline var hasAskedForFrames = false
  /// The latest time, in seconds; −∞ before the first time.
  @usableFromInline var clock = -Double.infinity
  @usableFromInline var owner: OwnerView
  @usableFromInline var isAnimating = false
  /// The part of a notch that was scrolled and is not yet a whole one.
  @usableFromInline var notches = 0.0

  /// Creates a host of a control that has had no event yet.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - policy: The use of values that the owner binds during a gesture.
  @inlinable public init(_ control: C, policy: OwnerPolicy = .holds) {
    held = control
    traits = control.traits
    presentSize = traits.initialSize
    owner = OwnerView(policy)
  }

  /// Handles one input and returns its effects.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - time: The time of the input in seconds, on any clock. A time before an earlier one, or one that is
  ///     not finite, counts as the latest time.
  /// - Returns: The effects in their order.
  @inlinable public mutating func handle(_ input: HostInput, at time: Double) -> HostEffects {
    var effects = HostEffects()
    advance(to: time, &effects)
    if case .pointer(.move(let point), let id) = input {
      // The input that comes with every frame has the shortest way.
      if isTracked(id), point.isUsable { play(.move(point, id: id), &effects) }
    } else {
      take(input, &effects)
    }
    noteFrames(&effects)
    return effects
  }
}
