import ControlHost
import GestureEngine
import GestureLaws

/// A binding between an owner and a control as apps publish it, with the bugs of several of them.
///
/// Most of these bindings set each value that the owner binds at once, also under the finger.
public struct PublishedHost<C: Control>: ControlHosting {
  private var host: ControlHost<C>
  private let bugs: BugSet<PublishedHostBug>
  /// The last value that was reported as a change, and the one before it.
  private var reported: (last: Double, former: Double)

  /// Creates a host with all bugs.
  public init(_ control: C, policy: OwnerPolicy) { self.init(control, policy: policy, bugs: .all) }

  /// Creates a host with some bugs.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - policy: The use of values that the owner binds during a gesture.
  ///   - bugs: The bugs.
  public init(_ control: C, policy: OwnerPolicy, bugs: BugSet<PublishedHostBug>) {
    host = ControlHost(control, policy: policy)
    self.bugs = bugs
    reported = (control.value, control.value)
  }

  /// The control.
  public var control: C { host.control }
  /// The size of the control.
  public var size: GestureSize { host.size }
  /// Whether the control takes pointers, keys and scrolling.
  public var isEnabled: Bool { host.isEnabled }
  /// The id of the pointer that the control tracks; `nil` while it tracks no pointer.
  public var trackedPointer: Int? { host.trackedPointer }
  /// Whether frames are wanted.
  public var wantsFrames: Bool { host.wantsFrames }

  /// Handles an input and returns its effects.
  public mutating func effects(of input: HostInput, at time: Double) -> [HostEffect] {
    let old = host.value
    var effects = answer(input, at: time)
    for effect in effects {
      if case .changed(let value) = effect { reported = (value, reported.last) }
    }
    if bugs.contains(.feedbackLoop), case .bound = input, host.value != old {
      effects.insert(.changed(host.value), at: 0)
    }
    if bugs.contains(.endBeforeTheLastChange) { effects.endEarly() }
    return effects
  }

  /// Replaces the configuration and returns the effects.
  ///
  /// - Throws: `ConfigurationError` if the control refuses the configuration.
  public mutating func effects(
    of configuration: C.Configuration, at time: Double
  ) throws(ConfigurationError) -> [HostEffect] {
    Array(try host.configure(configuration, at: time))
  }

  private mutating func answer(_ input: HostInput, at time: Double) -> [HostEffect] {
    guard case .bound(let value) = input, host.trackedPointer != nil, host.policy != .rebases else {
      return Array(host.handle(input, at: time))
    }
    guard isSetAtOnce(value) else {
      let isForgotten = bugs.contains(.refusalForgotten) && host.policy == .holds
      return Array(host.handle(isForgotten ? .frame : input, at: time))
    }
    let policy = host.policy
    host.policy = .rebases
    defer { host.policy = policy }
    return Array(host.handle(input, at: time))
  }

  /// Whether a value that is bound during a gesture moves the thumb.
  private func isSetAtOnce(_ value: Double) -> Bool {
    if host.policy == .ignores { return bugs.contains(.playsOn) }
    let range = host.control.traits.range
    let isRounded =
      (value - host.value).magnitude <= (range.upperBound - range.lowerBound) / 200
    return (bugs.contains(.roundsToPercent) && isRounded)
      || (bugs.contains(.lagsAFrame) && value == reported.former)
  }
}

extension [HostEffect] {
  /// Moves the end of a gesture before its last change.
  fileprivate mutating func endEarly() {
    var change: Int?
    for index in indices {
      switch self[index] {
      case .changed, .changedPair: change = index
      case .committed, .committedPair, .cancelled:
        if let change { insert(remove(at: index), at: change) }
        return
      case .began, .ticks, .reachedEnd, .announce, .draw, .frames: break
      }
    }
  }
}
