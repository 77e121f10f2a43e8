public import GestureEngine

/// The part of a play that a law adds to a script, and at whose end it breaks.
///
/// Pictures show it after the events of the script.
public enum Sequel: Sendable, Hashable {
  /// Events that follow those of the script.
  case events([GestureEvent])
  /// Events that a new control gets.
  case newControl([GestureEvent])
  /// Inputs of a host that follow those of the script.
  case inputs([HostScript.Step])

  /// The number of events or inputs.
  public var count: Int {
    switch self {
    case .events(let events), .newControl(let events): events.count
    case .inputs(let steps): steps.count
    }
  }

  /// Whether a new control gets the events.
  public var isOfNewControl: Bool { if case .newControl = self { true } else { false } }
}

extension Trial {
  /// Returns a breach at the end of events that follow those of the script.
  func breach(
    after events: [GestureEvent], _ message: String, contrast: Contrast? = nil,
    of thumb: Thumb = .lower
  ) -> Breach {
    var breach = Breach(message, probe: shown(after: events), contrast: contrast, of: thumb)
    breach.sequel = .events(events)
    return breach
  }

  /// Returns a breach at the end of events that the control gets once it has settled after the script.
  func breach(
    afterSettling events: [GestureEvent], _ message: String, contrast: Contrast? = nil,
    of thumb: Thumb = .lower
  ) -> Breach {
    breach(
      after: Self.settling + events, "after the script, " + message, contrast: contrast, of: thumb)
  }

  /// Returns a breach at the end of events that a new control gets.
  func breach(
    ofNewControlAfter events: [GestureEvent], _ message: String, contrast: Contrast? = nil,
    of thumb: Thumb = .lower
  ) -> Breach {
    var breach = Breach(message, probe: shown(events), contrast: contrast, of: thumb)
    breach.sequel = .newControl(events)
    return breach
  }

  /// Plays a sequel, with drawings; `nil` if it is one of a host.
  public func play(_ sequel: Sequel) -> Trace? {
    switch sequel {
    case .events(let events): end.play(events, drawings: .kept).trace
    case .newControl(let events): start.play(events, drawings: .kept).trace
    case .inputs: nil
    }
  }
}

extension HostTrial {
  /// Returns a breach at the end of inputs that follow those of the script.
  func breach(
    after steps: [HostScript.Step], _ message: String, contrast: Contrast? = nil,
    of thumb: Thumb = .lower
  ) -> Breach {
    var breach = Breach(message, contrast: contrast, of: thumb)
    breach.sequel = .inputs(steps)
    return breach
  }

  /// Plays a sequel, with drawings; `nil` if it is one of a control.
  func play(_ sequel: Sequel) -> HostTrace? {
    guard case .inputs(let steps) = sequel else { return nil }
    return end.play(steps, recording: .scenes).trace
  }
}
