import GestureEngine

extension ControlHost {
  /// Replaces the configuration of the control while it lives, and returns the effects.
  ///
  ///     try host.configure(.init(step: 0.1), at: time)  // 0.337 becomes 0.3, which is not reported
  ///
  /// The value stays, clamped and snapped to the new configuration; the `value` field of the
  /// configuration is ignored. A tracked touch is cancelled first, by the old configuration, if the
  /// range, the stops or the direction differ; otherwise its drag goes on as after a `resize`.
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
    let (old, traits) = (held.traits, new.traits)
    let isAlike =
      old.range == traits.range && old.scale == traits.scale && old.stops == traits.stops
      && old.direction == traits.direction
    var effects = HostEffects()
    advance(to: time, &effects)
    if isAlike, let same = try? held.reconfigured(configuration) {
      held = same
      isAnimating = held.handle(.wait(0)).isAnimating
    } else {
      if let tracked { cancel(tracked, &effects) }
      replace(by: new)
    }
    effects.kinds.insert(.draw)
    noteFrames(&effects)
    return effects
  }

  /// Makes a control, without the `value` field where that is refused.
  @inlinable static func control(
    _ configuration: C.Configuration
  ) throws(ConfigurationError) -> (C.Configuration, C) {
    do {
      return (configuration, try C(configuration))
    } catch {
      guard let field = C.Configuration.fields.firstIndex(where: { $0.name == "value" }),
        error.field == "value"
      else { throw error }
      var configuration = configuration
      configuration[field] = .none
      return (configuration, try C(configuration))
    }
  }

  /// Replaces the control by another one, at rest at the present value and in the present size.
  @inlinable mutating func replace(by new: C) {
    let value = held.value
    held = new
    _ = held.handle(.resize(presentSize))
    _ = held.handle(.set(value))
    isAnimating = held.handle(.wait(restingTime)).isAnimating
  }

  /// The seconds after which no animation of a control runs any more.
  @inlinable var restingTime: Double { 1000 }
}
