import ControlHost

extension HostScript.Action {
  /// The input; `nil` for a new configuration.
  var input: HostInput? { if case .input(let input) = self { input } else { nil } }

  /// The values that the action binds; `nil` for another action, and for values that are all NaN.
  var bound: HostValues? { input.flatMap { HostValues(boundBy: $0) } }

  /// Whether the action is that of a pointer.
  var isOfPointer: Bool {
    switch input {
    case .pointer?, .lost?: true
    case .key?, .scroll?, .laidOut?, .bound?, .boundPair?, .enabled?, .frame?, .focused?, nil: false
    }
  }

  /// Whether the action is a key, or a turn of the wheel.
  var isOfKeyOrWheel: Bool {
    switch input {
    case .key?, .scroll?: true
    case .pointer?, .lost?, .laidOut?, .bound?, .boundPair?, .enabled?, .frame?, .focused?, nil:
      false
    }
  }

  /// Whether the action is a turn of the wheel.
  var isOfWheel: Bool { if case .scroll? = input { true } else { false } }

  /// Whether the action binds values.
  var isBinding: Bool {
    switch input {
    case .bound?, .boundPair?: true
    case .pointer?, .lost?, .key?, .scroll?, .laidOut?, .enabled?, .frame?, .focused?, nil: false
    }
  }

  /// Whether the action changes a field of the configuration.
  var isConfiguration: Bool { if case .configure = self { true } else { false } }
}
