public import GestureEngine

/// The events that a law plays itself, and at whose end it breaks.
///
/// Pictures show them after the events of the script.
public struct Sequel: Sendable, Hashable {
  /// The events.
  public var events: [GestureEvent]
  /// Whether a new control gets the events; otherwise they follow those of the script.
  public var isOfNewControl: Bool

  /// Creates a sequel.
  public init(_ events: [GestureEvent], ofNewControl isOfNewControl: Bool = false) {
    self.events = events
    self.isOfNewControl = isOfNewControl
  }
}

extension Trial {
  /// Returns a breach at the end of events that follow those of the script.
  func breach(
    after events: [GestureEvent], _ message: String, contrast: Contrast? = nil
  ) -> Breach {
    var breach = Breach(message, probe: shown(after: events), contrast: contrast)
    breach.sequel = Sequel(events)
    return breach
  }

  /// Returns a breach at the end of events that a new control gets.
  func breach(
    ofNewControlAfter events: [GestureEvent], _ message: String, contrast: Contrast? = nil
  ) -> Breach {
    var breach = Breach(message, probe: shown(events), contrast: contrast)
    breach.sequel = Sequel(events, ofNewControl: true)
    return breach
  }

  /// Plays the events of a sequel, with drawings.
  public func play(_ sequel: Sequel) -> Trace {
    (sequel.isOfNewControl ? start : end).play(sequel.events, drawings: .kept).trace
  }
}
