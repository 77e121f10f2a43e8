import GestureEngine

/// A configured control and a sequence of events: the test case that is generated, played, minimized
/// and kept.
///
///     let script = try GestureScript("size 300 44; down 50 22; move 150 22", for: .fatSlider)
///     try script.play().value  // 0.5
public struct GestureScript: Sendable {
  /// The kind of control.
  public var kind: ControlKind
  /// The fields that are set, in the order in which they are written; every other field has its
  /// default.
  public var settings: [Setting]
  /// The events in order.
  public var events: [GestureEvent]

  /// Creates a script.
  public init(kind: ControlKind, settings: [Setting] = [], events: [GestureEvent]) {
    self.kind = kind
    self.settings = settings
    self.events = events
  }

  /// Makes the control and plays the events to it.
  ///
  /// - Parameter drawing: Whether the trace also keeps the scene after each event.
  /// - Returns: The response to every event and the visible state of the control after it.
  /// - Throws: `ConfigurationError` where the configuration is refused.
  public func play(drawing: Bool = false) throws(ConfigurationError) -> Trace {
    try stage().play(events, drawings: drawing ? .kept : .none).trace
  }

  /// Makes the control for events to come, without playing the events of the script.
  ///
  /// - Throws: `ConfigurationError` where the configuration is refused.
  public func start() throws(ConfigurationError) -> LiveControl {
    LiveControl(try stage())
  }

  /// Makes the configured control, before its first event.
  ///
  /// - Throws: ``ConfigurationError`` where the configuration is refused.
  func stage() throws(ConfigurationError) -> Stage { try kind.start(settings) }

  /// Returns a copy of this script that logs everything played of it.
  ///
  /// - Parameter log: The log.
  /// - Returns: A script with the same settings and events.
  package func logged(in log: PlayLog) -> GestureScript {
    var script = self
    script.kind = ControlKind(kind, loggingTo: log)
    return script
  }

  /// Returns a script with the same configured control and other events.
  ///
  /// - Parameter events: The events of the new script.
  /// - Returns: The new script.
  public func with(events: [GestureEvent]) -> GestureScript {
    GestureScript(kind: kind, settings: settings, events: events)
  }

  /// Returns the value that the field at `index` of ``ControlKind/fields`` has in this script.
  public func value(ofField index: Int) -> FieldValue {
    settings.last { $0.field == index }?.value ?? kind.defaults[index]
  }

  /// Sets a field, and replaces any earlier setting of it.
  public mutating func set(field: Int, to value: FieldValue) {
    if let place = settings.lastIndex(where: { $0.field == field }) {
      settings[place].value = value
    } else {
      settings.append(Setting(field: field, value: value))
    }
  }

  /// Whether both scripts have the same kind, settings and events, bit for bit; all NaNs count as
  /// equal.
  public func isIdentical(to other: GestureScript) -> Bool {
    kind.name == other.kind.name && settings == other.settings
      && events.count == other.events.count
      && zip(events, other.events).allSatisfy { $0.isIdentical(to: $1) }
  }
}
