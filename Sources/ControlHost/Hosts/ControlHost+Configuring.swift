import GestureEngine

extension ControlHost {
  /// Replaces the configuration of the control while it lives, and returns the effects.
  ///
  ///     try host.configure(.init(step: 0.1), at: time)  // 0.337 becomes 0.3, which is not reported
  ///
  /// The value stays, clamped and snapped to the new configuration; the fields `value`, `lower` and
  /// `upper` of the configuration are ignored. A tracked touch is cancelled first, by the old
  /// configuration, if the range, the stops, the distances of two values or the direction differ;
  /// otherwise its drag goes on as after a `resize`.
  ///
  /// - Parameters:
  ///   - configuration: The new configuration.
  ///   - time: The time in seconds, as in ``handle(_:at:)``.
  /// - Returns: The effects in their order.
  /// - Throws: `ConfigurationError` if the control refuses the configuration. Then nothing changes.
  @inlinable public mutating func configure(
    _ configuration: C.Configuration, at time: Double
  ) throws(ConfigurationError) -> HostEffects {
    let (configuration, new) = try ControlHost.control(configuration)
    var effects = HostEffects()
    advance(to: time, &effects)
    if new.traits.haveSameValues(as: traits), let same = try? held.reconfigured(configuration) {
      (held, traits) = (same, same.traits)
      isAnimating = held.handle(.wait(0)).isAnimating
    } else {
      cancelAll(&effects)
      replace(by: new)
    }
    effects.kinds.insert(.draw)
    noteFrames(&effects)
    return effects
  }

  /// Makes a control, without the initial values where they are refused.
  @inlinable package static func control(
    _ configuration: C.Configuration
  ) throws(ConfigurationError) -> (C.Configuration, C) {
    do {
      return (configuration, try C(configuration))
    } catch {
      guard C.Configuration.isInitialValue(error.field) else { throw error }
      let configuration = configuration.withoutInitialValues
      return (configuration, try C(configuration))
    }
  }

  /// Replaces the control by another one, at rest at the present value and in the present size.
  @inlinable mutating func replace(by new: C) {
    let values = OwnedValues(of: held)
    (held, traits) = (new, new.traits)
    _ = held.handle(.resize(presentSize))
    _ = held.handle(setting(values))
    isAnimating = held.handle(.wait(restingTime)).isAnimating
  }

  /// The seconds after which no animation of a control runs any more.
  @inlinable var restingTime: Double { 1000 }
}
