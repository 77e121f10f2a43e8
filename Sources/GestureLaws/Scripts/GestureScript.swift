import GestureEngine

/// A configured control and the events that happen to it: what is generated, played, shrunk, kept.
///
///     let script = try GestureScript("size 300 44; down 50 22; move 150 22", for: .fatSlider)
///     try script.play().value  // 0.5
public struct GestureScript: Sendable {
  /// The kind of control.
  public var kind: ControlKind
  /// What is configured, in the order in which it is written; the rest has its default.
  public var settings: [Setting]
  /// What happens, the first first.
  public var events: [GestureEvent]

  /// A script of the given parts.
  public init(kind: ControlKind, settings: [Setting] = [], events: [GestureEvent]) {
    self.kind = kind
    self.settings = settings
    self.events = events
  }

  /// Makes the control and plays the events to it.
  ///
  /// - Parameter drawing: Whether to keep what the control looks like after each event, too.
  /// - Returns: What every event did, and what could be seen of the control after it.
  /// - Throws: ``ConfigurationError`` where the configuration is refused.
  public func play(drawing: Bool = false) throws(ConfigurationError) -> Trace {
    try stage().play(events, drawings: drawing ? .kept : .none).trace
  }

  /// Makes the control for events to come; those of the script are not played.
  ///
  /// - Throws: ``ConfigurationError`` where the configuration is refused.
  public func start() throws(ConfigurationError) -> LiveControl {
    LiveControl(try stage())
  }

  /// The configured control before its first event.
  ///
  /// - Throws: ``ConfigurationError`` where the configuration is refused.
  func stage() throws(ConfigurationError) -> Stage { try kind.start(settings) }

  /// The same script, which writes down all that is played of it.
  ///
  /// - Parameter log: Where to.
  /// - Returns: A script of the same settings and events.
  package func logged(in log: PlayLog) -> GestureScript {
    var script = self
    script.kind = ControlKind(kind, loggingTo: log)
    return script
  }

  /// This script with other events.
  ///
  /// - Parameter events: The events of the new script.
  /// - Returns: The same configured control, to which they happen.
  public func with(events: [GestureEvent]) -> GestureScript {
    GestureScript(kind: kind, settings: settings, events: events)
  }

  /// What the field at `index` of ``ControlKind/fields`` is in this script.
  public func value(ofField index: Int) -> FieldValue {
    settings.last { $0.field == index }?.value ?? kind.defaults[index]
  }

  /// Sets a field, over what it was set to before.
  public mutating func set(field: Int, to value: FieldValue) {
    if let place = settings.lastIndex(where: { $0.field == field }) {
      settings[place].value = value
    } else {
      settings.append(Setting(field: field, value: value))
    }
  }

  /// Whether both are the same kind, settings and events, bit for bit; all NaNs are one.
  public func isIdentical(to other: GestureScript) -> Bool {
    kind.name == other.kind.name && settings == other.settings
      && events.count == other.events.count
      && zip(events, other.events).allSatisfy { $0.isIdentical(to: $1) }
  }
}
